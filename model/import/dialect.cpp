// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/dialect.h"

#include "model/import/numbers.h"
#include "model/import/timestamps.h"

#include <algorithm>
#include <array>
#include <map>

namespace afflux {

namespace {

constexpr std::array delimiters{',', ';', '\t', '|'};
constexpr std::size_t sampleBytes = 256 * 1024;
constexpr std::size_t sampleRows = 200;

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find_first_of("\r\n"));
}

void skipLine(std::string_view text, Dialect& dialect)
{
    std::size_t end = text.find_first_of("\r\n", dialect.start);
    if (end == std::string_view::npos)
        end = text.size();
    else if (text.substr(end, 2) == "\r\n")
        ++end;
    dialect.start = std::min(end + 1, text.size());
    ++dialect.startLine;
}

/// "sep=;" as Excel writes it, perhaps in quotes.
bool takeSeparatorLine(std::string_view text, Dialect& dialect)
{
    std::string_view line = firstLine(text);
    if (line.size() >= 2 && line.front() == '"' && line.back() == '"')
        line = line.substr(1, line.size() - 2);
    if (!line.starts_with("sep=") || line.size() != 5)
        return false;
    dialect.delimiter = line[4];
    dialect.delimiterSaid = true;
    skipLine(text, dialect);
    return true;
}

void skipComments(std::string_view text, Dialect& dialect)
{
    while (dialect.start < text.size() && text[dialect.start] == '#')
        skipLine(text, dialect);
}

bool isValue(std::string_view cell)
{
    return parseNumber(cell, '.') || parseNumber(cell, ',') || parseTimeText(cell);
}

bool holdsDelimiter(std::string_view cell)
{
    return std::ranges::any_of(delimiters,
                               [cell](char d) { return d != ',' && cell.find(d) != cell.npos; });
}

struct Trial
{
    double fitness = 0; ///< 0..1
    std::size_t columns = 0;
};

/// Rows of equal length, made of cells that mean something alone: the right delimiter.
Trial tryDelimiter(std::string_view sample, char delimiter)
{
    RowReader reader(sample, delimiter);
    Row row;
    std::map<std::size_t, std::size_t> lengths;
    std::size_t rows = 0;
    std::size_t cells = 0;
    std::size_t clean = 0;
    while (rows < sampleRows && reader.next(row)) {
        ++rows;
        ++lengths[row.cells.size()];
        for (const std::string_view cell : row.cells) {
            ++cells;
            clean += isMissingWord(cell) || isValue(cell) || !holdsDelimiter(cell);
        }
    }
    if (rows == 0)
        return {};
    const auto common =
        std::ranges::max_element(lengths, {}, [](const auto& l) { return l.second; });
    if (common->first < 2)
        return {0, 1};
    const double even = static_cast<double>(common->second) / static_cast<double>(rows);
    return {even * static_cast<double>(clean) / static_cast<double>(cells), common->first};
}

char bestDelimiter(std::string_view sample)
{
    char best = ',';
    Trial bestTrial;
    for (const char delimiter : delimiters) {
        const Trial trial = tryDelimiter(sample, delimiter);
        const bool better =
            trial.fitness > bestTrial.fitness + 1e-9 ||
            (trial.fitness > bestTrial.fitness - 1e-9 && trial.columns > bestTrial.columns);
        if (trial.columns > 1 && better) {
            best = delimiter;
            bestTrial = trial;
        }
    }
    return best;
}

/// Names above values. Where everything is text the first record names it too.
bool hasHeader(const std::vector<std::string>& first, const std::vector<std::string>& second)
{
    bool allWords = true;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const bool value = isValue(first[i]);
        allWords = allWords && !value;
        const bool word = !value && !isMissingWord(first[i]);
        if (word && i < second.size() && isValue(second[i]))
            return true;
    }
    return allWords;
}

std::vector<std::string> copyOf(const Row& row)
{
    return {row.cells.begin(), row.cells.end()};
}

/// Cuts a sample at the end of a line, so that its last row is whole.
std::string_view sampleOf(std::string_view text)
{
    if (text.size() <= sampleBytes)
        return text;
    const std::size_t end = text.rfind('\n', sampleBytes);
    return text.substr(0, end == std::string_view::npos ? sampleBytes : end + 1);
}

} // namespace

Dialect findDialect(std::string_view text)
{
    Dialect dialect;
    if (!takeSeparatorLine(text, dialect))
        skipComments(text, dialect);
    const std::string_view sample = sampleOf(text.substr(dialect.start));
    if (!dialect.delimiterSaid)
        dialect.delimiter = bestDelimiter(sample);

    RowReader reader(sample, dialect.delimiter, dialect.quote);
    Row row;
    if (!reader.next(row))
        return dialect;
    const std::vector<std::string> first = copyOf(row);
    dialect.columns = first.size();
    const std::vector<std::string> second =
        reader.next(row) ? copyOf(row) : std::vector<std::string>();
    dialect.header = hasHeader(first, second);
    dialect.sampledRows = 1 + !second.empty();
    while (dialect.sampledRows < sampleRows && reader.next(row))
        ++dialect.sampledRows;
    return dialect;
}

} // namespace afflux
