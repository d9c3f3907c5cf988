// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/wizard_page.h"

class QComboBox;

namespace afflux {

class ChoiceBox;
class QuestionPanel;

/// Which instants the clock times are: the zone, the order of day and month, and an example to
/// check.
class TimePage : public WizardPage
{
    Q_OBJECT

public:
    explicit TimePage(ImportSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void showReading() override;
    [[nodiscard]] bool complete() const override;

    void chooseZone(const QString& zone);

protected:
    void retranslate() override;

private:
    void fillZones();
    void chooseDayOrder();
    [[nodiscard]] QString exampleSentence(const Import& import) const;
    [[nodiscard]] QString gapSentence(const Import& import) const;

    QuestionPanel* questions_;
    QLabel* zoneLabel_;
    ChoiceBox* zone_;
    QLabel* zoneNote_;
    QLabel* orderLabel_;
    ChoiceBox* order_;
    QLabel* exampleTitle_;
    QLabel* example_;
    QLabel* gapTitle_;
    QLabel* gap_;
};

} // namespace afflux
