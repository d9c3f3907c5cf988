// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The policy at the right of the window: one block a parameter, made from scenarioParameters().
//
// The editor never changes a scenario. It says what the user did and shows what it is given: the
// document applies the edit and calls setScenario() again, live under a drag and after undo.

#include "model/simulation/scenario.h"

#include <QWidget>

#include <memory>
#include <vector>

class QVBoxLayout;

namespace afflux {

class Button;
class ElidedLabel;
class ParameterBlock;
class Section;

/// Where in a gesture an edit stands: drags merge into one undo step, which `committed` ends.
enum class EditPhase { dragging, committed };

class PolicyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyEditor(QWidget* parent = nullptr);
    ~PolicyEditor() override;

    /// Shows a scenario. Values are updated in place, keeping focus and what is being typed; only
    /// another set of parameters (another rule) builds the column anew.
    void setScenario(const Scenario& scenario);

    /// Unfolds, scrolls to and focuses a parameter, from a finding: "policy.cooldownDown".
    void showParameter(const QString& key);

    /// The block of a parameter; nullptr when this rule has no such row. For tests.
    [[nodiscard]] ParameterBlock* block(const QString& key) const;

signals:
    /// The user set the parameter with this full key to a value already checked against its row.
    void parameterEdited(const QString& key, const afflux::Value& value, afflux::EditPhase phase);
    /// The user chose another rule by its word: "age-threshold".
    void ruleChosen(const QString& word);
    /// Put the rule's own parameters back to their defaults.
    void resetRequested();
    void duplicateRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void rebuild();
    void showValues();
    void fillRuleMenu();
    void addBlocks();
    void addBlock(const ParameterInfo& info, const ParameterInfo* partner);

    Scenario scenario_;
    std::vector<ParameterInfo> rows_; ///< of the scenario shown, in the order of the table
    std::vector<ParameterBlock*> blocks_;
    std::vector<Section*> sections_;
    ElidedLabel* name_ = nullptr;
    Button* rule_ = nullptr;
    Button* reset_ = nullptr;
    Button* duplicate_ = nullptr;
    QWidget* page_ = nullptr;
    QVBoxLayout* column_ = nullptr;
};

} // namespace afflux
