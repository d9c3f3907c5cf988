// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/import_session.h"

#include <QWidget>

class QVBoxLayout;

namespace afflux {

/// What the data leave open, each question with its answers as buttons where there are few.
class QuestionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionPanel(ImportSession& session, QWidget* parent = nullptr);

    /// Hidden while there is nothing to ask.
    void showReading();

private:
    void addQuestion(const Error& question);
    void answerDayOrder(DayOrder order);

    ImportSession& session_;
    QVBoxLayout* rows_;
};

} // namespace afflux
