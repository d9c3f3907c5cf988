// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/controls/button.h"

#include <string_view>

namespace afflux {

/// "Rule: oldest age ▾", with a menu of the rules there are. It shows what it is told and says what
/// the user chose; choosing changes nothing by itself.
class RuleButton : public Button
{
    Q_OBJECT

public:
    explicit RuleButton(QWidget* parent = nullptr);

    /// @p word as in ruleInfos().
    void setRule(std::string_view word);

signals:
    void chosen(const QString& word);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::string_view word_;
};

} // namespace afflux
