// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_reader.h"

#include "model/project/packing.h"
#include "model/project/project_situation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

std::string text(const QVariant& cell)
{
    return cell.toString().toStdString();
}

Instant instant(const QVariant& cell)
{
    return Instant(std::chrono::microseconds(cell.toLongLong()));
}

/// Nothing where the column holds what no parameter can be (a blob).
std::optional<Value> valueOf(const QVariant& cell, Unit unit)
{
    if (cell.isNull())
        return Value{};
    switch (cell.typeId()) {
    case QMetaType::QString:
        return Value(text(cell));
    case QMetaType::Double:
    case QMetaType::LongLong:
        return unit == Unit::flag ? Value(cell.toLongLong() != 0) : Value(cell.toDouble());
    default:
        return std::nullopt;
    }
}

/// Thrown from row to readProject() only: damage may show in any of a dozen places.
struct Damage
{
    Error error;
};

class ProjectReader
{
public:
    ProjectReader(const Database& database, const std::string& file, std::vector<Issue>& issues)
        : database_(database)
        , file_(file)
        , issues_(issues)
    {
    }

    [[nodiscard]] Project read() const;

private:
    [[nodiscard]] QSqlQuery rows(const QString& sql, const QVariantList& values = {}) const;
    [[nodiscard]] Queue readQueue(qlonglong position) const;
    void setParameters(Scenario& scenario, QSqlQuery parameters) const;
    void setParameter(Scenario& scenario, const std::string& key, const QVariant& cell) const;
    [[nodiscard]] Faults readFaults(qlonglong queue) const;
    [[nodiscard]] Schedule readSchedule(qlonglong queue, const QVariant& plan) const;
    [[nodiscard]] ArrivalProcess readArrivals(qlonglong queue) const;
    [[nodiscard]] ServiceTimes readService(qlonglong queue) const;
    [[nodiscard]] std::shared_ptr<const History> readHistory(qlonglong queue) const;
    [[nodiscard]] MetricSeries readSeries(const QSqlQuery& row) const;

    [[noreturn]] void damaged(std::string_view table) const
    {
        throw Damage{
            {ErrorCode::corrupt,
             {.file = file_},
             message(AFFLUX_TR("Message", "The project file is damaged in its table “%1”"), table),
             message(AFFLUX_TR("Message", "Open a backup copy of it."))}};
    }
    [[nodiscard]] BimodalService bimodalOf(const std::optional<std::vector<double>>& figures) const
    {
        if (!figures || figures->size() != 3)
            damaged("service");
        return {Seconds((*figures)[0]), Seconds((*figures)[1]), (*figures)[2]};
    }
    template <typename Rows>
    auto shared(std::optional<Rows> rows, std::string_view table) const
    {
        if (!rows)
            damaged(table);
        return std::make_shared<const Rows>(std::move(*rows));
    }

    const Database& database_;
    const std::string& file_;
    std::vector<Issue>& issues_;
};

QSqlQuery ProjectReader::rows(const QString& sql, const QVariantList& values) const
{
    auto query = database_.run(sql, values);
    if (!query)
        throw Damage{query.error()};
    return std::move(*query);
}

Project ProjectReader::read() const
{
    Project project;
    QSqlQuery zone = rows(u"SELECT value FROM project WHERE key = 'zone'"_s);
    if (zone.next())
        project.zone = text(zone.value(0));
    QSqlQuery queues = rows(u"SELECT position, name, baseline FROM queue ORDER BY position"_s);
    while (queues.next()) {
        Queue queue = readQueue(queues.value(0).toLongLong());
        queue.name = text(queues.value(1));
        queue.baseline = queues.value(2).toULongLong();
        if (queue.baseline >= std::max<std::size_t>(queue.plans.size(), 1))
            damaged("queue");
        project.queues.push_back(std::move(queue));
    }
    return project;
}

Queue ProjectReader::readQueue(qlonglong position) const
{
    Queue queue;
    Scenario own;
    setParameters(own,
                  rows(u"SELECT key, value FROM queue_parameter WHERE queue = ?"_s, {position}));
    queue.objective = own.objective;
    queue.run = own.run;
    queue.workload = own.workload;
    queue.workload.arrivals = readArrivals(position);
    queue.workload.service = readService(position);
    queue.history = readHistory(position);
    queue.faults = readFaults(position);

    QSqlQuery settings =
        rows(u"SELECT key, value FROM export_setting WHERE queue = ?"_s, {position});
    while (settings.next())
        queue.exportSettings[text(settings.value(0))] = text(settings.value(1));

    QSqlQuery plans =
        rows(u"SELECT position, name FROM plan WHERE queue = ? ORDER BY position"_s, {position});
    while (plans.next()) {
        Scenario scenario;
        // The rule first: which other keys there are depends on it.
        setParameters(scenario,
                      rows(u"SELECT key, value FROM plan_parameter WHERE queue = ? AND plan = ?"
                           " ORDER BY key <> 'policy.rule', key"_s,
                           {position, plans.value(0)}));
        scenario.plan.name = text(plans.value(1));
        scenario.plan.schedule = readSchedule(position, plans.value(0));
        queue.plans.push_back(std::move(scenario.plan));
    }
    return queue;
}

void ProjectReader::setParameters(Scenario& scenario, QSqlQuery parameters) const
{
    while (parameters.next())
        setParameter(scenario, text(parameters.value(0)), parameters.value(1));
}

void ProjectReader::setParameter(Scenario& scenario, const std::string& key,
                                 const QVariant& cell) const
{
    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    const Parameter<Scenario>* row = findParameter(table, key);
    if (!row) {
        issues_.push_back(
            {"unknown-key",
             Severity::warning,
             {.file = file_, .key = key},
             message(AFFLUX_TR("Message", "This setting is not known and was left out")),
             message(AFFLUX_TR("Message", "It is gone once the project is saved."))});
        return;
    }
    const std::optional<Value> value = valueOf(cell, row->info.unit);
    const auto valid =
        value ? checkValue(row->info, *value)
              : failure(ErrorCode::badValue, {},
                        message(AFFLUX_TR("Message", "This is no value of a setting")));
    if (!valid) {
        issues_.push_back({"bad-value",
                           Severity::warning,
                           {.file = file_, .key = key},
                           valid.error().what,
                           message(AFFLUX_TR("Message", "The default was taken instead."))});
        return;
    }
    row->set(scenario, *value);
}

Faults ProjectReader::readFaults(qlonglong queue) const
{
    Faults faults;
    QSqlQuery row = rows(u"SELECT kind, since, until, amount, reads FROM fault WHERE queue = ?"
                         " ORDER BY position"_s,
                         {queue});
    while (row.next()) {
        const std::optional<Fault> fault = faultOf(row);
        if (!fault)
            damaged("fault");
        faults.push_back(*fault);
    }
    return faults;
}

Schedule ProjectReader::readSchedule(qlonglong queue, const QVariant& plan) const
{
    Schedule schedule;
    QSqlQuery row = rows(u"SELECT days, since, until, zone, ahead, minimum, maximum, reserve"
                         " FROM schedule_entry WHERE queue = ? AND plan = ? ORDER BY position"_s,
                         {queue, plan});
    while (row.next()) {
        std::string unknownZone;
        std::optional<ScheduleEntry> entry = entryOf(row, unknownZone);
        if (!entry)
            damaged("schedule_entry");
        if (!unknownZone.empty())
            issues_.push_back(
                {"bad-value",
                 Severity::warning,
                 {.file = file_, .key = "schedule"},
                 message(AFFLUX_TR("Message", "there is no time zone “%1”"), unknownZone),
                 message(AFFLUX_TR("Message", "The default was taken instead."))});
        schedule.push_back(std::move(*entry));
    }
    return schedule;
}

ArrivalProcess ProjectReader::readArrivals(qlonglong queue) const
{
    QSqlQuery row =
        rows(u"SELECT kind, per_second, duration, origin, data FROM arrivals WHERE queue = ?"_s,
             {queue});
    if (!row.next())
        damaged("arrivals");
    const std::string kind = text(row.value(0));
    const Seconds duration(row.value(2).toDouble());
    const Instant origin = instant(row.value(3));
    const QByteArray data = row.value(4).toByteArray();
    if (kind == "poisson")
        return PoissonArrivals{row.value(1).toDouble(), duration};
    if (kind == "binned")
        return BinnedArrivals{origin, duration, shared(unpackBins(data), "arrivals")};
    return RecordedArrivals{origin, shared(unpackRecordedJobs(data), "arrivals")};
}

ServiceTimes ProjectReader::readService(qlonglong queue) const
{
    QSqlQuery row = rows(u"SELECT kind, mean, p95, data FROM service WHERE queue = ?"_s, {queue});
    if (!row.next())
        damaged("service");
    const std::string kind = text(row.value(0));
    const Seconds mean(row.value(1).toDouble());
    if (kind == "constant")
        return ConstantService{mean};
    if (kind == "exponential")
        return ExponentialService{mean};
    if (kind == "log-normal")
        return LogNormalService{mean, Seconds(row.value(2).toDouble())};
    if (kind == "bimodal")
        return bimodalOf(unpackNumbers(row.value(3).toByteArray()));
    return EmpiricalService{shared(unpackNumbers(row.value(3).toByteArray()), "service")};
}

std::shared_ptr<const History> ProjectReader::readHistory(qlonglong queue) const
{
    QSqlQuery row =
        rows(u"SELECT source, zone, words, jobs FROM history WHERE queue = ?"_s, {queue});
    if (!row.next())
        return nullptr;
    History history;
    history.source = text(row.value(0));
    history.zone = text(row.value(1));
    auto jobs = unpackJobs({row.value(2).toByteArray(), row.value(3).toByteArray()});
    if (!jobs)
        damaged("history");
    history.jobs = std::move(*jobs);

    QSqlQuery series = rows(u"SELECT name, role, kind, unit, step, missing, samples FROM series"
                            " WHERE queue = ? ORDER BY position"_s,
                            {queue});
    while (series.next())
        history.series.push_back(readSeries(series));
    return std::make_shared<const History>(std::move(history));
}

MetricSeries ProjectReader::readSeries(const QSqlQuery& row) const
{
    MetricSeries series;
    series.name = text(row.value(0));
    const auto role = roleFromWord(text(row.value(1)));
    const std::string kind = text(row.value(2));
    for (const SeriesKind known : {SeriesKind::gauge, SeriesKind::count, SeriesKind::counter})
        if (word(known) == kind)
            series.kind = known;
    series.unit = text(row.value(3));
    series.step = Seconds(row.value(4).toDouble());
    series.missing = row.value(5).toLongLong();
    auto samples = unpackSamples(row.value(6).toByteArray());
    if (!role || !samples)
        damaged("series");
    series.role = *role;
    series.samples = std::move(*samples);
    return series;
}

} // namespace

Result<Project> readProject(const Database& database, const std::string& file,
                            std::vector<Issue>& issues)
{
    try {
        return ProjectReader(database, file, issues).read();
    } catch (const Damage& damage) {
        return failure(damage.error);
    }
}

} // namespace afflux
