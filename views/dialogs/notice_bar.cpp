// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/notice_bar.h"

#include "model/text/say.h"
#include "views/controls/button.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace afflux {

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent)
{
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(space::l, space::s, space::s, space::s);
    row_->setSpacing(space::s);
    text_ = new QLabel(this);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row_->addWidget(text_, 1);
    close_ = new Button(u"✕"_s, Button::Look::flat, this);
    connect(close_, &QPushButton::clicked, this, &NoticeBar::dismiss);
    row_->addWidget(close_, 0, Qt::AlignTop);
    retranslate();
    hide();
}

void NoticeBar::showProblem(const Error& error)
{
    showNotice(Kind::problem, say(error));
}

void NoticeBar::showNotice(Kind kind, const QString& text, std::vector<Choice> choices)
{
    kind_ = kind;
    text_->setText(text);
    for (Button* button : buttons_)
        button->deleteLater();
    buttons_.clear();
    for (Choice& choice : choices) {
        auto* button = new Button(choice.text, Button::Look::quiet, this);
        connect(button, &QPushButton::clicked, this, [this, action = std::move(choice.action)] {
            dismiss();
            if (action)
                action();
        });
        row_->insertWidget(row_->count() - 1, button, 0, Qt::AlignTop);
        buttons_.push_back(button);
    }
    setAccessibleName(text);
    show();
    update();
}

void NoticeBar::dismiss()
{
    hide();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : text_->text();
}

void NoticeBar::choose(std::size_t index)
{
    if (index < buttons_.size())
        buttons_[index]->click();
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
    painter.fillRect(QRect(0, 0, 3, height()),
                     kind_ == Kind::problem ? theme.promise : theme.desired);
}

void NoticeBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NoticeBar::retranslate()
{
    close_->setAccessibleName(tr("Dismiss"));
    close_->setToolTip(tr("Dismiss"));
}

} // namespace afflux
