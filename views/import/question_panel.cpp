// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/question_panel.h"

#include "model/text/say.h"
#include "views/controls/button.h"
#include "views/controls/card.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace afflux {

QuestionPanel::QuestionPanel(ImportSession& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , rows_(new QVBoxLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(space::s);
}

void QuestionPanel::showReading()
{
    while (QLayoutItem* item = rows_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto reading = session_.reading();
    if (reading && reading->import)
        for (const Error& question : reading->import->questions)
            addQuestion(question);
    if (reading && reading->fitError)
        addQuestion(*reading->fitError);
    setVisible(rows_->count() > 0);
}

void QuestionPanel::addQuestion(const Error& question)
{
    auto* card = new Card(this);
    card->setEdge(Theme::current().desired);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(space::m, space::s, space::m, space::s);
    auto* label = new QLabel(say(question.what), card);
    label->setWordWrap(true);
    label->setFont(type::body());
    column->addWidget(label);
    // A question about a cell is about the order of day and month; the others are answered by the
    // boxes of this page and the next.
    if (question.place.line > 0) {
        auto* answers = new QHBoxLayout;
        auto* day = new Button(tr("Day first, 31/12"), Button::Look::quiet, card);
        auto* month = new Button(tr("Month first, 12/31"), Button::Look::quiet, card);
        connect(day, &Button::clicked, this, [this] { answerDayOrder(DayOrder::dayFirst); });
        connect(month, &Button::clicked, this, [this] { answerDayOrder(DayOrder::monthFirst); });
        answers->addWidget(day);
        answers->addWidget(month);
        answers->addStretch();
        column->addLayout(answers);
    }
    rows_->addWidget(card);
}

void QuestionPanel::answerDayOrder(DayOrder order)
{
    ImportOptions options = session_.options();
    options.dayOrder = order;
    session_.setOptions(options);
}

} // namespace afflux
