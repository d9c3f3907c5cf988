// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/instant_text.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace afflux {

namespace {

std::string toSeconds(Instant time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d", int(date.year()),
                  unsigned(date.month()), unsigned(date.day()), int(clock.hours().count()),
                  int(clock.minutes().count()), int(clock.seconds().count()));
    return text.data();
}

int microsOfSecond(Instant time)
{
    using namespace std::chrono;
    return static_cast<int>((time - floor<seconds>(time)).count());
}

} // namespace

std::string isoMilliseconds(Instant time)
{
    std::array<char, 16> decimals{};
    std::snprintf(decimals.data(), decimals.size(), ".%03dZ", microsOfSecond(time) / 1000);
    return toSeconds(time) + decimals.data();
}

std::string isoShort(Instant time)
{
    const int micros = microsOfSecond(time);
    if (micros == 0)
        return toSeconds(time) + 'Z';
    std::array<char, 16> decimals{};
    std::snprintf(decimals.data(), decimals.size(), ".%06d", micros);
    std::string text = decimals.data();
    text.erase(text.find_last_not_of('0') + 1);
    return toSeconds(time) + text + 'Z';
}

std::string shortestNumber(double value)
{
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

} // namespace afflux
