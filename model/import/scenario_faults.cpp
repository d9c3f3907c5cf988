// SPDX-License-Identifier: GPL-3.0-or-later

// The `faults:` block of a scenario file.

#include "model/import/scenario_times.h"

#include <algorithm>

namespace afflux {

namespace {

/// "faults[2]", as errors name the third.
std::string nameOf(std::size_t index)
{
    return "faults[" + std::to_string(index) + ']';
}

std::vector<std::string> faultWords()
{
    std::vector<std::string> words;
    for (const FaultInfo& info : faultInfos())
        words.emplace_back(info.word);
    return words;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::optional<FaultKind> readKind(const YamlNode& entry, const std::string& key, ErrorSink& errors)
{
    const std::vector<std::string> words = faultWords();
    const YamlNode* node = valueAt(entry, "fault");
    if (!node) {
        errors.add(ErrorCode::missing, entry, key + ".fault",
                   message(AFFLUX_TR("Message", "what goes wrong is missing")),
                   message(AFFLUX_TR("Message", "Use one of: %1."), joined(words)));
        return std::nullopt;
    }
    const auto found = std::ranges::find(words, node->text);
    if (node->kind == YamlNode::Kind::scalar && found != words.end())
        return static_cast<FaultKind>(found - words.begin());
    const std::string near = nearestWord(node->text, words);
    errors.add(ErrorCode::badValue, *node, key + ".fault",
               message(AFFLUX_TR("Message", "“%1” is not known here"), node->text),
               near.empty() ? message(AFFLUX_TR("Message", "Use one of: %1."), joined(words))
                            : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
    return std::nullopt;
}

std::vector<std::string> keysOf(FaultKind kind)
{
    std::vector<std::string> keys{"fault", "from", "to"};
    if (const std::string& amount = infoOf(kind).amount.key; !amount.empty())
        keys.push_back(amount);
    if (kind == FaultKind::metricStops)
        keys.emplace_back("reads");
    return keys;
}

/// A controller that restarts may be back at once; all else needs both ends.
SpanTimes readTimes(const YamlNode& entry, FaultKind kind, const std::string& key,
                    ErrorSink& errors)
{
    SpanTimes times;
    times.fromNode = valueAt(entry, "from");
    times.toNode = valueAt(entry, "to");
    if (!times.toNode && kind == FaultKind::controllerRestart)
        times.toNode = times.fromNode;
    if (times.fromNode)
        times.from = readSpanTime(*times.fromNode, key + ".from", errors);
    if (times.toNode == times.fromNode)
        times.to = times.from;
    else if (times.toNode)
        times.to = readSpanTime(*times.toNode, key + ".to", errors);
    for (const auto& [node, end] : {std::pair(times.fromNode, ".from"), {times.toNode, ".to"}})
        if (!node)
            errors.add(ErrorCode::missing, entry, key + end,
                       message(AFFLUX_TR("Message", "a fault has a start and an end")),
                       message(AFFLUX_TR("Message", "Write from: 1h and to: 2h, since the start of "
                                                    "the history, or dates.")));
    return times;
}

void readDetails(const YamlNode& entry, const std::string& key, Fault& fault, ErrorSink& errors)
{
    ParameterInfo amount = infoOf(fault.kind).amount;
    if (const auto* fallback = std::get_if<double>(&amount.fallback))
        fault.amount = *fallback;
    const YamlNode* node = amount.key.empty() ? nullptr : valueAt(entry, amount.key);
    if (node) {
        amount.key = key + '.' + amount.key;
        fault.amount = readNumber(*node, amount, errors).value_or(fault.amount);
    }
    if (const YamlNode* reads = valueAt(entry, "reads");
        reads && fault.kind == FaultKind::metricStops) {
        std::vector<std::string> words;
        for (const Choice& choice : stoppedMetricChoices())
            words.emplace_back(choice.word);
        const auto found = std::ranges::find(words, reads->text);
        if (found != words.end())
            fault.reads = static_cast<StoppedMetric>(found - words.begin());
        else
            errors.add(ErrorCode::badValue, *reads, key + ".reads",
                       message(AFFLUX_TR("Message", "“%1” is not known here"), reads->text),
                       message(AFFLUX_TR("Message", "Use one of: %1."), joined(words)));
    }
}

void readFault(const YamlNode& entry, Faults& faults, std::vector<DatedTime>& dates,
               ErrorSink& errors)
{
    const std::string key = nameOf(faults.size());
    Fault& fault = faults.emplace_back();
    if (!requireMap(entry, key, errors))
        return;
    const std::optional<FaultKind> kind = readKind(entry, key, errors);
    if (!kind)
        return;
    fault.kind = *kind;
    checkKeys(entry, key + '.', keysOf(*kind), errors);
    Span span;
    takeSpan(readTimes(entry, *kind, key, errors), DatedTime::Of::fault, faults.size() - 1, key,
             span, dates, errors);
    fault.from = span.from;
    fault.to = span.to;
    readDetails(entry, key, fault, errors);
}

} // namespace

void readFaults(const YamlNode& node, Faults& faults, std::vector<DatedTime>& dates,
                ErrorSink& errors)
{
    if (node.isNull())
        return;
    if (node.kind != YamlNode::Kind::list) {
        errors.add(ErrorCode::badValue, node, "faults",
                   message(AFFLUX_TR("Message", "a list is expected here")),
                   message(AFFLUX_TR("Message", "Write faults: [{fault: burst, from: 1h, to: 2h, "
                                                "factor: 3}].")));
        return;
    }
    for (const YamlNode& entry : node.items)
        readFault(entry, faults, dates, errors);
}

} // namespace afflux
