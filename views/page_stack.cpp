// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/page_stack.h"

#include "views/controls/button.h"
#include "views/theme.h"

#include <QButtonGroup>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

PageStack::PageStack(QWidget* parent)
    : QWidget(parent)
    , tabs_(new QButtonGroup(this))
    , row_(new QHBoxLayout)
    , pages_(new QStackedWidget)
{
    row_->setContentsMargins(space::m + 2, space::xs, space::m + 2, 0);
    row_->setSpacing(space::xs);
    row_->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addLayout(row_);
    column->addWidget(pages_, 1);
    connect(tabs_, &QButtonGroup::idToggled, this, [this](int index, bool chosen) {
        if (!chosen)
            return;
        pages_->setCurrentIndex(index);
        emit pageChanged(current());
    });
}

void PageStack::add(QWidget* page)
{
    const int index = pages_->addWidget(page);
    auto* tab = new Button(page->windowTitle(), Button::Look::flat);
    tab->setObjectName(u"tab"_s);
    tab->setCheckable(true);
    tab->setChecked(index == 0);
    tabs_->addButton(tab, index);
    row_->insertWidget(index, tab);
    connect(page, &QWidget::windowTitleChanged, tab, &QPushButton::setText);
}

void PageStack::show(const QString& page)
{
    for (int i = 0; i < pages_->count(); ++i)
        if (pages_->widget(i)->objectName() == page)
            tabs_->button(i)->setChecked(true);
}

QString PageStack::current() const
{
    return pages_->currentWidget() ? pages_->currentWidget()->objectName() : QString();
}

void PageStack::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::current().page);
}

} // namespace afflux
