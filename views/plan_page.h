// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;

namespace afflux {

class EventLink;
class EventPane;
class PlanCharts;
class SummaryStrip;

/// The page one works on: the figures a person decides by, the charts under them, and the events
/// of the run under those, folded until wanted.
class PlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlanPage(QWidget* parent = nullptr);

    [[nodiscard]] SummaryStrip& summary() const { return *summary_; }
    [[nodiscard]] PlanCharts& charts() const { return *charts_; }
    [[nodiscard]] EventLink& eventLink() const { return *link_; }
    [[nodiscard]] EventPane& eventPane() const { return *events_; }

    /// Whether the events are open, and how much of the page they have.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void divide(bool open);

    SummaryStrip* summary_ = nullptr;
    PlanCharts* charts_ = nullptr;
    EventLink* link_ = nullptr;
    EventPane* events_ = nullptr;
    QSplitter* splitter_ = nullptr;
    QByteArray division_; ///< of the splitter when the events were last open
};

} // namespace afflux
