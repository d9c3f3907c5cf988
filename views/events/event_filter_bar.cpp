// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_filter_bar.h"

#include "views/controls/button.h"
#include "views/controls/flow_layout.h"
#include "views/events/event_model.h"
#include "views/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int searchWidth = 168;

} // namespace

EventFilterBar::EventFilterBar(EventModel& events, QWidget* parent)
    : QWidget(parent)
    , events_(events)
    , inView_(new Button)
    , search_(new QLineEdit)
{
    auto* row = new FlowLayout(this);
    const auto add = [this, row](Button* chip) {
        chip->setObjectName(u"chip"_s);
        chip->setCheckable(true);
        chip->setFont(type::note());
        connect(chip, &QPushButton::toggled, this, &EventFilterBar::applyFilter);
        row->addWidget(chip);
    };
    for (Button*& chip : chips_)
        add(chip = new Button);
    add(inView_);
    search_->setFont(type::note());
    search_->setFixedWidth(searchWidth);
    search_->setObjectName(u"chip"_s);
    row->addWidget(search_);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(search_, &QLineEdit::textChanged, this, &EventFilterBar::applyFilter);
    connect(&events, &EventModel::listed, this, [this] {
        showFilter();
        showCounts();
    });
    retranslate();
    showFilter();
}

Button* EventFilterBar::chip(EventGroup group) const
{
    return chips_.at(static_cast<std::size_t>(group));
}

void EventFilterBar::applyFilter()
{
    EventFilter filter;
    for (std::size_t i = 0; i < chips_.size(); ++i)
        filter.groups[i] = chips_[i]->isChecked();
    filter.inView = inView_->isChecked();
    filter.text = search_->text().trimmed();
    events_.setFilter(filter);
}

/// As another bar may have set it.
void EventFilterBar::showFilter()
{
    const EventFilter& filter = events_.filter();
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const QSignalBlocker quiet(chips_[i]);
        chips_[i]->setChecked(filter.groups[i]);
    }
    const QSignalBlocker quietToggle(inView_);
    inView_->setChecked(filter.inView);
    const QSignalBlocker quietSearch(search_);
    if (search_->text().trimmed() != filter.text)
        search_->setText(filter.text);
}

void EventFilterBar::showCounts()
{
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const auto group = static_cast<EventGroup>(i);
        const QString name = EventWords::groupName(group);
        const QString count = QLocale().toString(static_cast<qulonglong>(events_.countOf(group)));
        chips_[i]->setText(tr("%1 %2", "group of events, how many").arg(name, count));
    }
}

void EventFilterBar::retranslate()
{
    showCounts();
    for (Button* chip : chips_)
        chip->setToolTip(tr("List only these; press several to list them all"));
    inView_->setText(tr("In view only"));
    inView_->setToolTip(tr("List only what the charts show: zoom them to narrow it down"));
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the events"));
}

void EventFilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EventFilterBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty())
        search_->clear();
    else
        QWidget::keyPressEvent(event);
}

} // namespace afflux
