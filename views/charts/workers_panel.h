// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_panel.h"

namespace afflux {

/// Workers: running as filled steps, draining on top of them, desired dashed, min and max as
/// limits.
class WorkersPanel : public ChartPanel
{
    Q_DECLARE_TR_FUNCTIONS(afflux::WorkersPanel)

public:
    explicit WorkersPanel(QGraphicsScene& scene);

    void chooseScale(const ChartFrame& frame, int mostSteps) override;
    [[nodiscard]] double valueAt(const Trace& trace, Seconds time) const override;

protected:
    void fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names) override;

private:
    void fillDraining(const ChartFrame& frame, const QList<QPointF>& running);
    void addLimits(const ChartFrame& frame, LabelPlacer& placer);
    void nameLines(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names);

    QLineSeries* baseline_;
    QLineSeries* desired_;
    QLineSeries* running_;
};

} // namespace afflux
