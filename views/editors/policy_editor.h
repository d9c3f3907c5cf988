// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The policy at the right of the window: one block a parameter, made from scenarioParameters().
//
// The editor never changes a scenario. It says what the user did and shows what it is given: the
// document applies the edit and calls setScenario() again, live under a drag and after undo.

#include "model/simulation/scenario.h"
#include "views/editors/edit_phase.h"
#include "views/editors/parameter_groups.h"

#include <QWidget>

#include <array>
#include <vector>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace afflux {

class Button;
class ElidedLabel;
class ParameterBlock;
class RuleButton;
class Section;

class PolicyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyEditor(QWidget* parent = nullptr);

    /// Shows a scenario. Values are updated in place, keeping focus and what is being typed; only
    /// another set of parameters (another rule) builds the column anew.
    void setScenario(const Scenario& scenario);

    /// Unfolds, scrolls to and focuses a parameter, from a finding: "policy.cooldownDown".
    void showParameter(const QString& key);

    /// The block of a parameter; nullptr when this rule has no such row.
    [[nodiscard]] ParameterBlock* block(const QString& key) const;
    /// The section a group is folded into; nullptr for Group::policy and where it has no rows.
    [[nodiscard]] Section* section(Group group) const;
    [[nodiscard]] RuleButton* ruleButton() const { return rule_; }
    [[nodiscard]] Button* resetButton() const { return reset_; }
    [[nodiscard]] Button* duplicateButton() const { return duplicate_; }

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
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeHeader(QBoxLayout* column);
    void makeButtons();
    void rebuild();
    void addBlocks(Group group, QBoxLayout* column, Section* section);
    void showValues();
    void showSummaries(const ParameterTable<Scenario>& table);
    void retranslate();
    void arrangeHeader();

    Scenario scenario_;
    std::vector<ParameterInfo> rows_; ///< of the scenario shown, in the order of the table
    std::vector<ParameterBlock*> blocks_;
    std::array<Section*, groupCount> sections_{};
    std::array<bool, groupCount> open_{}; ///< survives a rebuild
    QBoxLayout* header_ = nullptr;
    ElidedLabel* name_ = nullptr;
    RuleButton* rule_ = nullptr;
    Button* reset_ = nullptr;
    Button* duplicate_ = nullptr;
    QWidget* buttons_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QWidget* form_ = nullptr; ///< everything rebuilt at once
    QVBoxLayout* page_ = nullptr;
};

} // namespace afflux
