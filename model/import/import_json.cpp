// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/import_json.h"

#include "model/import/instant_text.h"
#include "model/text/say.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace afflux {

namespace {

using Json = nlohmann::ordered_json;

std::string said(const Message& message)
{
    return say(message, Speech::machine()).toStdString();
}

std::string_view word(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        break;
    }
    return "note";
}

/// Whole numbers without ".0".
Json number(double value)
{
    if (value == std::floor(value) && std::abs(value) < 1e15)
        return static_cast<std::int64_t>(value);
    return value;
}

Json seriesJson(const MetricSeries& series)
{
    Json json{{"name", series.name},
              {"role", word(series.role)},
              {"unit", series.unit},
              {"kind", word(series.kind)},
              {"points", series.samples.size()},
              {"start", nullptr},
              {"end", nullptr},
              {"stepSeconds", number(series.step.count())},
              {"missing", series.missing}};
    if (!series.samples.empty()) {
        json["start"] = isoMilliseconds(series.samples.front().time);
        json["end"] = isoMilliseconds(series.samples.back().time);
    }
    return json;
}

/// A job whose service time is known has been served, whether or not the log says when.
Json jobsJson(const std::vector<JobRecord>& jobs)
{
    std::int64_t finished = 0;
    std::int64_t running = 0;
    for (const JobRecord& job : jobs) {
        const bool done = job.end || job.service;
        finished += done;
        running += !done && job.start;
    }
    const auto count = static_cast<std::int64_t>(jobs.size());
    return {{"count", count},
            {"finished", finished},
            {"running", running},
            {"waiting", count - finished - running}};
}

Json issueJson(const Issue& issue)
{
    std::string text = said(issue.what);
    if (!issue.remedy.empty())
        text += (text.ends_with('.') ? " " : ". ") + said(issue.remedy);
    return {{"kind", issue.kind},
            {"severity", word(issue.severity)},
            {"file", issue.place.file},
            {"line", issue.place.line > 0 ? Json(issue.place.line) : Json(nullptr)},
            {"message", text}};
}

} // namespace

std::string importJson(const Import& import)
{
    Json json{{"format", import.format}, {"why", said(import.why)}};
    json["series"] = Json::array();
    for (const MetricSeries& series : import.history.series)
        json["series"].push_back(seriesJson(series));
    json["jobs"] = jobsJson(import.history.jobs);
    json["assumptions"] = Json::array();
    for (const Message& assumption : import.assumptions)
        json["assumptions"].push_back(said(assumption));
    json["issues"] = Json::array();
    for (const Issue& issue : import.issues)
        json["issues"].push_back(issueJson(issue));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace afflux
