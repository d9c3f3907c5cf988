// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Faults and schedule entries as rows of a project file (resources/schema_2.sql).

#include "model/project/project.h"

#include <QSqlQuery>
#include <QVariantList>

#include <optional>

namespace afflux {

/// kind, since, until, amount, reads
[[nodiscard]] QVariantList rowOf(const Fault& fault);
/// The way back, from a query for these columns in this order; nothing when the row is no fault.
[[nodiscard]] std::optional<Fault> faultOf(const QSqlQuery& row);

/// days, since, until, zone, ahead, minimum, maximum, reserve
[[nodiscard]] QVariantList rowOf(const ScheduleEntry& entry);
/// The way back. A zone nobody knows is named in @p unknownZone and read as UTC.
[[nodiscard]] std::optional<ScheduleEntry> entryOf(const QSqlQuery& row, std::string& unknownZone);

} // namespace afflux
