// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/columns.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

using namespace std::chrono_literals;

void widen(std::chrono::microseconds& widest, std::optional<LocalTime>& last,
           std::optional<LocalTime> now)
{
    if (last && now)
        widest = std::max(widest, std::chrono::abs(*now - *last));
    if (now)
        last = now;
}

/// Rows a few minutes apart stay so under one reading and jump by months under the other.
std::optional<DayOrder> orderBySpacing(const ColumnScan& scan)
{
    constexpr std::chrono::microseconds near = 96h;
    constexpr std::chrono::microseconds far = 24h * 26;
    if (scan.widestDayFirst > 0us && scan.widestDayFirst <= near && scan.widestMonthFirst >= far)
        return DayOrder::dayFirst;
    if (scan.widestMonthFirst > 0us && scan.widestMonthFirst <= near && scan.widestDayFirst >= far)
        return DayOrder::monthFirst;
    return std::nullopt;
}

Message orderAssumption(const std::string& name, const ColumnScan& scan, DayOrder order)
{
    return message(order == DayOrder::dayFirst
                       ? AFFLUX_TR("Message", "“%1” is read as day/month/year (%2, line %3)")
                       : AFFLUX_TR("Message", "“%1” is read as month/day/year (%2, line %3)"),
                   name, scan.timeExample, scan.timeExampleLine);
}

void decideDayOrder(const ColumnScan& scan, const FileHints& hints, const std::string& name,
                    Decision& decision)
{
    if (scan.openOrder == 0)
        return;
    ColumnReading& reading = decision.reading;
    if (hints.dayOrder) {
        reading.dayOrder = *hints.dayOrder;
    } else if (scan.notMonthFirst > 0 && scan.notDayFirst == 0) {
        reading.dayOrder = DayOrder::dayFirst; // a 14th month does not exist: nothing is assumed
    } else if (scan.notDayFirst > 0 && scan.notMonthFirst == 0) {
        reading.dayOrder = DayOrder::monthFirst;
    } else if (scan.notDayFirst > 0) {
        decision.openDayOrder = true; // both occur: one of them is a mistake, but which?
    } else if (const auto spaced = orderBySpacing(scan)) {
        reading.dayOrder = *spaced;
        decision.assumption = orderAssumption(name, scan, *spaced);
    } else if (scan.dotted || (hints.delimiter == ';' && hints.commaDecimals)) {
        reading.dayOrder = DayOrder::dayFirst;
        decision.assumption = orderAssumption(name, scan, DayOrder::dayFirst);
    } else {
        decision.openDayOrder = true;
    }
}

void decideDecimal(const ColumnScan& scan, const FileHints& hints, const std::string& name,
                   Decision& decision)
{
    char& decimal = decision.reading.decimal;
    if (hints.decimalMark) {
        decimal = *hints.decimalMark;
    } else if (scan.pointOnly + scan.commaOnly > 0) {
        decimal = scan.commaOnly > scan.pointOnly ? ',' : '.';
    } else if (scan.ambiguousComma + scan.ambiguousPoint > 0) {
        // 1,234 alone: what the other columns do, else what such a file usually means.
        const bool comma = hints.commaDecimals || (!hints.pointDecimals && hints.delimiter == ';' &&
                                                   scan.ambiguousPoint == 0);
        decimal = comma ? ',' : '.';
        // Between commas a decimal comma would need quotes: 2.565 is plain there.
        if (hints.delimiter == ',' && !comma && scan.ambiguousComma == 0)
            return;
        decision.assumption =
            message(comma ? AFFLUX_TR("Message",
                                      "“%1”: the comma is read as the decimal mark (%2, line %3)")
                          : AFFLUX_TR("Message", "“%1”: the point is read as the decimal mark, the "
                                                 "comma as thousands (%2, line %3)"),
                    name, scan.example, scan.exampleLine);
    }
}

Quantity quantityOf(const ColumnScan& scan)
{
    if (scan.durations > 0)
        return Quantity::duration;
    if (scan.percents > 0)
        return Quantity::percent;
    return scan.rates > 0 ? Quantity::rate : Quantity::plain;
}

void decideEpoch(const ColumnScan& scan, ColumnReading& reading)
{
    const auto most = std::max_element(std::begin(scan.epochUnits), std::end(scan.epochUnits));
    reading.epochUnit = static_cast<EpochUnit>(most - std::begin(scan.epochUnits));
    reading.mixedEpochs = *most != scan.epochs;
}

} // namespace

void ColumnScan::add(std::string_view cell, int line)
{
    if (isMissingWord(cell)) {
        ++missing;
        return;
    }
    if (cells++ == 0) {
        example = cell;
        exampleLine = line;
    }
    if (!addNumber(cell))
        addTime(cell, line);
}

bool ColumnScan::addNumber(std::string_view cell)
{
    const char lead = cell.front();
    if (lead >= 'A' && lead <= 'z') // names and classes: no need to look closer
        return false;
    const auto point = parseNumber(cell, '.');
    const auto comma = parseNumber(cell, ',');
    if (!point && !comma)
        return false;
    if (point && comma)
        ++(point->value == comma->value  ? either
           : cell.find(',') == cell.npos ? ambiguousPoint
                                         : ambiguousComma);
    else
        ++(point ? pointOnly : commaOnly);
    const ParsedNumber& number = point ? *point : *comma;
    durations += number.quantity == Quantity::duration;
    percents += number.quantity == Quantity::percent;
    rates += number.quantity == Quantity::rate;
    falls += cells > 1 && number.value < lastNumber;
    lastNumber = number.value;
    if (const auto epoch = parseEpoch(cell)) {
        const EpochUnit unit = epochUnit(*epoch);
        if (isPlausible(epochInstant(*epoch, unit))) {
            ++epochs;
            ++epochUnits[static_cast<int>(unit)];
            constexpr double seconds[] = {1, 1e-3, 1e-6, 1e-9};
            epochPrecision =
                std::max(epochPrecision, epoch->precision * seconds[static_cast<int>(unit)]);
        }
    }
    return true;
}

bool ColumnScan::addTime(std::string_view cell, int line)
{
    const auto time = parseTimeText(cell);
    if (!time)
        return false;
    const auto dayFirst = localTime(*time, DayOrder::dayFirst);
    const auto monthFirst = localTime(*time, DayOrder::monthFirst);
    if (!dayFirst && !monthFirst)
        return false;
    if (times++ == 0) {
        timeExample = cell;
        timeExampleLine = line;
    }
    withOffset += time->offset.has_value();
    twelveHour += time->twelveHour;
    if (time->order == TimeText::Order::dayOrMonthFirst) {
        ++openOrder;
        notDayFirst += !dayFirst;
        notMonthFirst += !monthFirst;
        dotted = dotted || time->separator == '.';
        widen(widestDayFirst, lastDayFirst, dayFirst);
        widen(widestMonthFirst, lastMonthFirst, monthFirst);
    }
    return true;
}

Decision decide(const ColumnScan& scan, const FileHints& hints, const std::string& name)
{
    using Kind = ColumnReading::Kind;
    Decision decision;
    ColumnReading& reading = decision.reading;
    const std::int64_t numbers =
        scan.pointOnly + scan.commaOnly + scan.either + scan.ambiguousComma + scan.ambiguousPoint;
    if (scan.cells == 0)
        return decision;
    reading.kind = Kind::text;
    if (scan.times * 2 > scan.cells) {
        reading.kind = Kind::time;
        reading.needsZone = scan.withOffset < scan.times;
        decideDayOrder(scan, hints, name, decision);
    } else if (numbers * 2 > scan.cells) {
        reading.kind = Kind::number;
        reading.quantity = quantityOf(scan);
        if (scan.epochs == numbers) {
            reading.kind = Kind::epoch; // may still be used as a number
            decideEpoch(scan, reading);
        }
        decideDecimal(scan, hints, name, decision);
    }
    return decision;
}

Message describe(const ColumnReading& reading, const std::string& zone)
{
    using Kind = ColumnReading::Kind;
    const bool dayFirst = reading.dayOrder == DayOrder::dayFirst;
    switch (reading.kind) {
    case Kind::empty:
        return message(AFFLUX_TR("Message", "Empty"));
    case Kind::text:
        return message(AFFLUX_TR("Message", "Text"));
    case Kind::time:
        if (!reading.needsZone)
            return message(AFFLUX_TR("Message", "Time with its own offset"));
        return message(dayFirst ? AFFLUX_TR("Message", "Time, in %1")
                                : AFFLUX_TR("Message", "Time, month before day, in %1"),
                       zone);
    case Kind::epoch:
        if (reading.mixedEpochs)
            return message(
                AFFLUX_TR("Message", "Time since 1970, seconds and finer, told apart by size"));
        switch (reading.epochUnit) {
        case EpochUnit::seconds:
            return message(AFFLUX_TR("Message", "Time, seconds since 1970"));
        case EpochUnit::milliseconds:
            return message(AFFLUX_TR("Message", "Time, milliseconds since 1970"));
        case EpochUnit::microseconds:
            return message(AFFLUX_TR("Message", "Time, microseconds since 1970"));
        case EpochUnit::nanoseconds:
            return message(AFFLUX_TR("Message", "Time, nanoseconds since 1970"));
        }
        break;
    case Kind::number:
        break;
    }
    if (reading.quantity == Quantity::duration)
        return message(AFFLUX_TR("Message", "Duration, in seconds"));
    if (reading.quantity == Quantity::percent)
        return message(AFFLUX_TR("Message", "Percentage, as a share of 1"));
    return reading.decimal == ',' ? message(AFFLUX_TR("Message", "Number, decimal comma"))
                                  : message(AFFLUX_TR("Message", "Number"));
}

Outcome TimeConverter::convert(std::string_view cell, Instant& time)
{
    if (isMissingWord(cell))
        return Outcome::missing;
    if (reading_.kind == ColumnReading::Kind::epoch) {
        const auto epoch = parseEpoch(cell);
        if (!epoch)
            return Outcome::bad;
        time = epochInstant(*epoch, reading_.mixedEpochs ? epochUnit(*epoch) : reading_.epochUnit);
        return Outcome::ok;
    }
    if (reading_.kind == ColumnReading::Kind::number) { // seconds from the start
        constexpr double farthest = 9e12;               // seconds whose microseconds still fit
        ParsedNumber number;
        const Outcome outcome = convertNumber(reading_, cell, number);
        if (outcome != Outcome::ok)
            return outcome;
        if (std::abs(number.value) > farthest)
            return Outcome::bad;
        time = Instant(std::chrono::microseconds(std::llround(number.value * 1e6)));
        return Outcome::ok;
    }
    const auto text = parseTimeText(cell);
    const auto local = text ? localTime(*text, reading_.dayOrder) : std::nullopt;
    if (!local)
        return Outcome::bad;
    if (text->offset) {
        time = Instant(local->time_since_epoch() - *text->offset);
        previous_ = time;
        return Outcome::ok;
    }
    return convertLocal(*local, time);
}

Outcome TimeConverter::convertLocal(LocalTime local, Instant& time)
{
    const LocalReading reading = clock_->read(local);
    if (reading.count == 0)
        return Outcome::skippedByClock;
    time = reading.first;
    Outcome outcome = Outcome::ok;
    if (reading.count == 2) {
        const bool later = newestFirst_ ? !previous_ || reading.second < *previous_
                                        : previous_ && reading.first <= *previous_;
        time = later ? reading.second : reading.first;
        tookSecond_ = tookSecond_ || later != newestFirst_;
        outcome = Outcome::ambiguous;
    }
    previous_ = time;
    return outcome;
}

Outcome convertNumber(const ColumnReading& reading, std::string_view cell, ParsedNumber& number)
{
    if (isMissingWord(cell))
        return Outcome::missing;
    const auto parsed = parseNumber(cell, reading.decimal);
    if (!parsed)
        return Outcome::bad;
    // 350 ms beside a bare 4: seconds, minutes? A bare zero is zero in any unit.
    const bool mixed = reading.quantity != Quantity::plain && parsed->quantity != reading.quantity;
    if (mixed && parsed->value != 0)
        return Outcome::bad;
    number = *parsed;
    return Outcome::ok;
}

} // namespace afflux
