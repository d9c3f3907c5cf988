// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/target_parts.h"

#include <algorithm>

namespace afflux {

namespace {

bool isLabelCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Breaks at spaces so that no line is longer than @p width, where that is possible.
std::vector<std::string> wrapped(const std::string& text, const std::string& first,
                                 const std::string& next, std::size_t width)
{
    std::vector<std::string> lines;
    std::string line = first;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto space = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, space - at);
        const bool begun = line.size() > (lines.empty() ? first : next).size();
        if (begun && line.size() + 1 + word.size() > width) {
            lines.push_back(line);
            line = next + word;
        } else {
            line += (begun ? " " : "") + word;
        }
        at = space + 1;
    }
    lines.push_back(line);
    return lines;
}

void appendAll(std::vector<std::string>& lines, const std::vector<std::string>& more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

constexpr std::size_t commentWidth = 96;

} // namespace

std::string settingOf(const ExportRequest& request, const std::string& key,
                      const std::string& fallback)
{
    const auto found = request.settings.find(key);
    return found == request.settings.end() || found->second.empty() ? fallback : found->second;
}

std::string dnsLabel(std::string_view text, std::size_t longest)
{
    std::string label;
    for (const char c : text) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (isLabelCharacter(lower))
            label += lower;
        else if (!label.empty() && label.back() != '-')
            label += '-';
    }
    label.resize(std::min(label.size(), longest));
    while (label.ends_with('-'))
        label.pop_back();
    return label.empty() ? "queue" : label;
}

Result<void> requireDnsLabel(const ExportRequest& request, const std::string& key)
{
    const std::string value = settingOf(request, key);
    const std::string label = dnsLabel(value);
    if (label == value)
        return {};
    return failure(
        ErrorCode::badValue, {"", 0, 0, key},
        message(AFFLUX_TR("Message", "“%1” is no Kubernetes name"), value),
        message(AFFLUX_TR("Message", "Use small letters, digits and hyphens, no more than "
                                     "54: %1."),
                label));
}

std::string english(const Message& message)
{
    return say(message, Speech::machine()).toStdString();
}

std::vector<std::string> headComment(const ExportRequest& request, const std::vector<Message>& lost)
{
    const std::string& plan = request.scenario.plan.name;
    std::string head = "Queue \"" + request.scenario.queue + '"';
    if (!plan.empty())
        head += ", scenario \"" + plan + '"';
    // Names are the user's own; a line break in one must not end the comment.
    std::ranges::replace_if(
        head, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    std::vector<std::string> lines = wrapped(head + ". Written by Afflux.", "", "", commentWidth);
    if (lost.empty())
        return lines;
    lines.emplace_back("What this does not say, or says only nearly:");
    for (const Message& item : lost)
        appendAll(lines, wrapped(english(item), "- ", "  ", commentWidth));
    return lines;
}

std::string headComment(const ExportRequest& request, const std::vector<Message>& lost,
                        std::string_view mark)
{
    std::string text;
    for (const std::string& line : headComment(request, lost))
        text += std::string(mark) + line + '\n';
    return text;
}

Readme::Readme(const ExportRequest& request, const Message& title)
    : speech_(request.speech)
    , text_("# " + say(title, request.speech).toStdString() + '\n')
{
}

void Readme::heading(const Message& text)
{
    text_ += "\n## " + say(text, speech_).toStdString() + '\n';
}

void Readme::paragraph(const Message& text)
{
    text_ += '\n' + say(text, speech_).toStdString() + '\n';
}

void Readme::bullets(const std::vector<Message>& items)
{
    text_ += '\n';
    for (const Message& item : items)
        text_ += "- " + say(item, speech_).toStdString() + '\n';
}

void Readme::commands(const std::vector<std::string>& lines)
{
    text_ += "\n```sh\n";
    for (const std::string& line : lines)
        text_ += line + '\n';
    text_ += "```\n";
}

void Readme::settings(const ExportRequest& request, const std::vector<ExportSetting>& asked)
{
    heading(message(AFFLUX_TR("Message", "What was filled in")));
    text_ += '\n';
    for (const ExportSetting& setting : asked)
        text_ += "- " +
                 say(message(AFFLUX_TR("Message", "%1 (%2): %3"),
                             say(message(setting.label), speech_).toStdString(),
                             '`' + setting.key + '`', '`' + settingOf(request, setting.key) + '`'),
                     speech_)
                     .toStdString() +
                 '\n';
}

void Readme::lost(const std::vector<Message>& items)
{
    if (items.empty())
        return;
    heading(message(AFFLUX_TR("Message", "What the files do not say, or say only nearly")));
    bullets(items);
}

ExportedFile Readme::take()
{
    return {"README.md", std::move(text_), Syntax::markdown, false};
}

std::string shellWord(const std::string& text)
{
    const bool plain = !text.empty() && std::ranges::all_of(text, [](char c) {
        return isLabelCharacter(c) || (c >= 'A' && c <= 'Z') ||
               std::string_view("-_./:@=,").find(c) != std::string_view::npos;
    });
    if (plain)
        return text;
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + '\'';
}

std::string metricWord(Metric metric)
{
    for (const Parameter<Signal>& row : signalParameters())
        if (row.info.key == "metric")
            return std::string(row.info.choices.at(static_cast<std::size_t>(metric)).word);
    return {};
}

MessageValue inSignalUnit(double value, const Plan& plan)
{
    if (unitOf(metricOf(plan)) == Unit::seconds)
        return Seconds(value);
    return value;
}

Message stepSizes(const AgeThreshold& rule)
{
    return message(
        AFFLUX_TR("Message", "Step sizes: up by %1 % of the workers, at least %2; down by "
                             "%3 %, at least %4."),
        rule.stepUp.percent, rule.stepUp.workers, rule.stepDown.percent, rule.stepDown.workers);
}

} // namespace afflux
