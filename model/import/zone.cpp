// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/zone.h"

#include "model/simulation/scenario.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <cstdio>

namespace afflux {

namespace {

/// "UTC+3", "UTC-03:30", "GMT+1", "+0530", "Z": the offset, or nothing.
std::optional<std::chrono::seconds> fixedOffset(std::string text)
{
    for (const char* prefix : {"UTC", "GMT"})
        if (text.starts_with(prefix))
            text.erase(0, 3);
    if (text.empty() || text == "Z")
        return std::chrono::seconds(0);
    if (text[0] != '+' && text[0] != '-')
        return std::nullopt;
    const int sign = text[0] == '-' ? -1 : 1;
    std::string digits;
    for (const char c : text.substr(1))
        if (c >= '0' && c <= '9')
            digits += c;
        else if (c != ':')
            return std::nullopt;
    if (digits.empty() || digits.size() > 4)
        return std::nullopt;
    const int number = std::stoi(digits);
    const int hours = digits.size() <= 2 ? number : number / 100;
    const int minutes = digits.size() <= 2 ? 0 : number % 100;
    if (hours > 15 || minutes > 59)
        return std::nullopt;
    return std::chrono::seconds(sign * (hours * 3600 + minutes * 60));
}

std::string offsetName(std::chrono::seconds offset)
{
    if (offset.count() == 0)
        return "UTC";
    const auto minutes = std::abs(offset.count()) / 60;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "UTC%c%02d:%02d", offset.count() < 0 ? '-' : '+',
                  static_cast<int>(minutes / 60) % 100, static_cast<int>(minutes % 60));
    return text.data();
}

/// Qt also takes POSIX rules such as "CEST+", which people write when they mean something else.
bool looksLikeIana(const std::string& zone)
{
    if (zone == "EST5EDT" || zone == "CST6CDT" || zone == "MST7MDT" || zone == "PST8PDT")
        return true;
    const bool place = zone.find('/') != std::string::npos;
    return std::ranges::all_of(zone, [place](char c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool more = (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '+' || c == '/';
        return letter || (place && more);
    });
}

Instant instantOf(const QDateTime& time)
{
    return Instant(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

} // namespace

std::optional<LocalClock> LocalClock::forZone(const std::string& zone)
{
    LocalClock clock;
    if (const auto offset = fixedOffset(zone)) {
        clock.name_ = offsetName(*offset);
        clock.pieces_.front().offset = *offset;
        return clock;
    }
    if (!looksLikeIana(zone))
        return std::nullopt;
    // Qt takes "Paris", too: for a POSIX rule without an offset, that is for UTC.
    if (!QTimeZone::availableTimeZoneIds().contains(QByteArray::fromStdString(zone)))
        return std::nullopt;
    const QTimeZone rules(QByteArray::fromStdString(zone));
    clock.name_ = zone;
    const QDateTime from(QDate(1970, 1, 1), QTime(0, 0), Qt::UTC);
    const QDateTime to(QDate(2100, 1, 1), QTime(0, 0), Qt::UTC);
    clock.pieces_.front().offset = std::chrono::seconds(rules.offsetFromUtc(from));
    for (const QTimeZone::OffsetData& change : rules.transitions(from, to)) {
        const std::chrono::seconds offset(change.offsetFromUtc);
        if (offset != clock.pieces_.back().offset)
            clock.pieces_.push_back({instantOf(change.atUtc), offset});
    }
    return clock;
}

ZoneOffsets LocalClock::offsets() const
{
    const bool utc = pieces_.size() == 1 && pieces_.front().offset.count() == 0;
    return {name_, utc ? std::vector<Piece>{} : pieces_};
}

LocalReading LocalClock::read(LocalTime time) const
{
    const Instant asIfUtc(time.time_since_epoch());
    // No zone is more than 16 h from UTC, so only pieces around that day can hold the instant.
    const auto after =
        std::ranges::upper_bound(pieces_, asIfUtc + std::chrono::hours(16), {}, &Piece::from);
    auto before = std::ranges::upper_bound(pieces_.begin(), after, asIfUtc - std::chrono::hours(16),
                                           {}, &Piece::from);
    if (before != pieces_.begin())
        --before;
    LocalReading reading;
    for (auto piece = before; piece != after; ++piece) {
        const Instant candidate = asIfUtc - piece->offset;
        const auto next = std::next(piece);
        if (candidate < piece->from || (next != pieces_.end() && candidate >= next->from))
            continue;
        (reading.count == 0 ? reading.first : reading.second) = candidate;
        reading.count = std::min(reading.count + 1, 2);
    }
    return reading;
}

std::optional<ZoneOffsets> zoneOffsets(const std::string& name)
{
    const std::optional<LocalClock> clock = LocalClock::forZone(name);
    return clock ? std::optional(clock->offsets()) : std::nullopt;
}

std::string nearestZone(const std::string& wrong)
{
    std::vector<std::string> zones;
    std::vector<std::string> cities;
    for (const QByteArray& id : QTimeZone::availableTimeZoneIds()) {
        // Of the zones those people name: "Europe/Paris", not "posix/Europe/Paris" or "PST8PDT".
        if (id.count('/') != 1 || id.startsWith("Etc/"))
            continue;
        zones.push_back(id.toStdString());
        cities.push_back(zones.back().substr(zones.back().find('/') + 1));
    }
    const std::string city = nearestWord(wrong, cities);
    const std::string near = nearestWord(wrong, zones);
    if (!near.empty() || city.empty())
        return near;
    return zones[static_cast<std::size_t>(std::ranges::find(cities, city) - cities.begin())];
}

} // namespace afflux
