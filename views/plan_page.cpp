// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plan_page.h"

#include "views/charts/plan_charts.h"
#include "views/controls/card.h"
#include "views/events/event_link.h"
#include "views/events/event_pane.h"
#include "views/tables/summary_strip.h"
#include "views/theme.h"

#include <QEvent>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int firstEventsHeight = 220;
/// Before the splitter's own state.
constexpr char openMark = '+';
constexpr char foldedMark = '-';

} // namespace

PlanPage::PlanPage(QWidget* parent)
    : QWidget(parent)
    , summary_(new SummaryStrip)
    , charts_(new PlanCharts)
    , link_(new EventLink(*charts_, this))
    , events_(new EventPane(*link_))
    , splitter_(new QSplitter(Qt::Vertical))
{
    setObjectName(u"plan"_s);
    auto* card = new Card;
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(space::s, space::s, space::s, space::s);
    inside->addWidget(charts_);

    splitter_->setObjectName(u"charts"_s);
    splitter_->setHandleWidth(space::s);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(card);
    splitter_->addWidget(events_);
    splitter_->setStretchFactor(0, 1);
    connect(events_, &EventPane::toggled, this, &PlanPage::divide);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m + 2, space::xs, space::m + 2, space::m);
    column->setSpacing(space::s);
    column->addWidget(summary_);
    column->addWidget(splitter_, 1);
    retranslate();
}

/// The events get back what they had when they were last open.
void PlanPage::divide(bool open)
{
    if (!open)
        division_ = splitter_->saveState();
    else if (!splitter_->restoreState(division_))
        splitter_->setSizes({height() - firstEventsHeight, firstEventsHeight});
}

QByteArray PlanPage::saveState() const
{
    const bool open = events_->isOpen();
    return (open ? openMark : foldedMark) + (open ? splitter_->saveState() : division_);
}

void PlanPage::restoreState(const QByteArray& state)
{
    if (state.isEmpty())
        return;
    division_ = state.sliced(1);
    events_->setOpen(state.front() == openMark);
}

void PlanPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlanPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::current().page);
}

void PlanPage::retranslate()
{
    setWindowTitle(tr("Plan"));
    charts_->setEmptyText(tr("The charts of this scenario appear here."));
}

} // namespace afflux
