// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/mapping.h"

#include <algorithm>
#include <array>
#include <span>

namespace afflux {

namespace {

struct Name
{
    std::string_view text; ///< normalised
    Role role;
    bool wholeOnly = false; ///< too short to be looked for inside longer names
};

// The first match wins, so that "not_visible" comes before "visible".
constexpr std::array seriesNames{
    // seen often, and none of our roles
    Name{"delayed", Role::none},
    Name{"dead_letter", Role::none},
    Name{"dlq", Role::none},
    Name{"failed", Role::none},
    Name{"errors", Role::none},
    Name{"empty_receives", Role::none},
    Name{"number_of_messages_received", Role::none},
    Name{"sent_message_size", Role::none},
    Name{"messages_not_visible", Role::inFlight},
    Name{"not_visible", Role::inFlight},
    Name{"notvisible", Role::inFlight},
    Name{"in_flight", Role::inFlight},
    Name{"inflight", Role::inFlight},
    Name{"unacked", Role::inFlight},
    Name{"unacknowledged", Role::inFlight},
    Name{"messages_unacknowledged", Role::inFlight},
    Name{"running_jobs", Role::inFlight},
    Name{"jobs_running", Role::inFlight},
    Name{"running_end", Role::inFlight},
    Name{"active_jobs", Role::inFlight},
    Name{"en_cours", Role::inFlight},
    Name{"running", Role::inFlight, true},
    Name{"active", Role::inFlight, true},
    Name{"reserved", Role::inFlight, true},
    Name{"age_of_oldest_message", Role::oldestAge},
    Name{"oldest_age", Role::oldestAge},
    Name{"oldest_message", Role::oldestAge},
    Name{"oldest_job", Role::oldestAge},
    Name{"oldest_waiting_age", Role::oldestAge},
    Name{"queue_latency", Role::oldestAge},
    Name{"queue_wait_time", Role::oldestAge},
    Name{"oldest", Role::oldestAge, true},
    Name{"age", Role::oldestAge, true},
    Name{"age_max", Role::oldestAge, true},
    Name{"lag_seconds", Role::oldestAge},
    Name{"desired", Role::desired},
    Name{"desired_replicas", Role::desired},
    Name{"desired_workers", Role::desired},
    Name{"target_capacity", Role::desired},
    Name{"service_time", Role::serviceTime},
    Name{"processing_time", Role::serviceTime},
    Name{"execution_time", Role::serviceTime},
    Name{"run_time", Role::serviceTime},
    Name{"runtime", Role::serviceTime},
    Name{"service_mean", Role::serviceTime},
    Name{"task_duration", Role::serviceTime},
    Name{"job_duration", Role::serviceTime},
    Name{"duration", Role::serviceTime},
    Name{"duree", Role::serviceTime},
    Name{"cpu", Role::utilisation},
    Name{"cpu_utilization", Role::utilisation},
    Name{"utilization", Role::utilisation},
    Name{"utilisation", Role::utilisation},
    Name{"busy", Role::utilisation, true},
    Name{"load", Role::utilisation, true},
    Name{"number_of_messages_sent", Role::arrivals},
    Name{"messages_sent", Role::arrivals},
    Name{"request_count", Role::arrivals},
    Name{"messages_published", Role::arrivals},
    Name{"arrivals", Role::arrivals},
    Name{"arrived", Role::arrivals},
    Name{"arrival_rate", Role::arrivals},
    Name{"enqueued", Role::arrivals},
    Name{"published", Role::arrivals},
    Name{"publish", Role::arrivals},
    Name{"incoming", Role::arrivals},
    Name{"jobs_created", Role::arrivals},
    Name{"messages_in", Role::arrivals},
    Name{"arrivees", Role::arrivals},
    Name{"entrees", Role::arrivals, true},
    Name{"envoyes", Role::arrivals},
    Name{"sent", Role::arrivals},
    Name{"requests", Role::arrivals},
    Name{"submitted", Role::arrivals},
    Name{"produced", Role::arrivals},
    Name{"number_of_messages_deleted", Role::completions},
    Name{"messages_deleted", Role::completions},
    Name{"completions", Role::completions},
    Name{"completed", Role::completions},
    Name{"deleted", Role::completions},
    Name{"processed", Role::completions},
    Name{"finished", Role::completions},
    Name{"acked", Role::completions},
    Name{"acknowledged", Role::completions},
    Name{"consumed", Role::completions},
    Name{"dequeued", Role::completions},
    Name{"succeeded", Role::completions},
    Name{"throughput", Role::completions},
    Name{"traites", Role::completions},
    Name{"termines", Role::completions},
    Name{"messages_visible", Role::depth},
    Name{"queue_length", Role::depth},
    Name{"queue_depth", Role::depth},
    Name{"queue_size", Role::depth},
    Name{"messages_ready", Role::depth},
    Name{"depth", Role::depth},
    Name{"visible", Role::depth},
    Name{"backlog", Role::depth},
    Name{"waiting", Role::depth},
    Name{"pending", Role::depth},
    Name{"queued", Role::depth},
    Name{"queue", Role::depth, true},
    Name{"ready", Role::depth, true},
    Name{"lag", Role::depth, true},
    Name{"consumer_lag", Role::depth},
    Name{"consumergroup_lag", Role::depth},
    Name{"messages", Role::depth, true},
    Name{"msgs", Role::depth, true},
    Name{"profondeur", Role::depth},
    Name{"en_attente", Role::depth},
    Name{"file", Role::depth, true},
    Name{"file_d_attente", Role::depth},
    Name{"workers", Role::workers},
    Name{"replicas", Role::workers},
    Name{"instances", Role::workers},
    Name{"consumers", Role::workers},
    Name{"pods", Role::workers},
    Name{"running_tasks", Role::workers},
    Name{"in_service", Role::workers},
    Name{"consommateurs", Role::workers},
    // last, because they say the least
    Name{"jobs", Role::arrivals, true},
    Name{"starts", Role::none, true},
};

constexpr std::array jobNames{
    Name{"arrival", Role::arrival},
    Name{"arrival_time", Role::arrival},
    Name{"arrived_at", Role::arrival},
    Name{"created_at", Role::arrival},
    Name{"created_on", Role::arrival},
    Name{"inserted_at", Role::arrival},
    Name{"enqueued_at", Role::arrival},
    Name{"queued_at", Role::arrival},
    Name{"submit_time", Role::arrival},
    Name{"submitted_at", Role::arrival},
    Name{"submission_time", Role::arrival},
    Name{"submit", Role::arrival},
    Name{"queued_dttm", Role::arrival},
    Name{"requested_at", Role::arrival},
    Name{"received_at", Role::arrival},
    Name{"created", Role::arrival},
    Name{"received", Role::arrival},
    Name{"timestamp", Role::arrival},
    Name{"scheduled_at", Role::due},
    Name{"start_after", Role::due},
    Name{"due", Role::due},
    Name{"due_at", Role::due},
    Name{"run_at", Role::due},
    Name{"available_at", Role::due},
    Name{"eta", Role::due},
    Name{"eligible", Role::due},
    Name{"scheduled_for", Role::due},
    Name{"started_at", Role::start},
    Name{"started_on", Role::start},
    Name{"performed_at", Role::start},
    Name{"attempted_at", Role::start},
    Name{"processed_on", Role::start},
    Name{"start_time", Role::start},
    Name{"starting_time", Role::start},
    Name{"start", Role::start},
    Name{"start_date", Role::start},
    Name{"reserved_at", Role::start},
    Name{"started", Role::start},
    Name{"starttime", Role::start},
    Name{"begin", Role::start},
    Name{"begun_at", Role::start},
    Name{"claimed_at", Role::start},
    Name{"finished_at", Role::end},
    Name{"completed_at", Role::end},
    Name{"completed_on", Role::end},
    Name{"finalized_at", Role::end},
    Name{"finished_on", Role::end},
    Name{"end_time", Role::end},
    Name{"finish_time", Role::end},
    Name{"end", Role::end},
    Name{"end_date", Role::end},
    Name{"ended_at", Role::end},
    Name{"stopped_at", Role::end},
    Name{"succeeded", Role::end},
    Name{"endtime", Role::end},
    Name{"finished", Role::end},
    Name{"cancelled_at", Role::end},
    Name{"discarded_at", Role::end},
    Name{"service", Role::service},
    Name{"service_time", Role::service},
    Name{"execution_time", Role::service},
    Name{"run_time", Role::service},
    Name{"runtime", Role::service},
    Name{"duration", Role::service},
    Name{"processing_time", Role::service},
    Name{"job_runtime", Role::service},
    Name{"realtime", Role::service},
    Name{"class", Role::jobClass},
    Name{"job_class", Role::jobClass},
    Name{"class_name", Role::jobClass},
    Name{"kind", Role::jobClass},
    Name{"worker", Role::jobClass},
    Name{"job_type", Role::jobClass},
    Name{"task", Role::jobClass},
    Name{"task_name", Role::jobClass},
    Name{"queue", Role::queue},
    Name{"queue_name", Role::queue},
    Name{"partition", Role::queue},
};

bool isWordChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Accented Latin letters of two UTF-8 bytes to the plain letter; 0 for what is no such letter.
char plainLetter(unsigned char lead, unsigned char follow)
{
    if (lead != 0xc3)
        return 0;
    static constexpr std::string_view plain = "aaaaaaaceeeeiiiidnooooo/ouuuuyts";
    const std::size_t index = (follow & 0x3f) % 32;
    return index < plain.size() && plain[index] != '/' ? plain[index] : 0;
}

bool holdsWords(std::string_view name, std::string_view words)
{
    for (std::size_t at = name.find(words); at != name.npos; at = name.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || name[at - 1] == '_') && (end == name.size() || name[end] == '_'))
            return true;
    }
    return false;
}

/// Unit and statistic endings say nothing about the role.
std::string withoutEnding(std::string name)
{
    static constexpr std::array<std::string_view, 26> endings{
        "_seconds", "_second", "_secs",    "_sec",     "_s",       "_ms",   "_milliseconds",
        "_total",   "_count",  "_sum",     "_avg",     "_average", "_mean", "_max",
        "_maximum", "_min",    "_minimum", "_percent", "_pct",     "_per",  "_rate",
        "_p95",     "_p99",    "_p50",     "_utc",     "_epoch"};
    bool found = true;
    while (found) {
        found = false;
        for (const std::string_view ending : endings) {
            if (name.size() > ending.size() && name.ends_with(ending)) {
                name.resize(name.size() - ending.size());
                found = true;
            }
        }
    }
    return name;
}

RoleGuess guess(std::string_view name, std::span<const Name> names, bool inside)
{
    const std::string whole = normalisedName(name);
    const std::string bare = withoutEnding(whole);
    for (const Name& known : names)
        if (known.text == whole)
            return {known.role, 100};
    for (const Name& known : names)
        if (known.text == bare)
            return {known.role, 90};
    if (!inside)
        return {};
    for (const Name& known : names)
        if (!known.wholeOnly && holdsWords(whole, known.text))
            return {known.role, 60};
    return {};
}

template <typename Value>
std::optional<Value> lookUp(const std::map<std::string, Value>& said, std::string_view name)
{
    const auto exact = said.find(std::string(name));
    if (exact != said.end())
        return exact->second;
    const auto lower = [](std::string_view text) {
        std::string low(text);
        std::ranges::transform(low, low.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        });
        return low;
    };
    for (const auto& [key, value] : said)
        if (lower(key) == lower(name))
            return value;
    return std::nullopt;
}

} // namespace

std::string normalisedName(std::string_view name)
{
    std::string text;
    bool wasLower = false;
    const auto letter = [&](char c) { text += c; };
    for (std::size_t i = 0; i < name.size(); ++i) {
        char c = name[i];
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper) {
            const bool nextLower = i + 1 < name.size() && name[i + 1] >= 'a' && name[i + 1] <= 'z';
            const bool afterUpper = i > 0 && name[i - 1] >= 'A' && name[i - 1] <= 'Z';
            if (wasLower || (afterUpper && nextLower))
                letter('_');
            c = static_cast<char>(c + 32);
        }
        wasLower = false;
        const auto byte = static_cast<unsigned char>(c);
        if (isWordChar(c)) {
            letter(c);
            wasLower = !upper;
        } else if (byte >= 0x80) {
            const char plain = i + 1 < name.size()
                                   ? plainLetter(byte, static_cast<unsigned char>(name[i + 1]))
                                   : '\0';
            if (plain != '\0')
                letter(plain);
            else if (!text.empty() && text.back() != '_' && (byte & 0xc0) == 0xc0)
                letter('_');
            i += byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc0 ? 1 : 0;
        } else if (!text.empty() && text.back() != '_') {
            letter('_');
        }
    }
    while (text.ends_with('_'))
        text.pop_back();
    return text;
}

RoleGuess guessSeriesRole(std::string_view name)
{
    return guess(name, seriesNames, true);
}

RoleGuess guessJobRole(std::string_view name)
{
    return guess(name, jobNames, false);
}

int soundsLikeTime(std::string_view name)
{
    const std::string text = withoutEnding(normalisedName(name));
    static constexpr std::array<std::string_view, 14> names{
        "time",  "timestamp", "datetime",   "date", "date_time",       "ts",       "t", "at",
        "epoch", "heure",     "horodatage", "when", "bin_start_epoch", "bin_start"};
    if (std::ranges::find(names, text) != names.end())
        return 100;
    for (const std::string_view known : {"timestamp", "time", "date", "epoch", "period"})
        if (holdsWords(text, known))
            return 60;
    return 0;
}

bool isGenericName(std::string_view name)
{
    static constexpr std::array<std::string_view, 16> names{
        "value", "v",      "val",    "num", "number",  "count",   "y",     "metric",
        "data",  "valeur", "nombre", "sum", "average", "maximum", "total", "n"};
    const std::string text = normalisedName(name);
    return text.empty() || text.starts_with("column_") ||
           std::ranges::find(names, text) != names.end();
}

bool namesSeries(std::string_view name)
{
    static constexpr std::array<std::string_view, 9> names{"series", "metric",  "metric_name",
                                                           "name",   "measure", "measurement",
                                                           "label",  "serie",   "variable"};
    return std::ranges::find(names, normalisedName(name)) != names.end();
}

std::string unitInName(std::string_view name)
{
    if (name.find('%') != name.npos)
        return "%";
    const std::string text = normalisedName(name);
    struct Ending
    {
        std::string_view words;
        std::string_view unit;
    };
    static constexpr std::array endings{Ending{"per_second", "/s"},
                                        Ending{"per_sec", "/s"},
                                        Ending{"rps", "/s"},
                                        Ending{"ms", "ms"},
                                        Ending{"milliseconds", "ms"},
                                        Ending{"us", "us"},
                                        Ending{"ns", "ns"},
                                        Ending{"seconds", "s"},
                                        Ending{"secs", "s"},
                                        Ending{"sec", "s"},
                                        Ending{"s", "s"},
                                        Ending{"minutes", "min"},
                                        Ending{"mins", "min"},
                                        Ending{"min", ""},
                                        Ending{"hours", "h"},
                                        Ending{"percent", "%"},
                                        Ending{"pct", "%"}};
    for (const Ending& ending : endings)
        if (text.ends_with(ending.words) && text.size() > ending.words.size() &&
            text[text.size() - ending.words.size() - 1] == '_')
            return std::string(ending.unit);
    return {};
}

SeriesKind guessKind(Role role, std::string_view name, std::string_view unit)
{
    if (normalisedName(name).ends_with("_total"))
        return SeriesKind::counter;
    const bool counts = role == Role::arrivals || role == Role::completions;
    return counts && unit != "/s" && unit != "Count/Second" ? SeriesKind::count : SeriesKind::gauge;
}

std::optional<Role> mappedRole(const ImportOptions& options, std::string_view name)
{
    return lookUp(options.roles, name);
}

std::optional<std::string> mappedUnit(const ImportOptions& options, std::string_view name)
{
    return lookUp(options.units, name);
}

std::optional<SeriesKind> mappedKind(const ImportOptions& options, std::string_view name)
{
    return lookUp(options.kinds, name);
}

} // namespace afflux
