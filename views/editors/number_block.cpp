// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/number_block.h"

#include "model/simulation/scenario.h"

#include "views/controls/elided_label.h"
#include "views/controls/value_edit.h"
#include "views/controls/value_slider.h"
#include "views/theme.h"

#include <QBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

bool hasSlider(const ParameterInfo& info)
{
    return info.unit != Unit::text && info.sliderTo > info.sliderFrom &&
           info.sliderTo <= info.maximum;
}

QString say(std::string_view text)
{
    return afflux::say(Message{text, {}, -1});
}

} // namespace

NumberBlock::NumberBlock(const ParameterInfo& info)
    : ParameterBlock(info)
    , edit_(makeEdit(this->info(), &NumberBlock::value))
{
    head()->addWidget(edit_);
    if (hasSlider(info))
        makeSlider();
}

ValueEdit* NumberBlock::makeEdit(const ParameterInfo& row,
                                 const Value& (ParameterBlock::*get)() const)
{
    auto* edit = new ValueEdit;
    edit->setCommit([this, &row](const QString& text) {
        QString unsigned_ = text.trimmed();
        while (!prefix().isEmpty() && !unsigned_.isEmpty() && u"+-−"_s.contains(unsigned_[0]))
            unsigned_.remove(0, 1);
        const Result<Value> typed = typedValue(row, unsigned_, form());
        if (!typed)
            return sayTypingError(typed.error(), form());
        send(row, *typed, EditPhase::committed);
        return QString();
    });
    connect(edit, &ValueEdit::complaint, this, &NumberBlock::complain);
    connect(edit, &ValueEdit::stepRequested, this, [this, &row, get](int steps) {
        const auto* number = std::get_if<double>(&(this->*get)());
        if (hasSlider(row))
            send(row,
                 SliderScale(row, unitHere(row)).stepped(number ? *number : row.sliderFrom, steps),
                 EditPhase::committed);
    });
    return edit;
}

void NumberBlock::makeSlider()
{
    slider_ = new ValueSlider;
    addBody(slider_);
    const auto sender = [this](EditPhase phase) {
        return [this, phase](double value) { send(info(), value, phase); };
    };
    connect(slider_, &ValueSlider::moved, this, sender(EditPhase::dragging));
    connect(slider_, &ValueSlider::settled, this, sender(EditPhase::committed));
    connect(slider_, &ValueSlider::defaultRequested, this, [this] { resetToDefault(); });
}

void NumberBlock::send(const ParameterInfo& row, const Value& value, EditPhase phase)
{
    // Round values lie inside the accepted range, but a scale may reach past it.
    if (checkValue(row, value))
        emit edited(QString::fromStdString(row.key), value, phase);
}

void NumberBlock::showValues()
{
    const bool none = std::holds_alternative<std::monostate>(value());
    // A step of nothing has no direction.
    const bool bare = none || value() == Value(0.0);
    edit_->setShown((bare ? QString() : prefix()) + shownValue(info(), value(), form()));
    if (!slider_)
        return;
    slider_->setScale(SliderScale(info(), unitHere(info())));
    const auto* usual = std::get_if<double>(&info().fallback);
    slider_->setDefault(usual ? std::optional(*usual) : std::nullopt);
    const auto* number = std::get_if<double>(&value());
    slider_->setEmpty(!number);
    slider_->setCurrent(number ? *number : info().sliderFrom);
    showDefault();
}

/// In the unit of the moment: the scenario's currency, the signal's unit.
void NumberBlock::showDefault()
{
    slider_->setToolTip(tr("Default: %1").arg(shownValue(info(), info().fallback, form())));
}

void NumberBlock::showTexts()
{
    edit_->setAccessibleName(title());
    if (!slider_)
        return;
    slider_->setAccessibleName(title());
    showDefault();
}

PairBlock::PairBlock(const ParameterInfo& share, const ParameterInfo& count)
    : NumberBlock(share)
    , count_(count)
    , or_(new ElidedLabel)
    , countEdit_(makeEdit(count_, &PairBlock::second))
{
    or_->setFont(type::note());
    or_->setForegroundRole(QPalette::PlaceholderText);
    or_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head()->addWidget(or_);
    head()->addWidget(countEdit_);
}

void PairBlock::showValues()
{
    NumberBlock::showValues();
    // The share's chip already says what it is a share of: the bare number is enough here.
    const auto* number = std::get_if<double>(&second());
    countEdit_->setShown(number ? (*number == 0 ? QString() : prefix()) +
                                      sayNumber(*number, form().speech)
                                : shownValue(count_, second(), form()));
}

void PairBlock::showTexts()
{
    NumberBlock::showTexts();
    or_->setText(tr("or", "100 % or 6 workers"));
    edit()->setAccessibleName(say(info().label));
    countEdit_->setAccessibleName(say(count_.label));
}

void PairBlock::resetToDefault()
{
    NumberBlock::resetToDefault();
    if (second() != count_.fallback)
        send(count_, count_.fallback, EditPhase::committed);
}

QString PairBlock::prefix() const
{
    // "stepDown", "scaleIn": the keys' own words tell the direction.
    const bool down =
        info().key.find("Down") != std::string::npos || info().key.find("In.") != std::string::npos;
    return down ? u"−"_s : u"+"_s;
}

QString PairBlock::title() const
{
    // What the two labels share: "Step out, share" and "Step out, workers" are a "Step out".
    const QString first = say(info().label);
    const QString other = say(count_.label);
    qsizetype same = 0;
    while (same < std::min(first.size(), other.size()) && first[same] == other[same])
        ++same;
    QString shared = first.left(same);
    while (!shared.isEmpty() && shared.back().isLetterOrNumber() && same < first.size())
        shared.chop(1);
    while (!shared.isEmpty() && (shared.back().isSpace() || shared.back().isPunct()))
        shared.chop(1);
    return shared.isEmpty() ? first : shared;
}

} // namespace afflux
