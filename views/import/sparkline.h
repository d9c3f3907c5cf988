// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workload/arrival_process.h"

#include <QWidget>

#include <vector>

namespace afflux {

/// A small picture of arrivals over the history: no axes, its peak said beside it.
class Sparkline : public QWidget
{
    Q_OBJECT

public:
    explicit Sparkline(QWidget* parent = nullptr);

    void setArrivals(const ArrivalProcess& arrivals);
    [[nodiscard]] QSize sizeHint() const override { return {400, 56}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<double> buckets_; ///< jobs per equal part of the history
};

/// Jobs in each of @p parts equal parts of the history.
[[nodiscard]] std::vector<double> arrivalsPerPart(const ArrivalProcess& arrivals, int parts);

} // namespace afflux
