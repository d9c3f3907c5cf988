// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/scenario_keys.h"

#include "model/workload/metric_series.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace afflux {

namespace {

/// A positive duration; nullopt when it is none, which has been reported.
std::optional<Seconds> duration(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    if (node.kind != YamlNode::Kind::scalar) {
        errors.add(ErrorCode::badValue, node, key,
                   message(AFFLUX_TR("Message", "a single value is expected here")),
                   message(AFFLUX_TR("Message", "Write a duration such as 30s, 5m or 1.5h.")));
        return std::nullopt;
    }
    ParameterInfo info;
    info.key = key;
    info.unit = Unit::seconds;
    const Result<Value> value = parseValue(info, node.text, Unit::none);
    if (!value) {
        errors.add(value.error(), node, key);
        return std::nullopt;
    }
    const double seconds = std::get<double>(*value);
    if (seconds > 0)
        return Seconds(seconds);
    errors.add(ErrorCode::badValue, node, key,
               message(AFFLUX_TR("Message", "the duration must be longer than 0")));
    return std::nullopt;
}

/// "10%" or 0.1; nullopt: no share.
std::optional<double> parseShare(const YamlNode& node)
{
    std::string_view text = node.text;
    const bool percent = text.ends_with('%');
    if (percent)
        text.remove_suffix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    double share = 0;
    const char* const end = text.data() + text.size();
    const auto [after, failed] = std::from_chars(text.data(), end, share);
    share = percent ? share / 100 : share;
    const bool good = failed == std::errc() && after == end && share >= 0 && share <= 1;
    return good ? std::optional(share) : std::nullopt;
}

LogNormalService logNormal(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    LogNormalService service;
    if (!requireMap(node, key, errors))
        return service;
    checkKeys(node, key + '.', {"mean", "p95"}, errors);
    bool mean = false;
    bool p95 = false;
    for (const auto& [name, value] : node.entries) {
        if (name.text == "mean" || name.text == "p95") {
            (name.text == "mean" ? mean : p95) = true;
            if (const auto seconds = duration(value, key + '.' + name.text, errors))
                (name.text == "mean" ? service.mean : service.p95) = *seconds;
        }
    }
    if (!mean || !p95)
        errors.add(ErrorCode::missing, node, key,
                   message(AFFLUX_TR("Message", "a log-normal service time needs mean and p95")),
                   message(AFFLUX_TR("Message", "Write log-normal: {mean: 12s, p95: 40s}.")));
    return service;
}

EmpiricalService empirical(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    auto seconds = std::make_shared<std::vector<double>>();
    if (node.kind != YamlNode::Kind::list || node.items.empty()) {
        errors.add(ErrorCode::badValue, node, key,
                   message(AFFLUX_TR("Message", "a list of durations is expected here")),
                   message(AFFLUX_TR("Message", "Write empirical: [1.2s, 3s, 11s].")));
        seconds->push_back(1);
        return {seconds};
    }
    seconds->reserve(node.items.size());
    for (const YamlNode& item : node.items)
        if (const auto one = duration(item, key, errors))
            seconds->push_back(one->count());
    return {seconds};
}

BimodalService bimodal(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    BimodalService service;
    if (!requireMap(node, key, errors))
        return service;
    checkKeys(node, key + '.', {"short", "long", "longShare"}, errors);
    const YamlNode* shorter = valueAt(node, "short");
    const YamlNode* longer = valueAt(node, "long");
    const YamlNode* share = valueAt(node, "longShare");
    if (shorter)
        service.shorter = duration(*shorter, key + ".short", errors).value_or(service.shorter);
    if (longer)
        service.longer = duration(*longer, key + ".long", errors).value_or(service.longer);
    if (share) {
        const auto read = parseShare(*share);
        service.longShare = read.value_or(service.longShare);
        if (!read)
            errors.add(ErrorCode::badValue, *share, key + ".longShare",
                       message(AFFLUX_TR("Message", "the share of long jobs must lie between 0 and "
                                                    "1")),
                       message(AFFLUX_TR("Message", "Write a share such as 10%.")));
    }
    if (!shorter || !longer || !share)
        errors.add(ErrorCode::missing, node, key,
                   message(AFFLUX_TR("Message", "a bimodal service time needs short, long and "
                                                "longShare")),
                   message(AFFLUX_TR("Message",
                                     "Write bimodal: {short: 1s, long: 60s, longShare: 10%}.")));
    return service;
}

ServiceTimes serviceOf(const std::string& kind, const YamlNode& node, const std::string& key,
                       ErrorSink& errors)
{
    if (kind == "log-normal" || kind == "lognormal")
        return logNormal(node, key, errors);
    if (kind == "empirical")
        return empirical(node, key, errors);
    if (kind == "bimodal")
        return bimodal(node, key, errors);
    const Seconds seconds = duration(node, key, errors).value_or(Seconds(1));
    if (kind == "exponential")
        return ExponentialService{seconds};
    return ConstantService{seconds};
}

} // namespace

const YamlNode* valueAt(const YamlNode& map, std::string_view key)
{
    const auto found = std::ranges::find_if(
        map.entries, [key](const auto& entry) { return entry.first.text == key; });
    return found == map.entries.end() ? nullptr : &found->second;
}

std::string tableKey(const std::string& key)
{
    if (key == "workers.startupDelay.mean")
        return "workers.startupDelay";
    return key == "workers.startupDelay.p95" ? "workers.startupDelayP95" : key;
}

bool requireMap(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    if (node.kind == YamlNode::Kind::map)
        return true;
    errors.add(ErrorCode::badValue, node, key,
               message(AFFLUX_TR("Message", "a group of keys is expected here")));
    return false;
}

std::string singleText(const YamlNode& node, const std::string& key, ErrorSink& errors)
{
    if (node.kind == YamlNode::Kind::scalar)
        return node.text;
    errors.add(ErrorCode::badValue, node, key,
               message(AFFLUX_TR("Message", "a single value is expected here")));
    return {};
}

std::optional<double> parseRate(std::string_view text)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [after, failed] = std::from_chars(text.data(), end, number);
    if (failed != std::errc() || !std::isfinite(number))
        return std::nullopt;
    std::string_view unit(after, static_cast<std::size_t>(end - after));
    while (!unit.empty() && unit.front() == ' ')
        unit.remove_prefix(1);
    if (unit.empty() || unit == "/s" || unit == "/sec")
        return number;
    if (unit == "/m" || unit == "/min")
        return number / 60;
    if (unit == "/h")
        return number / 3600;
    if (unit == "/d")
        return number / 86400;
    return std::nullopt;
}

void checkKeys(const YamlNode& map, const std::string& prefix,
               const std::vector<std::string>& known, ErrorSink& errors)
{
    std::set<std::string> seen;
    for (const auto& [key, value] : map.entries) {
        const bool unknown = std::ranges::find(known, key.text) == known.end();
        if (unknown) {
            const std::string near = nearestWord(key.text, known);
            errors.add(ErrorCode::unknownKey, key, prefix + key.text,
                       message(AFFLUX_TR("Message", "there is no such key")),
                       near.empty()
                           ? Message{}
                           : message(AFFLUX_TR("Message", "Did you mean %1?"), prefix + near));
        } else if (!seen.insert(key.text).second) {
            errors.add(ErrorCode::conflict, key, prefix + key.text,
                       message(AFFLUX_TR("Message", "this key stands twice")),
                       message(AFFLUX_TR("Message", "Remove one of the two.")));
        }
    }
}

void readArrivals(const YamlNode& node, PoissonArrivals& arrivals, ErrorSink& errors)
{
    const std::string key = "workload.arrivals";
    if (!requireMap(node, key, errors))
        return;
    checkKeys(node, key + '.', words(arrivalsKeys), errors);
    bool rated = false;
    for (const auto& [name, value] : node.entries) {
        if (name.text == "poisson") {
            rated = true;
            const auto rate =
                value.kind == YamlNode::Kind::scalar ? parseRate(value.text) : std::nullopt;
            if (rate && *rate > 0)
                arrivals.perSecond = *rate;
            else
                errors.add(ErrorCode::badValue, value, key + ".poisson",
                           message(AFFLUX_TR("Message", "a rate above 0 is expected here")),
                           message(AFFLUX_TR("Message", "Write a rate such as 8/s, 480/min or "
                                                        "2000/h.")));
        } else if (name.text == "for") {
            if (const auto seconds = duration(value, key + ".for", errors))
                arrivals.duration = *seconds;
        }
    }
    if (!rated)
        errors.add(
            ErrorCode::missing, node, key + ".poisson",
            message(AFFLUX_TR("Message", "the arrival rate is missing")),
            message(AFFLUX_TR("Message", "Write arrivals: {poisson: 8/s, for: 1h}, or name a "
                                         "history instead.")));
}

void readService(const YamlNode& node, ServiceTimes& service, ErrorSink& errors)
{
    const std::string key = "workload.service";
    if (!requireMap(node, key, errors))
        return;
    checkKeys(node, key + '.', words(serviceKeys), errors);
    if (node.entries.size() != 1) {
        errors.add(node.entries.empty() ? ErrorCode::missing : ErrorCode::conflict, node, key,
                   message(AFFLUX_TR("Message", "exactly one kind of service time is expected")),
                   message(AFFLUX_TR("Message", "Use one of: %1."),
                           std::string("constant, exponential, log-normal, bimodal, empirical")));
        return;
    }
    const auto& [name, value] = node.entries.front();
    if (std::ranges::find(serviceKeys, name.text) == serviceKeys.end())
        return;
    service = serviceOf(name.text, value, key + '.' + name.text, errors);
    if (const Result<void> checked = check(service); !checked)
        errors.add(checked.error(), value, key + '.' + name.text);
}

} // namespace afflux
