// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plan_page.h"

#include "views/charts/plan_charts.h"
#include "views/controls/card.h"
#include "views/tables/summary_strip.h"
#include "views/theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace afflux {

PlanPage::PlanPage(QWidget* parent)
    : QWidget(parent)
    , summary_(new SummaryStrip)
    , charts_(new PlanCharts)
{
    auto* card = new Card;
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(space::s, space::s, space::s, space::s);
    inside->addWidget(charts_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m + 2, space::m, space::m + 2, space::m);
    column->setSpacing(space::m);
    column->addWidget(summary_);
    column->addWidget(card, 1);
    retranslate();
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
    charts_->setEmptyText(tr("The charts of this scenario appear here."));
}

} // namespace afflux
