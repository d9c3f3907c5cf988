// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/findings.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace afflux {

/// What was found about the plan shown, a card each; nothing at all, heading included, while
/// there is nothing to say.
class FindingsList : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    void setFindings(const std::vector<Finding>& findings);
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void rebuild();

    std::vector<Finding> findings_;
    QLabel* heading_ = nullptr;
    QVBoxLayout* column_ = nullptr;
    std::vector<QWidget*> cards_;
};

} // namespace afflux
