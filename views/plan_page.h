// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace afflux {

class PlanCharts;
class SummaryStrip;

/// The middle of the window: the figures a person decides by, and the charts under them.
class PlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlanPage(QWidget* parent = nullptr);

    [[nodiscard]] SummaryStrip& summary() const { return *summary_; }
    [[nodiscard]] PlanCharts& charts() const { return *charts_; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    SummaryStrip* summary_ = nullptr;
    PlanCharts* charts_ = nullptr;
};

} // namespace afflux
