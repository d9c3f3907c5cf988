// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editors/parameter_block.h"

class QCheckBox;
class QComboBox;

namespace afflux {

/// One of a few words: a list under the name.
class ChoiceBlock : public ParameterBlock
{
    Q_OBJECT

public:
    explicit ChoiceBlock(const ParameterInfo& info);
    [[nodiscard]] QComboBox* box() const { return box_; }

protected:
    void showValues() override;
    void showTexts() override;

private:
    void choose(int index);

    QComboBox* box_ = nullptr;
};

/// Yes or no: a tick before the name.
class FlagBlock : public ParameterBlock
{
    Q_OBJECT

public:
    explicit FlagBlock(const ParameterInfo& info);

protected:
    void showValues() override;
    void showTexts() override;

private:
    QCheckBox* tick_ = nullptr;
};

} // namespace afflux
