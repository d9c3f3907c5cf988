// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_writer.h"

#include "model/project/packing.h"
#include "model/project/project_situation.h"

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

qlonglong number(std::size_t count)
{
    return static_cast<qlonglong>(count);
}

/// An empty blob where there are no rows: NULL means something else.
template <typename Rows>
QByteArray packed(const std::shared_ptr<const Rows>& rows)
{
    return rows ? pack(*rows) : QByteArray("");
}

qlonglong microseconds(Instant time)
{
    return time.time_since_epoch().count();
}

QVariant sqlValue(const Value& value)
{
    struct Visitor
    {
        QVariant operator()(std::monostate) const { return {}; }
        QVariant operator()(bool flag) const { return flag ? 1 : 0; }
        QVariant operator()(double n) const { return n; }
        QVariant operator()(const std::string& word) const { return text(word); }
    };
    return std::visit(Visitor{}, value);
}

/// Writes one queue. The first failure is kept and everything after it left undone.
class QueueWriter
{
public:
    QueueWriter(const Database& database, const Queue& queue, std::size_t position)
        : database_(database)
        , queue_(queue)
        , position_(number(position))
    {
    }

    Result<void> write()
    {
        insert(u"INSERT INTO queue VALUES (?, ?, ?)"_s,
               {position_, text(queue_.name), number(queue_.baseline)});
        for (const auto& [key, value] : parameters({}, false))
            insert(u"INSERT INTO queue_parameter VALUES (?, ?, ?)"_s, {position_, key, value});
        for (const auto& [key, value] : queue_.exportSettings)
            insert(u"INSERT INTO export_setting VALUES (?, ?, ?)"_s,
                   {position_, text(key), text(value)});
        for (std::size_t i = 0; i < queue_.faults.size(); ++i)
            insert(u"INSERT INTO fault VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                   QVariantList{position_, number(i)} + rowOf(queue_.faults[i]));
        for (std::size_t i = 0; i < queue_.plans.size(); ++i)
            writePlan(queue_.plans[i], number(i));
        std::visit([this](const auto& arrivals) { writeArrivals(arrivals); },
                   queue_.workload.arrivals);
        std::visit([this](const auto& service) { writeService(service); }, queue_.workload.service);
        if (queue_.history)
            writeHistory(*queue_.history);
        return result_;
    }

private:
    void insert(const QString& sql, const QVariantList& values)
    {
        if (!result_)
            return;
        if (const auto done = database_.run(sql, values); !done)
            result_ = failure(done.error());
    }

    /// All of them, defaults too: a file reads the same after a default has changed.
    [[nodiscard]] std::vector<std::pair<QString, QVariant>> parameters(const Plan& plan,
                                                                       bool ofPlan) const
    {
        const Scenario scenario{queue_.name, queue_.objective, queue_.workload,
                                plan,        queue_.faults,    queue_.run};
        std::vector<std::pair<QString, QVariant>> rows;
        for (const Parameter<Scenario>& row : scenarioParameters(scenario))
            if (isPlanKey(row.info.key) == ofPlan)
                rows.emplace_back(text(row.info.key), sqlValue(row.get(scenario)));
        return rows;
    }

    void writePlan(const Plan& plan, qlonglong index)
    {
        insert(u"INSERT INTO plan VALUES (?, ?, ?)"_s, {position_, index, text(plan.name)});
        for (const auto& [key, value] : parameters(plan, true))
            insert(u"INSERT INTO plan_parameter VALUES (?, ?, ?, ?)"_s,
                   {position_, index, key, value});
        for (std::size_t i = 0; i < plan.schedule.size(); ++i)
            insert(u"INSERT INTO schedule_entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                   QVariantList{position_, index, number(i)} + rowOf(plan.schedule[i]));
    }

    void writeArrivals(const PoissonArrivals& arrivals)
    {
        insert(
            u"INSERT INTO arrivals (queue, kind, per_second, duration) VALUES (?, 'poisson', ?, ?)"_s,
            {position_, arrivals.perSecond, arrivals.duration.count()});
    }
    void writeArrivals(const BinnedArrivals& arrivals)
    {
        insert(u"INSERT INTO arrivals (queue, kind, origin, duration, data)"
               " VALUES (?, 'binned', ?, ?, ?)"_s,
               {position_, microseconds(arrivals.origin), arrivals.duration.count(),
                packed(arrivals.bins)});
    }
    void writeArrivals(const RecordedArrivals& arrivals)
    {
        insert(u"INSERT INTO arrivals (queue, kind, origin, data) VALUES (?, 'recorded', ?, ?)"_s,
               {position_, microseconds(arrivals.origin), packed(arrivals.jobs)});
    }

    void writeService(const ConstantService& service)
    {
        insert(u"INSERT INTO service (queue, kind, mean) VALUES (?, 'constant', ?)"_s,
               {position_, service.value.count()});
    }
    void writeService(const ExponentialService& service)
    {
        insert(u"INSERT INTO service (queue, kind, mean) VALUES (?, 'exponential', ?)"_s,
               {position_, service.mean.count()});
    }
    void writeService(const LogNormalService& service)
    {
        insert(u"INSERT INTO service (queue, kind, mean, p95) VALUES (?, 'log-normal', ?, ?)"_s,
               {position_, service.mean.count(), service.p95.count()});
    }
    void writeService(const BimodalService& service)
    {
        const std::vector<double> figures{service.shorter.count(), service.longer.count(),
                                          service.longShare};
        insert(u"INSERT INTO service (queue, kind, data) VALUES (?, 'bimodal', ?)"_s,
               {position_, pack(figures)});
    }
    void writeService(const EmpiricalService& service)
    {
        insert(u"INSERT INTO service (queue, kind, data) VALUES (?, 'empirical', ?)"_s,
               {position_, packed(service.seconds)});
    }

    void writeHistory(const History& history)
    {
        const PackedJobs jobs = pack(history.jobs);
        insert(u"INSERT INTO history VALUES (?, ?, ?, ?, ?)"_s,
               {position_, text(history.source), text(history.zone), jobs.words, jobs.jobs});
        for (std::size_t i = 0; i < history.series.size(); ++i) {
            const MetricSeries& series = history.series[i];
            insert(u"INSERT INTO series VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                   {position_, number(i), text(series.name), text(word(series.role)),
                    text(word(series.kind)), text(series.unit), series.step.count(),
                    qlonglong(series.missing), pack(series.samples)});
        }
    }

    const Database& database_;
    const Queue& queue_;
    qlonglong position_;
    Result<void> result_;
};

} // namespace

Result<void> writeProject(const Database& database, const Project& project)
{
    const auto zone =
        database.run(u"INSERT INTO project VALUES ('zone', ?)"_s, {text(project.zone)});
    if (!zone)
        return failure(zone.error());
    for (std::size_t i = 0; i < project.queues.size(); ++i)
        if (auto done = QueueWriter(database, project.queues[i], i).write(); !done)
            return done;
    return {};
}

} // namespace afflux
