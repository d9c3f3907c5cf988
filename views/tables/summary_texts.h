// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the summary strip says, as values: tested and exported without a pixel.

#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <QStringList>

#include <array>

namespace afflux {

/// What a change against the baseline is worth.
enum class Trend
{
    none,
    same,
    better,
    worse
};
/// Which way the value itself went; the arrow beside the baseline's figure.
enum class Direction
{
    level,
    up,
    down
};

/// What one card shows. Plain values, so that what is shown can be tested without pixels.
struct FigureTexts
{
    QStringList label = {};  ///< "Time to start, p95"; wordings, longest first
    QStringList figure = {}; ///< the value; wordings, longest first
    QStringList note = {};   ///< the baseline's value or a remark; wordings, longest first
    Trend trend = Trend::none;
    Direction direction = Direction::level;
    bool alarming = false;  ///< the value itself breaks the promise
    QString exact = {};     ///< the value with every digit
    QString exactNote = {}; ///< the baseline's with every digit

    friend bool operator==(const FigureTexts&, const FigureTexts&) = default;
};

inline constexpr std::size_t summaryCards = 6;
using SummaryTexts = std::array<FigureTexts, summaryCards>;

/// In the application's language: time to start, worst wait, within promise, cost, workers, jobs
/// lost.
/// @p baseline null: nothing to compare with.
[[nodiscard]] SummaryTexts summaryTexts(const Outcome& current, const Outcome* baseline,
                                        const Objective& objective);
/// Labels, and a dash for each figure.
[[nodiscard]] SummaryTexts emptySummary(const Objective& objective);

} // namespace afflux
