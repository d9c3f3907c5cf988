// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_panel.h"

namespace afflux {

/// The oldest waiting job's age, and the promise it must keep under.
class AgePanel : public ChartPanel
{
    Q_DECLARE_TR_FUNCTIONS(afflux::AgePanel)

public:
    explicit AgePanel(QGraphicsScene& scene);

    void chooseScale(const ChartFrame& frame, int mostSteps) override;
    [[nodiscard]] double valueAt(const Trace& trace, Seconds time) const override;

protected:
    void fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names) override;

private:
    void addPromise(const ChartFrame& frame, LabelPlacer& placer);

    QLineSeries* baseline_;
    QLineSeries* current_;
    double baselinePeak_ = 0;
    DurationUnit unit_ = DurationUnit::seconds;
};

} // namespace afflux
