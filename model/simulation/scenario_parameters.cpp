// SPDX-License-Identifier: GPL-3.0-or-later

// The scenario's parameter table, put together from the tables of its parts.

#include "model/simulation/scenario.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

ParameterTable<Objective> objectiveParameters()
{
    return {
        parameter(&Objective::percentile,
                  {.key = "percentile",
                   .label = AFFLUX_TR("Message", "Percentile"),
                   .help = AFFLUX_TR("Message", "The share of jobs the promise is made for."),
                   .unit = Unit::percent,
                   .minimum = 0.001,
                   .maximum = 100,
                   .sliderFrom = 50,
                   .sliderTo = 100}),
        parameter(&Objective::timeToStart,
                  {.key = "timeToStart",
                   .label = AFFLUX_TR("Message", "Promise"),
                   .help = AFFLUX_TR("Message", "How long a job may wait before it starts."),
                   .unit = Unit::seconds,
                   .sliderFrom = 1,
                   .sliderTo = 3600,
                   .scale = Scale::logarithmic}),
    };
}

ParameterTable<ClassMix> classParameters()
{
    const auto row = [](double ClassMix::*share, std::string_view key, std::string_view label) {
        return parameter(share, {.key = std::string(key),
                                 .label = label,
                                 .help = AFFLUX_TR("Message", "Share of the jobs in this class, in "
                                                              "proportion to the others."),
                                 .maximum = 1e9,
                                 .sliderFrom = 0,
                                 .sliderTo = 100});
    };
    return {row(&ClassMix::critical, "critical", AFFLUX_TR("Message", "Critical jobs")),
            row(&ClassMix::high, "high", AFFLUX_TR("Message", "High")),
            row(&ClassMix::normal, "normal", AFFLUX_TR("Message", "Normal")),
            row(&ClassMix::low, "low", AFFLUX_TR("Message", "Low"))};
}

ParameterTable<Workload> workloadParameters()
{
    ParameterTable<Workload> table{
        parameter(&Workload::trafficScale,
                  {.key = "trafficScale",
                   .label = AFFLUX_TR("Message", "Traffic"),
                   .help = AFFLUX_TR("Message", "Multiplies the arrivals of the history."),
                   .unit = Unit::factor,
                   .minimum = 1e-6,
                   .maximum = 1e6,
                   .sliderFrom = 0.1,
                   .sliderTo = 10,
                   .scale = Scale::logarithmic}),
        parameter(&Workload::serviceScale,
                  {.key = "serviceScale",
                   .label = AFFLUX_TR("Message", "Service time"),
                   .help = AFFLUX_TR("Message", "Multiplies every service time."),
                   .unit = Unit::factor,
                   .minimum = 1e-6,
                   .maximum = 1e6,
                   .sliderFrom = 0.1,
                   .sliderTo = 10,
                   .scale = Scale::logarithmic}),
    };
    appendLifted(table, classParameters(), &Workload::classes, "classes.");
    return table;
}

/// The seed is an integer of 64 bits; numbers up to 2^53 survive a double exactly.
Parameter<Run> seedParameter()
{
    ParameterInfo info{.key = "seed",
                       .label = AFFLUX_TR("Message", "Seed"),
                       .help = AFFLUX_TR("Message", "Another seed draws another set of jobs."),
                       .unit = Unit::attempts,
                       .maximum = 9007199254740992.0,
                       .sliderFrom = 1,
                       .sliderTo = 100,
                       .fallback = static_cast<double>(Run{}.seed)};
    return {std::move(info), [](const Run& run) { return Value(static_cast<double>(run.seed)); },
            [](Run& run, const Value& value) {
                run.seed = static_cast<std::uint64_t>(std::get<double>(value));
            }};
}

ParameterTable<Run> runParameters()
{
    return {
        seedParameter(),
        parameter(&Run::replications,
                  {.key = "replications",
                   .label = AFFLUX_TR("Message", "Replications"),
                   .help = AFFLUX_TR("Message", "Independent repetitions with other draws."),
                   .unit = Unit::attempts,
                   .minimum = 1,
                   .maximum = 100'000,
                   .sliderFrom = 1,
                   .sliderTo = 100}),
        parameter(&Run::drain,
                  {.key = "drain",
                   .label = AFFLUX_TR("Message", "Drain"),
                   .help = AFFLUX_TR("Message", "How long a bare job list may take to finish."),
                   .unit = Unit::seconds,
                   .maximum = 1e7,
                   .sliderFrom = 0,
                   .sliderTo = 86400}),
        parameter(
            &Run::timeStep,
            {.key = "timeStep",
             .label = AFFLUX_TR("Message", "Time step"),
             .help = AFFLUX_TR("Message", "1us, 10us, 100us, 1ms or 10ms; the finest that fits."),
             .unit = Unit::seconds,
             .minimum = 1e-6,
             .maximum = 1e-2,
             .optional = true}),
    };
}

Parameter<Plan> ruleParameter()
{
    ParameterInfo info{.key = "policy.rule",
                       .label = AFFLUX_TR("Message", "Rule"),
                       .help = AFFLUX_TR("Message", "How the count is decided."),
                       .unit = Unit::choice,
                       .fallback = std::string(infoOf(Policy{}.rule).word)};
    for (const RuleInfo& rule : ruleInfos())
        info.choices.push_back({rule.word, rule.label});
    return {std::move(info),
            [](const Plan& plan) { return Value(std::string(infoOf(plan.policy.rule).word)); },
            [](Plan& plan, const Value& value) {
                const auto& word = std::get<std::string>(value);
                if (infoOf(plan.policy.rule).word != word)
                    plan.policy.rule = ruleFromWord(word).value_or(Rule{});
            }};
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            const std::size_t change =
                diagonal + (std::tolower(a[i - 1]) == std::tolower(b[j - 1]) ? 0 : 1);
            row[j] = std::min({above + 1, row[j - 1] + 1, change});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::string_view lastPart(std::string_view dottedKey)
{
    return dottedKey.substr(dottedKey.rfind('.') + 1); // npos + 1 is 0: all of it
}

} // namespace

ParameterTable<Scenario> scenarioParameters(const Scenario& scenario)
{
    ParameterTable<Plan> plan;
    appendLifted(plan, workersParameters(), &Plan::workers, "workers.");
    appendLifted(plan, signalParameters(), &Plan::signal, "signal.");
    plan.push_back(ruleParameter());
    appendLifted(plan, ruleParameters(scenario.plan.policy.rule), &Plan::policy, "policy.");
    appendLifted(plan, commonPolicyParameters(), &Plan::policy, "policy.");

    ParameterTable<Scenario> table;
    appendLifted(table, objectiveParameters(), &Scenario::objective, "objective.");
    appendLifted(table, workloadParameters(), &Scenario::workload, "workload.");
    appendLifted(table, plan, &Scenario::plan, "");
    appendLifted(table, runParameters(), &Scenario::run, "run.");
    return table;
}

const Parameter<Scenario>* findParameter(const ParameterTable<Scenario>& table,
                                         std::string_view key)
{
    for (const Parameter<Scenario>& row : table)
        if (row.info.key == key ||
            std::ranges::find(row.info.aliases, key) != row.info.aliases.end())
            return &row;
    return nullptr;
}

std::string nearestWord(std::string_view wrong, const std::vector<std::string>& known)
{
    wrong = wrong.substr(0, 200);
    std::string best;
    const bool dotted = wrong.find('.') != std::string_view::npos;
    // Farther than this is no slip of the finger; a group rightly named says more.
    std::size_t least = wrong.size() / (dotted ? 2 : 3) + 2;
    for (const std::string& word : known) {
        std::size_t distance = editDistance(wrong, word);
        if (!dotted) // "startupDelay" for "workers.startupDelay"
            distance = std::min(distance, editDistance(wrong, lastPart(word)) + 1);
        if (distance < least) {
            least = distance;
            best = word;
        }
    }
    return best;
}

Result<void> setParameter(Scenario& scenario, std::string_view key, std::string_view text)
{
    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    const Parameter<Scenario>* row = findParameter(table, key);
    if (!row) {
        std::vector<std::string> keys;
        for (const auto& known : table) {
            keys.push_back(known.info.key);
            keys.insert(keys.end(), known.info.aliases.begin(), known.info.aliases.end());
        }
        const std::string near = nearestWord(key, keys);
        return failure(ErrorCode::unknownKey, {"", 0, 0, std::string(key)},
                       message(AFFLUX_TR("Message", "there is no such key")),
                       near.empty() ? Message{}
                                    : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
    }
    const Result<Value> value = parseValue(row->info, text, unitOf(metricOf(scenario.plan)));
    if (!value)
        return failure(value.error());
    row->set(scenario, *value);
    return {};
}

} // namespace afflux
