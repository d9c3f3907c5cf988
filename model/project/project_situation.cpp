// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_situation.h"

#include "model/import/zone.h"

#include <algorithm>

namespace afflux {

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QVariant orNull(const std::optional<int>& number)
{
    return number ? QVariant(*number) : QVariant();
}

std::optional<int> maybe(const QVariant& cell)
{
    return cell.isNull() ? std::nullopt : std::optional(cell.toInt());
}

} // namespace

QVariantList rowOf(const Fault& fault)
{
    const auto reads = static_cast<std::size_t>(fault.reads);
    return {text(infoOf(fault.kind).word), fault.from.count(), fault.to.count(), fault.amount,
            text(stoppedMetricChoices().at(reads).word)};
}

std::optional<Fault> faultOf(const QSqlQuery& row)
{
    const std::string kind = row.value(0).toString().toStdString();
    const std::string reads = row.value(4).toString().toStdString();
    const auto info = std::ranges::find(faultInfos(), kind, &FaultInfo::word);
    const auto choice = std::ranges::find(stoppedMetricChoices(), reads, &Choice::word);
    if (info == faultInfos().end() || choice == stoppedMetricChoices().end())
        return std::nullopt;
    return Fault{static_cast<FaultKind>(info - faultInfos().begin()),
                 Seconds(row.value(1).toDouble()), Seconds(row.value(2).toDouble()),
                 row.value(3).toDouble(),
                 static_cast<StoppedMetric>(choice - stoppedMetricChoices().begin())};
}

QVariantList rowOf(const ScheduleEntry& entry)
{
    QVariantList row;
    if (const auto* weekly = std::get_if<WeeklyWindow>(&entry.when)) {
        row = {static_cast<int>(weekly->days), weekly->from.count(), weekly->to.count(),
               text(weekly->zone.name)};
    } else {
        const Span& span = std::get<Span>(entry.when);
        row = {QVariant(), span.from.count(), span.to.count(), QVariant()};
    }
    row << entry.ahead.count() << orNull(entry.min) << orNull(entry.max) << orNull(entry.reserve);
    return row;
}

std::optional<ScheduleEntry> entryOf(const QSqlQuery& row, std::string& unknownZone)
{
    ScheduleEntry entry;
    const Seconds since(row.value(1).toDouble());
    const Seconds until(row.value(2).toDouble());
    if (row.value(0).isNull()) {
        entry.when = Span{since, until};
    } else {
        const int days = row.value(0).toInt();
        const std::string name = row.value(3).toString().toStdString();
        const std::optional<ZoneOffsets> zone = zoneOffsets(name);
        if (!zone)
            unknownZone = name;
        if (days < 1 || days > WeeklyWindow::everyDay)
            return std::nullopt;
        entry.when = WeeklyWindow{static_cast<std::uint8_t>(days), since, until,
                                  zone.value_or(ZoneOffsets{})};
    }
    entry.ahead = Seconds(row.value(4).toDouble());
    entry.min = maybe(row.value(5));
    entry.max = maybe(row.value(6));
    entry.reserve = maybe(row.value(7));
    return entry;
}

} // namespace afflux
