// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/rule_button.h"

#include "model/policy/policy.h"
#include "model/text/say.h"
#include "views/theme.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>

namespace afflux {

namespace {

QString say(std::string_view text)
{
    return afflux::say(Message{text, {}, -1});
}

QString toText(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// "Oldest age" inside a sentence; names such as "HPA" keep their capitals.
QString insideSentence(QString label)
{
    if (label.size() > 1 && label[1].isLower())
        label[0] = label[0].toLower();
    return label;
}

} // namespace

RuleButton::RuleButton(QWidget* parent)
    : Button(Look::quiet, parent)
{
    setFont(type::note());
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    // A choice the document did not follow must not keep the tick.
    connect(menu(), &QMenu::aboutToShow, this, &RuleButton::retranslate);
}

void RuleButton::setRule(std::string_view word)
{
    if (word_ == word)
        return;
    word_ = word;
    retranslate();
}

void RuleButton::retranslate()
{
    menu()->clear();
    auto* group = new QActionGroup(menu());
    for (const RuleInfo& rule : ruleInfos()) {
        QAction* action = menu()->addAction(say(rule.label));
        action->setToolTip(say(rule.help));
        action->setCheckable(true);
        action->setChecked(rule.word == word_);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, word = rule.word] {
            if (word != word_)
                emit chosen(toText(word));
        });
        if (rule.word != word_)
            continue;
        setMenuText(tr("Rule: %1").arg(insideSentence(say(rule.label))));
        setToolTip(say(rule.help));
    }
}

void RuleButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !word_.empty())
        retranslate();
    Button::changeEvent(event);
}

} // namespace afflux
