// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Six figures a person decides by, each above the baseline's: time to start at the promise's
// percentile, worst wait, share within the promise, cost a month, workers, jobs lost.

#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace afflux {

class FigureCard;

class SummaryStrip : public QWidget
{
    Q_OBJECT

public:
    explicit SummaryStrip(QWidget* parent = nullptr);

    /// Both are copied. @p current null: nothing to show yet, a dash in each card. @p baseline
    /// null: the scenario is the baseline, or there is none; the second line then says nothing.
    void setOutcomes(const Outcome* current, const Outcome* baseline, const Objective& objective);

    /// The figures shown belong to an earlier edit, the new ones are being computed: they turn
    /// grey.
    void setPending(bool pending);

    /// All six figures with full precision, one a line: label, tab, value, tab, baseline's value.
    [[nodiscard]] QString toText() const;

    [[nodiscard]] FigureCard* card(int index) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFigures();

    std::optional<Outcome> current_;
    std::optional<Outcome> baseline_;
    Objective objective_;
    std::vector<FigureCard*> cards_;
};

} // namespace afflux
