// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/parameter_block.h"

#include "views/controls/elided_label.h"
#include "views/editors/choice_block.h"
#include "views/editors/number_block.h"
#include "views/theme.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// A number and its unit stay on one line.
QString withUnitsGlued(QString sentence)
{
    static const QRegularExpression gap(u"(?<=\\d) (?=(d|h|min|s|ms|%)\\b)"_s);
    return sentence.replace(gap, QString(QChar::Nbsp));
}

} // namespace

ParameterBlock* ParameterBlock::make(const ParameterInfo& info, const ParameterInfo* partner)
{
    if (partner)
        return new PairBlock(info, *partner);
    if (info.unit == Unit::choice)
        return new ChoiceBlock(info);
    if (info.unit == Unit::flag)
        return new FlagBlock(info);
    return new NumberBlock(info);
}

ParameterBlock::ParameterBlock(const ParameterInfo& info)
    : info_(info)
    , column_(new QVBoxLayout(this))
    , head_(new QHBoxLayout)
    , name_(new ElidedLabel)
    , sentence_(new QLabel)
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    head_->setSpacing(6);
    name_->setFont(type::body());
    head_->addWidget(name_, 1);
    column_->addLayout(head_);
    sentence_->setFont(type::note());
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setWordWrap(true);
    column_->addWidget(sentence_);
}

bool ParameterBlock::holds(const std::string& key) const
{
    return info_.key == key || (partner() && partner()->key == key);
}

void ParameterBlock::setValues(const Value& value, const Value& second, const ValueForm& form)
{
    value_ = value;
    second_ = second;
    form_ = form;
    showValues();
}

void ParameterBlock::setMeaning(const QString& sentence)
{
    meaning_ = sentence;
    showSentence();
}

QString ParameterBlock::meaning() const
{
    return shown_;
}

void ParameterBlock::complain(const QString& sentence)
{
    complaint_ = sentence;
    showSentence();
}

void ParameterBlock::showSentence()
{
    const QString help = meaning_.isEmpty() ? say(Message{info_.help, {}, -1}) : meaning_;
    shown_ = complaint_.isEmpty() ? help : complaint_;
    sentence_->setText(withUnitsGlued(shown_));
    sentence_->setForegroundRole(complaint_.isEmpty() ? QPalette::PlaceholderText
                                                      : QPalette::BrightText);
}

void ParameterBlock::retranslate()
{
    name_->setText(title());
    name_->setToolTip(
        u"%1\n%2"_s.arg(say(Message{info_.help, {}, -1}), QString::fromStdString(info_.key)));
    showTexts();
    showSentence();
}

QString ParameterBlock::title() const
{
    return say(Message{info_.label, {}, -1});
}

Unit ParameterBlock::unitHere(const ParameterInfo& info) const
{
    return info.unit == Unit::signal ? form_.signalUnit : info.unit;
}

void ParameterBlock::addBody(QWidget* widget)
{
    column_->insertWidget(column_->count() - 1, widget);
}

void ParameterBlock::hideName()
{
    name_->hide();
}

void ParameterBlock::resetToDefault()
{
    if (value_ != info_.fallback)
        emit edited(QString::fromStdString(info_.key), info_.fallback, EditPhase::committed);
}

void ParameterBlock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ParameterBlock::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* reset =
        menu.addAction(tr("Default: %1").arg(shownValue(info_, info_.fallback, form_)));
    reset->setEnabled(value_ != info_.fallback);
    connect(reset, &QAction::triggered, this, &ParameterBlock::resetToDefault);
    if (info_.optional && info_.fallback != Value{}) {
        QAction* none = menu.addAction(tr("None"));
        connect(none, &QAction::triggered, this, [this] {
            emit edited(QString::fromStdString(info_.key), Value{}, EditPhase::committed);
        });
    }
    menu.exec(event->globalPos());
}

} // namespace afflux
