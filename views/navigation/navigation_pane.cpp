// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/navigation/navigation_pane.h"

#include "views/navigation/findings_list.h"
#include "views/navigation/scenario_list.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace afflux {

NavigationPane::NavigationPane(ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , heading_(new QLabel)
    , scenarios_(new ScenarioList(document))
    , findings_(new FindingsList)
{
    setObjectName(QStringLiteral("navigationPane"));
    heading_->setObjectName(QStringLiteral("paneHeading"));
    heading_->setContentsMargins(space::s, 0, 0, 0);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space::s, space::l, space::s, space::l);
    column->setSpacing(space::xs);
    column->addWidget(heading_);
    column->addWidget(scenarios_);
    column->addSpacing(space::l);
    column->addWidget(findings_);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    setMinimumWidth(160);
    retranslate();
}

void NavigationPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NavigationPane::retranslate()
{
    QFont font = type::note();
    font.setWeight(QFont::DemiBold);
    heading_->setFont(font);
    heading_->setText(tr("Queues"));
    scenarios_->setAccessibleName(tr("Queues and scenarios"));
}

} // namespace afflux
