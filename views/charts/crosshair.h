// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The line through all charts and the card beside it: values of both runs and, at a scaling event,
// why it happened.

#include "views/charts/chart_text.h"
#include "views/charts/trace_reading.h"
#include "views/theme.h"

#include <QRectF>

class QPainter;

namespace afflux {

class ChartStack;

/// What the card says.
struct CrosshairCard
{
    struct Row
    {
        QString name;
        QString current;
        QString baseline;
    };
    QString headline; ///< "09:03:10 age 4.2 s · 8 → 16 workers", or the time alone
    QString reason;   ///< one sentence; empty away from events
    QString baselineName;
    std::vector<Row> rows;

    /// All of it in one line, for screen readers.
    [[nodiscard]] QString spoken() const;
};

class Crosshair
{
    Q_DECLARE_TR_FUNCTIONS(afflux::Crosshair)

public:
    /// The card for @p time; @p event is the tick of the current trace that scaled there.
    [[nodiscard]] static CrosshairCard card(const ChartData& data, const ChartText& text,
                                            Seconds time, TimeSpan view,
                                            std::optional<std::size_t> event);

    /// Line, dots on the edited run's lines, and the card near height @p y, inside @p bounds.
    static void paint(QPainter& painter, const ChartStack& stack, const ChartData& data,
                      const CrosshairCard& card, Seconds time, double y, const QRectF& bounds,
                      const Theme& theme);
};

} // namespace afflux
