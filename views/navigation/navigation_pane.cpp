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
{
    setObjectName(QStringLiteral("navigationPane"));
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    auto* content = new QWidget(scroll);
    heading_ = new QLabel(content);
    heading_->setContentsMargins(space::s, 0, 0, 0);
    scenarios_ = new ScenarioList(document, content);
    findings_ = new FindingsList(content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space::s, space::l, space::s, space::l);
    column->setSpacing(space::xs);
    column->addWidget(heading_);
    column->addWidget(scenarios_);
    column->addSpacing(space::l);
    column->addWidget(findings_);
    column->addStretch(1);
    scroll->setWidget(content);
    setMinimumWidth(160);
    retranslate();
}

void NavigationPane::showEvent(QShowEvent* event)
{
    // A style sheet puts fonts set before its first polish back to the application's.
    retranslate();
    QWidget::showEvent(event);
}

void NavigationPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
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
