// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/packing.h"

#include <QByteArrayList>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>

namespace afflux {

namespace {

constexpr std::int64_t noInstant = std::numeric_limits<std::int64_t>::min();

class Writer
{
public:
    Writer(std::size_t rows, std::size_t rowSize)
        : bytes_(static_cast<qsizetype>(rows * rowSize), Qt::Uninitialized)
        , to_(bytes_.data())
    {
    }
    void number(double value) { put(std::bit_cast<quint64>(value)); }
    void integer(std::int64_t value) { put(static_cast<quint64>(value)); }
    void instant(const std::optional<Instant>& time)
    {
        integer(time ? time->time_since_epoch().count() : noInstant);
    }
    void index(std::uint32_t value) { put(value); }
    void byte(std::uint8_t value) { put(value); }
    [[nodiscard]] QByteArray bytes() const { return bytes_; }

private:
    template <typename Unsigned>
    void put(Unsigned value)
    {
        qToLittleEndian(value, to_);
        to_ += sizeof value;
    }

    QByteArray bytes_;
    char* to_;
};

class Reader
{
public:
    explicit Reader(const QByteArray& bytes)
        : from_(bytes.constData())
    {
    }
    double number() { return std::bit_cast<double>(take<quint64>()); }
    std::int64_t integer() { return static_cast<std::int64_t>(take<quint64>()); }
    Instant instant() { return Instant(std::chrono::microseconds(integer())); }
    std::optional<Instant> maybeInstant()
    {
        const std::int64_t time = integer();
        return time == noInstant ? std::nullopt
                                 : std::optional(Instant(std::chrono::microseconds(time)));
    }
    std::uint32_t index() { return take<quint32>(); }
    std::uint8_t byte() { return take<quint8>(); }

private:
    template <typename Unsigned>
    Unsigned take()
    {
        const auto value = qFromLittleEndian<Unsigned>(from_);
        from_ += sizeof(Unsigned);
        return value;
    }

    const char* from_;
};

template <typename Row, typename Write>
QByteArray packRows(const std::vector<Row>& rows, std::size_t rowSize, Write write)
{
    Writer writer(rows.size(), rowSize);
    for (const Row& row : rows)
        write(writer, row);
    return writer.bytes();
}

template <typename Row, typename Read>
std::optional<std::vector<Row>> unpackRows(const QByteArray& bytes, qsizetype rowSize, Read read)
{
    if (bytes.size() % rowSize != 0)
        return std::nullopt;
    std::vector<Row> rows(static_cast<std::size_t>(bytes.size() / rowSize));
    Reader reader(bytes);
    for (Row& row : rows)
        row = read(reader);
    return rows;
}

/// The rows, if each is good and none comes before its predecessor.
template <typename Row, typename Good, typename OutOfOrder>
std::optional<std::vector<Row>> verified(std::optional<std::vector<Row>> rows, Good good,
                                         OutOfOrder outOfOrder)
{
    if (!rows || !std::ranges::all_of(*rows, good) ||
        std::ranges::adjacent_find(*rows, outOfOrder) != rows->end())
        return std::nullopt;
    return rows;
}

constexpr std::size_t sampleSize = 16;
constexpr std::size_t binSize = 24;
constexpr std::size_t recordedSize = 17;
constexpr std::size_t jobSize = 40;

std::optional<std::vector<std::string>> unpackWords(const QByteArray& bytes)
{
    std::vector<std::string> words;
    if (bytes.isEmpty())
        return words;
    if (!bytes.endsWith('\0'))
        return std::nullopt;
    for (const QByteArray& word : bytes.chopped(1).split('\0'))
        words.push_back(word.toStdString());
    return words;
}

} // namespace

QByteArray pack(const std::vector<Sample>& samples)
{
    return packRows(samples, sampleSize, [](Writer& writer, const Sample& sample) {
        writer.instant(sample.time);
        writer.number(sample.value);
    });
}

QByteArray pack(const std::vector<ArrivalBin>& bins)
{
    return packRows(bins, binSize, [](Writer& writer, const ArrivalBin& bin) {
        writer.number(bin.start.count());
        writer.number(bin.width.count());
        writer.number(bin.count);
    });
}

QByteArray pack(const std::vector<RecordedJob>& jobs)
{
    return packRows(jobs, recordedSize, [](Writer& writer, const RecordedJob& job) {
        writer.number(job.arrival);
        writer.number(job.service);
        writer.byte(job.jobClass);
    });
}

QByteArray pack(const std::vector<double>& numbers)
{
    return packRows(numbers, sizeof(double), [](Writer& writer, double n) { writer.number(n); });
}

PackedJobs pack(const std::vector<JobRecord>& jobs)
{
    PackedJobs packed;
    std::map<std::string, std::uint32_t> indices;
    const auto indexOf = [&](const std::string& word) {
        const auto [found, isNew] =
            indices.try_emplace(word, static_cast<std::uint32_t>(indices.size()));
        if (isNew)
            packed.words.append(word.data(), static_cast<qsizetype>(word.size())).append('\0');
        return found->second;
    };
    packed.jobs = packRows(jobs, jobSize, [&indexOf](Writer& writer, const JobRecord& job) {
        writer.instant(job.arrival);
        writer.instant(job.start);
        writer.instant(job.end);
        writer.number(job.service ? job.service->count() : std::nan(""));
        writer.index(indexOf(job.jobClass));
        writer.index(indexOf(job.queue));
    });
    return packed;
}

std::optional<std::vector<Sample>> unpackSamples(const QByteArray& bytes)
{
    auto rows = unpackRows<Sample>(bytes, sampleSize, [](Reader& reader) {
        const Instant time = reader.instant();
        return Sample{time, reader.number()};
    });
    return verified(
        std::move(rows), [](const Sample& s) { return std::isfinite(s.value); },
        [](const Sample& a, const Sample& b) { return a.time >= b.time; });
}

std::optional<std::vector<ArrivalBin>> unpackBins(const QByteArray& bytes)
{
    auto rows = unpackRows<ArrivalBin>(bytes, binSize, [](Reader& reader) {
        const Seconds start(reader.number());
        const Seconds width(reader.number());
        return ArrivalBin{start, width, reader.number()};
    });
    const auto isAmount = [](double n) { return std::isfinite(n) && n >= 0; };
    return verified(
        std::move(rows),
        [isAmount](const ArrivalBin& bin) {
            return isAmount(bin.start.count()) && isAmount(bin.width.count()) &&
                   isAmount(bin.count);
        },
        [](const ArrivalBin& a, const ArrivalBin& b) { return a.start > b.start; });
}

std::optional<std::vector<RecordedJob>> unpackRecordedJobs(const QByteArray& bytes)
{
    auto rows = unpackRows<RecordedJob>(bytes, recordedSize, [](Reader& reader) {
        const double arrival = reader.number();
        const double service = reader.number();
        return RecordedJob{arrival, service, reader.byte()};
    });
    return verified(
        std::move(rows),
        [](const RecordedJob& job) {
            return std::isfinite(job.arrival) && job.arrival >= 0 && std::isfinite(job.service);
        },
        [](const RecordedJob& a, const RecordedJob& b) { return a.arrival > b.arrival; });
}

std::optional<std::vector<double>> unpackNumbers(const QByteArray& bytes)
{
    auto rows =
        unpackRows<double>(bytes, sizeof(double), [](Reader& reader) { return reader.number(); });
    return verified(
        std::move(rows), [](double n) { return std::isfinite(n); },
        [](double, double) { return false; });
}

std::optional<std::vector<JobRecord>> unpackJobs(const PackedJobs& packed)
{
    const auto words = unpackWords(packed.words);
    if (!words)
        return std::nullopt;
    bool wordsExist = true;
    const auto word = [&](std::uint32_t index) {
        wordsExist = wordsExist && index < words->size();
        return wordsExist ? (*words)[index] : std::string();
    };
    auto rows = unpackRows<JobRecord>(packed.jobs, jobSize, [&word](Reader& reader) {
        JobRecord job;
        job.arrival = reader.instant();
        job.start = reader.maybeInstant();
        job.end = reader.maybeInstant();
        if (const double service = reader.number(); !std::isnan(service))
            job.service = Seconds(service);
        job.jobClass = word(reader.index());
        job.queue = word(reader.index());
        return job;
    });
    if (!wordsExist)
        return std::nullopt;
    return verified(
        std::move(rows),
        [](const JobRecord& job) { return !job.service || std::isfinite(job.service->count()); },
        [](const JobRecord& a, const JobRecord& b) { return a.arrival > b.arrival; });
}

} // namespace afflux
