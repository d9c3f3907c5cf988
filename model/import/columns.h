// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One column has one reading, decided over all its rows: a scan collects what every cell could be,
// the decision picks, and two converters apply it. What stays open becomes a question.

#include "model/import/findings.h"
#include "model/import/numbers.h"
#include "model/import/timestamps.h"

#include <string>

namespace afflux {

/// What the cells of a column could be, counted.
struct ColumnScan
{
    std::int64_t cells = 0; ///< with content that is no missing word
    std::int64_t missing = 0;
    // numbers
    std::int64_t pointOnly = 0; ///< a number with '.', none with ','
    std::int64_t commaOnly = 0;
    std::int64_t either = 0;         ///< the same number both ways
    std::int64_t ambiguousComma = 0; ///< 1,234
    std::int64_t ambiguousPoint = 0; ///< 1.234
    std::int64_t durations = 0;
    std::int64_t percents = 0;
    std::int64_t rates = 0;
    // epochs
    std::int64_t epochs = 0; ///< plausible as a time since 1970
    std::int64_t epochUnits[4] = {0, 0, 0, 0};
    double epochPrecision = 0; ///< seconds lost to scientific notation
    std::int64_t falls = 0;    ///< numbers smaller than the one before
    double lastNumber = 0;
    // written times
    std::int64_t times = 0;
    std::int64_t withOffset = 0;
    std::int64_t openOrder = 0; ///< 03/09/2018
    std::int64_t notDayFirst = 0;
    std::int64_t notMonthFirst = 0;
    std::int64_t twelveHour = 0;
    bool dotted = false; ///< 01.03.2026: nobody writes months first like that
    std::chrono::microseconds widestDayFirst{0};   ///< widest distance of neighbouring rows ...
    std::chrono::microseconds widestMonthFirst{0}; ///< ... under each reading
    std::optional<LocalTime> lastDayFirst;
    std::optional<LocalTime> lastMonthFirst;

    std::string example; ///< first cell with content
    int exampleLine = 0;
    std::string timeExample; ///< first cell that is a written time
    int timeExampleLine = 0;

    void add(std::string_view cell, int line);

private:
    bool addTime(std::string_view cell, int line);
    bool addNumber(std::string_view cell);
};

struct ColumnReading
{
    enum class Kind
    {
        empty,
        text,
        number,
        time,
        epoch
    };
    Kind kind = Kind::empty;
    char decimal = '.';
    Quantity quantity = Quantity::plain;
    DayOrder dayOrder = DayOrder::dayFirst;
    bool needsZone = false; ///< some times carry no offset
    bool mixedEpochs = false;
    EpochUnit epochUnit = EpochUnit::seconds;
};

/// What the whole file says about columns that alone are undecided.
struct FileHints
{
    char delimiter = ',';
    bool commaDecimals = false; ///< some column has them beyond doubt
    bool pointDecimals = false;
    std::optional<char> decimalMark;
    std::optional<DayOrder> dayOrder;
};

struct Decision
{
    ColumnReading reading;
    Message assumption; ///< empty: nothing was taken for granted
    bool openDayOrder = false;
};

[[nodiscard]] Decision decide(const ColumnScan& scan, const FileHints& hints,
                              const std::string& name);
/// "Time, day/month/year, in Europe/Paris".
[[nodiscard]] Message describe(const ColumnReading& reading, const std::string& zone);

/// What became of one cell.
enum class Outcome
{
    ok,
    missing,
    bad,
    skippedByClock, ///< a local time that the clock jumped over: no instant
    ambiguous,      ///< shown twice and not told apart by its neighbours: the first is taken
};

/// Cells to instants. Keeps the row before, which tells the two halves of a repeated hour apart.
class TimeConverter
{
public:
    TimeConverter(const ColumnReading& reading, const LocalClock& clock, bool newestFirst = false)
        : reading_(reading)
        , clock_(&clock)
        , newestFirst_(newestFirst)
    {
    }
    Outcome convert(std::string_view cell, Instant& time);
    /// The next cell is not before this instant (a job's end is not before its start).
    void follow(Instant time) { previous_ = time - std::chrono::microseconds(1); }
    /// Some repeated hour was told apart: its second half was seen.
    [[nodiscard]] bool tookSecond() const { return tookSecond_; }

private:
    Outcome convertLocal(LocalTime local, Instant& time);

    ColumnReading reading_;
    const LocalClock* clock_;
    bool newestFirst_;
    std::optional<Instant> previous_;
    bool tookSecond_ = false;
};

[[nodiscard]] Outcome convertNumber(const ColumnReading& reading, std::string_view cell,
                                    ParsedNumber& number);

} // namespace afflux
