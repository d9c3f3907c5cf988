// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/scenario_reader.h"

#include "model/import/bytes.h"
#include "model/import/scenario_keys.h"
#include "model/import/yaml_tree.h"

#include <algorithm>
#include <map>
#include <set>

namespace afflux {

namespace {

/// One plain value of the file under its full dotted key.
struct Leaf
{
    std::string key;
    const YamlNode* name;
    const YamlNode* value;
};

constexpr std::array<std::string_view, 12> topKeys{"afflux",  "queue",    "scenario", "objective",
                                                   "history", "workload", "workers",  "signal",
                                                   "policy",  "schedule", "faults",   "run"};
/// Nobody reads on after so many; a file of nothing but errors ends soon.
constexpr std::size_t mostErrors = 100;

/// Reads one file; each member function takes one part of it.
class Reading
{
public:
    explicit Reading(std::string name)
        : name_(std::move(name))
        , sink_(name_, reading_.errors)
    {
    }

    ScenarioReading read(std::string_view text)
    {
        Result<YamlNode> root = readYaml(text, name_);
        if (!root) {
            reading_.errors.push_back(root.error());
            return std::move(reading_);
        }
        if (root->kind != YamlNode::Kind::map) {
            sink_.add(ErrorCode::badValue, *root, "",
                      message(AFFLUX_TR("Message", "a scenario is expected: keys and values")),
                      message(AFFLUX_TR("Message", "Begin with the line “afflux: 1”.")));
            return std::move(reading_);
        }
        if (readVersion(*root)) {
            collect(*root, "");
            setLeaves();
            checkFlavour();
            sizeFixedFleet();
            placeDrawn();
            checkTogether();
            inFileOrder();
            requirePolicy(*root);
        }
        return std::move(reading_);
    }

private:
    Scenario& scenario() { return reading_.file.scenario; }

    static auto entryOf(const YamlNode& map, std::string_view key)
    {
        return std::ranges::find_if(map.entries,
                                    [key](const auto& entry) { return entry.first.text == key; });
    }

    /// False when the file is for another program or a later version: nothing else can be trusted.
    /// A file with a policy and no version is of the first.
    bool readVersion(const YamlNode& root)
    {
        const auto found = entryOf(root, "afflux");
        if (found == root.entries.end()) {
            if (entryOf(root, "policy") != root.entries.end())
                return true;
            sink_.add(ErrorCode::missing, root, "afflux",
                      message(AFFLUX_TR("Message", "this is no scenario: “afflux: 1” is missing")),
                      message(AFFLUX_TR("Message", "Begin with the line “afflux: 1”.")));
            return false;
        }
        const YamlNode& version = found->second;
        if (version.text == std::to_string(scenarioVersion))
            return true;
        const bool number = !version.text.empty() && version.text.size() < 9 &&
                            version.text.find_first_not_of("0123456789") == std::string::npos;
        if (number && std::stoi(version.text) > scenarioVersion)
            sink_.add(ErrorCode::tooNew, version, "afflux",
                      message(AFFLUX_TR("Message", "version %1 is later than this program reads"),
                              version.text),
                      message(AFFLUX_TR("Message", "Update Afflux.")));
        else
            sink_.add(
                ErrorCode::badValue, version, "afflux",
                message(AFFLUX_TR("Message", "“%1” is no version of scenario files"), version.text),
                message(AFFLUX_TR("Message", "Write “afflux: 1”.")));
        return false;
    }

    /// Walks the maps; blocks of their own are read at once, plain values wait in leaves_.
    void collect(const YamlNode& map, const std::string& prefix)
    {
        for (const auto& [name, value] : map.entries) {
            const std::string key = prefix + name.text;
            if (seenKeys_.insert(key).second)
                readEntry(key, name, value);
            else
                sink_.add(ErrorCode::conflict, name, key,
                          message(AFFLUX_TR("Message", "this key stands twice")),
                          message(AFFLUX_TR("Message", "Remove one of the two.")));
        }
    }

    void readEntry(const std::string& key, const YamlNode& name, const YamlNode& value)
    {
        if (key == "afflux")
            return;
        if (key == "queue" || key == "scenario")
            readName(key, value);
        else if (key == "history")
            readHistoryBlock(name, value);
        else if (key == "workload.arrivals")
            readArrivalsBlock(name, value);
        else if (key == "workload.service") {
            reading_.file.serviceGiven = true;
            readService(value, scenario().workload.service, sink_);
        } else if (key == "schedule")
            readSchedule(value, scenario().plan.schedule, reading_.file.dates, sink_);
        else if (key == "faults")
            readFaults(value, scenario().faults, reading_.file.dates, sink_);
        else if (key == "policy.flavour")
            flavour_ = Leaf{key, &name, &value};
        else if (value.kind == YamlNode::Kind::map)
            collect(value, key + '.');
        else
            leaves_.push_back({tableKey(key), &name, &value});
    }

    void readName(const std::string& key, const YamlNode& value)
    {
        if (value.kind != YamlNode::Kind::scalar)
            sink_.add(ErrorCode::badValue, value, key,
                      message(AFFLUX_TR("Message", "a single value is expected here")));
        else
            (key == "queue" ? scenario().queue : scenario().plan.name) = value.text;
    }

    void readHistoryBlock(const YamlNode& name, const YamlNode& value)
    {
        reading_.file.history = readHistory(value, sink_);
        refuseBothArrivals(name, "history");
    }

    void readArrivalsBlock(const YamlNode& name, const YamlNode& value)
    {
        PoissonArrivals arrivals;
        readArrivals(value, arrivals, sink_);
        scenario().workload.arrivals = arrivals;
        reading_.file.arrivalsGiven = true;
        refuseBothArrivals(name, "workload.arrivals");
    }

    void refuseBothArrivals(const YamlNode& at, const std::string& key)
    {
        if (reading_.file.arrivalsGiven && reading_.file.history)
            sink_.add(ErrorCode::conflict, at, key,
                      message(AFFLUX_TR("Message",
                                        "arrivals come from a history or are drawn, not both")),
                      message(AFFLUX_TR("Message", "Remove history or workload.arrivals.")));
    }

    /// The rule decides which keys there are and the metric which unit a target has: they go first.
    void setLeaves()
    {
        for (const std::string_view first : {"policy.rule", "signal.metric"}) {
            table_ = scenarioParameters(scenario());
            for (const Leaf& leaf : leaves_)
                if (leaf.key == first)
                    set(leaf);
        }
        table_ = scenarioParameters(scenario());
        for (const Leaf& leaf : leaves_) {
            if (reading_.errors.size() >= mostErrors)
                return;
            if (leaf.key != "policy.rule" && leaf.key != "signal.metric")
                set(leaf);
        }
    }

    void set(const Leaf& leaf)
    {
        const Parameter<Scenario>* row = findParameter(table_, leaf.key);
        if (!row) {
            refuseUnknown(leaf);
        } else if (leaf.value->kind == YamlNode::Kind::list) {
            sink_.add(ErrorCode::badValue, *leaf.value, leaf.key,
                      message(AFFLUX_TR("Message", "a list cannot stand here")));
        } else if (!places_.emplace(row->info.key, leaf).second) {
            sink_.add(ErrorCode::conflict, *leaf.name, leaf.key,
                      message(AFFLUX_TR("Message", "%1 is set under two names"), row->info.key),
                      message(AFFLUX_TR("Message", "Remove one of the two.")));
        } else {
            const std::string text =
                row->info.optional && leaf.value->isNull() ? "none" : leaf.value->text;
            const Result<Value> value =
                parseValue(row->info, text, unitOf(metricOf(scenario().plan)));
            if (value)
                row->set(scenario(), *value);
            else
                sink_.add(value.error(), *leaf.value, leaf.key);
            if (!value && leaf.key == "policy.rule")
                ruleKnown_ = false;
        }
    }

    void refuseUnknown(const Leaf& leaf)
    {
        if (!ruleKnown_ && leaf.key.starts_with("policy."))
            return; // whose key it is cannot be told before the rule is mended
        const bool group = std::ranges::any_of(
            table_, [&leaf](const auto& row) { return row.info.key.starts_with(leaf.key + '.'); });
        if (group && leaf.value->isNull())
            return; // "workers:" with nothing below it
        if (group) {
            sink_.add(ErrorCode::badValue, *leaf.value, leaf.key,
                      message(AFFLUX_TR("Message", "a group of keys is expected here")));
            return;
        }
        if (const std::string_view owner = ruleWith(leaf.key); !owner.empty()) {
            sink_.add(ErrorCode::unknownKey, *leaf.name, leaf.key,
                      message(AFFLUX_TR("Message", "this rule has no such key; %1 has"), owner),
                      message(AFFLUX_TR("Message", "Remove it or change policy.rule.")));
            return;
        }
        const std::string near = nearestWord(leaf.key, knownKeys());
        sink_.add(ErrorCode::unknownKey, *leaf.name, leaf.key,
                  message(AFFLUX_TR("Message", "there is no such key")),
                  near.empty() ? message(AFFLUX_TR("Message", "See the JSON Schema for those there "
                                                              "are."))
                               : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
    }

    /// The rule that does have @p key; empty when none has.
    static std::string_view ruleWith(const std::string& key)
    {
        for (const RuleInfo& rule : ruleInfos()) {
            Scenario scenario;
            scenario.plan.policy.rule = ruleFromWord(rule.word).value_or(Rule{});
            if (findParameter(scenarioParameters(scenario), key))
                return rule.word;
        }
        return {};
    }

    /// Target tracking comes in flavours; the neutral one is the one there is.
    void checkFlavour()
    {
        if (!flavour_)
            return;
        if (!std::holds_alternative<TargetTracking>(scenario().plan.policy.rule))
            refuseUnknown(*flavour_);
        else if (flavour_->value->text != neutralFlavour)
            sink_.add(
                ErrorCode::unsupported, *flavour_->value, flavour_->key,
                message(AFFLUX_TR("Message", "“%1” is not known here"), flavour_->value->text),
                message(AFFLUX_TR("Message", "Use one of: %1."), std::string(neutralFlavour)));
    }

    [[nodiscard]] std::vector<std::string> knownKeys() const
    {
        std::vector<std::string> keys(topKeys.begin(), topKeys.end());
        keys.emplace_back("workload.arrivals");
        keys.emplace_back("workload.service");
        keys.emplace_back("workers.startupDelay.mean");
        keys.emplace_back("workers.startupDelay.p95");
        for (const auto& row : table_) {
            keys.push_back(row.info.key);
            keys.insert(keys.end(), row.info.aliases.begin(), row.info.aliases.end());
        }
        return keys;
    }

    /// Last, after what the file does say: a misspelt "policy" is its own explanation.
    void requirePolicy(const YamlNode& root)
    {
        if (seenKeys_.contains("policy.rule"))
            return;
        const auto policy = entryOf(root, "policy");
        std::string rules;
        for (const RuleInfo& rule : ruleInfos())
            rules += (rules.empty() ? "" : ", ") + std::string(rule.word);
        sink_.add(ErrorCode::missing, policy == root.entries.end() ? root : policy->first,
                  "policy.rule", message(AFFLUX_TR("Message", "the policy's rule is missing")),
                  message(AFFLUX_TR("Message", "Use one of: %1."), rules));
    }

    /// A fixed fleet whose only number is where it starts, or its maximum, has that many workers.
    void sizeFixedFleet()
    {
        auto* fixed = std::get_if<Fixed>(&scenario().plan.policy.rule);
        if (!fixed || places_.contains("policy.workers") || places_.contains("policy.min"))
            return;
        if (scenario().plan.workers.initial)
            fixed->workers = scenario().plan.workers.initial;
        else if (places_.contains("policy.max"))
            fixed->workers = scenario().plan.policy.limits.max;
    }

    /// Drawn arrivals have their beginning; a history says its own when it is loaded.
    void placeDrawn()
    {
        for (DatedTime& date : reading_.file.dates)
            date.place.file = name_;
        if (reading_.file.history || !reading_.errors.empty())
            return;
        if (Result<void> placed = placeDates(scenario(), reading_.file.dates); !placed)
            reading_.errors.push_back(placed.error());
        reading_.file.dates.clear();
    }

    /// Values that exclude each other, at the line of the key that says so.
    void checkTogether()
    {
        if (!reading_.errors.empty())
            return;
        for (Error& error : check(scenario())) {
            if (reading_.file.history && error.place.key.starts_with("workload.arrivals"))
                continue; // a placeholder until the history is loaded
            const auto place = places_.find(error.place.key);
            error.place.file = name_;
            if (place != places_.end()) {
                error.place.line = place->second.value->line;
                error.place.column = place->second.value->column;
            }
            reading_.errors.push_back(std::move(error));
        }
    }

    void inFileOrder()
    {
        std::ranges::stable_sort(reading_.errors, {}, [](const Error& error) {
            return std::pair(error.place.line, error.place.column);
        });
    }

    std::string name_;
    ScenarioReading reading_;
    ErrorSink sink_;
    std::set<std::string> seenKeys_;
    std::vector<Leaf> leaves_;
    std::map<std::string, Leaf> places_; ///< canonical key -> where it was set
    ParameterTable<Scenario> table_;
    std::optional<Leaf> flavour_; ///< policy.flavour, of target tracking
    bool ruleKnown_ = true;
};

} // namespace

ScenarioReading readScenarioText(std::string_view text, const std::string& name)
{
    return Reading(name).read(text);
}

Result<ScenarioFile> readScenario(std::string_view text, const std::string& name)
{
    ScenarioReading reading = readScenarioText(text, name);
    if (!reading.errors.empty())
        return failure(std::move(reading.errors.front()));
    return std::move(reading.file);
}

Result<ScenarioFile> readScenarioFile(const std::string& path)
{
    const Result<std::string> text = readText(path);
    if (!text)
        return failure(text.error());
    return readScenario(*text, path);
}

} // namespace afflux
