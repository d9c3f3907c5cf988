// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_pane.h"

#include "views/controls/section.h"
#include "views/events/event_filter_bar.h"
#include "views/events/event_link.h"
#include "views/events/event_table.h"
#include "views/theme.h"

#include <QEvent>
#include <QVBoxLayout>

namespace afflux {

namespace {

constexpr int fewestPixels = 148; ///< heading, filter, and some rows

} // namespace

EventPane::EventPane(EventLink& link, QWidget* parent)
    : Card(parent)
    , link_(link)
    , header_(new SectionHeader)
    , bar_(new EventFilterBar(link.events()))
    , table_(new EventTable(link.events(), link.selection()))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::s, space::xs, space::s, space::xs);
    column->setSpacing(space::xs);
    column->addWidget(header_);
    column->addWidget(bar_);
    column->addWidget(table_, 1);
    connect(header_, &QAbstractButton::toggled, this, [this](bool open) {
        fold(open);
        emit toggled(open);
    });
    connect(table_, &EventTable::shown, &link, &EventLink::showInCharts);
    connect(&link, &EventLink::chosen, table_,
            [this](const QModelIndex& index) { table_->scrollTo(index); });
    connect(&link.events(), &EventModel::listed, this, &EventPane::showCount);
    fold(false);
    retranslate();
}

void EventPane::setOpen(bool open)
{
    header_->setChecked(open);
}

bool EventPane::isOpen() const
{
    return header_->isChecked();
}

void EventPane::fold(bool open)
{
    bar_->setVisible(open);
    table_->setVisible(open);
    const int folded = header_->sizeHint().height() + 2 * space::xs;
    setMinimumHeight(open ? fewestPixels : folded);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : folded);
}

void EventPane::showCount()
{
    const std::size_t total = link_.events().total();
    header_->setSummary(total == 0 ? QString()
                                   : tr("%n in this run", nullptr, static_cast<int>(total)));
}

void EventPane::retranslate()
{
    header_->setText(tr("Events"));
    header_->setAccessibleName(tr("Events"));
    showCount();
}

void EventPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

} // namespace afflux
