// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_panel.h"

namespace afflux {

/// Waiting jobs: the edited run's line, the baseline's, and what arrives as a faint shape behind.
class WaitingPanel : public ChartPanel
{
    Q_DECLARE_TR_FUNCTIONS(afflux::WaitingPanel)

public:
    explicit WaitingPanel(QGraphicsScene& scene);

    void chooseScale(const ChartFrame& frame, int mostSteps) override;
    [[nodiscard]] double valueAt(const Trace& trace, Seconds time) const override;

protected:
    void fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names) override;

private:
    void fillArrivals(const ChartFrame& frame);
    void nameArrivals(const ChartFrame& frame, LabelPlacer& placer);

    QLineSeries* baseline_;
    QLineSeries* current_;
    double baselinePeak_ = 0;
    double arrivalsPeak_ = 0; ///< jobs a minute
    QPointF arrivalsPeakPixel_;
};

} // namespace afflux
