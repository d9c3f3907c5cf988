// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/project/project.h"
#include "views/import/wizard_page.h"

#include <map>

class QFormLayout;
class QLineEdit;

namespace afflux {

class ChoiceBox;
class Sparkline;
class ValueEdit;

/// Which queue the history is of, how long a job takes where the history does not tell, what was
/// promised, and what a worker costs.
class WorkloadPage : public WizardPage
{
    Q_OBJECT

public:
    WorkloadPage(ImportSession& session, const Project& project, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void showReading() override;
    [[nodiscard]] bool complete() const override;

    /// The queue whose history is replaced; none: a new one.
    [[nodiscard]] std::optional<std::size_t> queue() const;
    void chooseQueue(std::optional<std::size_t> queue);
    [[nodiscard]] QString queueName() const;
    void setQueueName(const QString& name);
    [[nodiscard]] Objective objective() const;
    [[nodiscard]] Workers workers() const;
    /// The reading's arrivals with measured or answered service times.
    [[nodiscard]] Workload workload() const;
    /// Takes a typed answer: "mean", "p95", "promise", "startup", "price". Empty when it was taken.
    QString answer(const std::string& key, const QString& text);

protected:
    void retranslate() override;

private:
    struct Answer
    {
        ParameterInfo info;
        double value = 0;
        QLabel* label = nullptr;
        ValueEdit* edit = nullptr;
        QLabel* complaint = nullptr;
    };

    void addAnswer(QFormLayout* form, const std::string& key, Unit unit, double value);
    void showAnswers();
    [[nodiscard]] double valueOf(const std::string& key) const { return answers_.at(key).value; }
    [[nodiscard]] ServiceTimes typedService() const;
    [[nodiscard]] std::optional<ServiceTimes> measuredService() const;
    [[nodiscard]] QString serviceSentence() const;

    std::vector<std::string> queues_;
    QLabel* arrivalsTitle_;
    Sparkline* sparkline_;
    QLabel* arrivalsNote_;
    QLabel* queueLabel_;
    ChoiceBox* queue_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* serviceLabel_;
    ChoiceBox* service_;
    QLabel* serviceNote_;
    QLabel* currencyLabel_;
    QLineEdit* currency_;
    std::map<std::string, Answer> answers_;
    bool named_ = false; ///< the user gave the name
};

} // namespace afflux
