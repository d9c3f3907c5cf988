// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/choice_block.h"

#include "views/controls/choice_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QSignalBlocker>

namespace afflux {

ChoiceBlock::ChoiceBlock(const ParameterInfo& info)
    : ParameterBlock(info)
    , box_(new ChoiceBox)
{
    addBody(box_);
    // activated() and not currentIndexChanged(): only what the user does is an edit.
    connect(box_, &QComboBox::activated, this, &ChoiceBlock::choose);
}

void ChoiceBlock::choose(int index)
{
    const QString word = box_->itemData(index).toString();
    const Value chosen = word.isEmpty() ? Value{} : Value(word.toStdString());
    if (chosen != value())
        emit edited(QString::fromStdString(info().key), chosen, EditPhase::committed);
}

void ChoiceBlock::showValues()
{
    const QSignalBlocker silent(box_);
    const auto* word = std::get_if<std::string>(&value());
    box_->setCurrentIndex(box_->findData(word ? QString::fromStdString(*word) : QString()));
}

void ChoiceBlock::showTexts()
{
    const QSignalBlocker silent(box_);
    box_->clear();
    if (info().optional)
        box_->addItem(tr("automatic"), QString());
    for (const Choice& choice : info().choices)
        box_->addItem(
            say(Message{choice.label, {}, -1}),
            QString::fromUtf8(choice.word.data(), static_cast<qsizetype>(choice.word.size())));
    box_->setAccessibleName(title());
    showValues();
}

FlagBlock::FlagBlock(const ParameterInfo& info)
    : ParameterBlock(info)
    , tick_(new QCheckBox)
{
    hideName();
    head()->addWidget(tick_, 1);
    connect(tick_, &QCheckBox::clicked, this, [this](bool on) {
        emit edited(QString::fromStdString(this->info().key), on, EditPhase::committed);
    });
}

void FlagBlock::showValues()
{
    const auto* on = std::get_if<bool>(&value());
    tick_->setChecked(on && *on);
}

void FlagBlock::showTexts()
{
    tick_->setText(title());
}

} // namespace afflux
