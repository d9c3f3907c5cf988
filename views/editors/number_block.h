// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editors/parameter_block.h"

namespace afflux {

class ValueEdit;
class ValueSlider;

/// A number or a text: typed at the right; a slider below where the row has a range people use.
class NumberBlock : public ParameterBlock
{
    Q_OBJECT

public:
    explicit NumberBlock(const ParameterInfo& info);

    [[nodiscard]] ValueEdit* edit() const { return edit_; }
    [[nodiscard]] ValueSlider* slider() const { return slider_; } ///< may be null

protected:
    void showValues() override;
    void showTexts() override;

    /// A sign put before the shown number: "+" for a step out.
    [[nodiscard]] virtual QString prefix() const { return {}; }
    /// A field for @p row, wired to type, step and complain.
    [[nodiscard]] ValueEdit* makeEdit(const ParameterInfo& row,
                                      const Value& (ParameterBlock::*get)() const);
    void send(const ParameterInfo& row, const Value& value, EditPhase phase);

private:
    void makeSlider();
    void showDefault();

    ValueEdit* edit_ = nullptr;
    ValueSlider* slider_ = nullptr;
};

/// A share and a number of workers of which the larger counts: "+100 % or +6", one slider for the
/// share.
class PairBlock : public NumberBlock
{
    Q_OBJECT

public:
    PairBlock(const ParameterInfo& share, const ParameterInfo& count);

    [[nodiscard]] const ParameterInfo* partner() const override { return &count_; }
    [[nodiscard]] ValueEdit* countEdit() const { return countEdit_; }

protected:
    void showValues() override;
    void showTexts() override;
    void resetToDefault() override;
    [[nodiscard]] QString prefix() const override;
    [[nodiscard]] QString title() const override;

private:
    ParameterInfo count_;
    ElidedLabel* or_ = nullptr;
    ValueEdit* countEdit_ = nullptr;
};

} // namespace afflux
