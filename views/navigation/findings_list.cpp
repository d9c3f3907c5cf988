// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/navigation/findings_list.h"

#include "model/text/say.h"
#include "views/controls/card.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QColor edgeOf(Severity severity)
{
    const Theme& theme = Theme::current();
    switch (severity) {
    case Severity::error:
        return theme.promise;
    case Severity::warning:
        return theme.desired;
    case Severity::note:
        return theme.baseline;
    }
    return {};
}

QWidget* makeCard(const Finding& finding, QWidget* parent)
{
    auto* card = new Card(parent);
    card->setEdge(edgeOf(finding.severity));
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(space::m, space::s, space::s, space::s);
    // A figure and its unit stay on one line.
    auto* text = new QLabel(say(finding.what).replace(u" %"_s, u"\u00a0%"_s), card);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    text->setFont(type::note());
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text);
    return card;
}

} // namespace

FindingsList::FindingsList(QWidget* parent)
    : QWidget(parent)
{
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(space::s);
    heading_ = new QLabel(this);
    heading_->setContentsMargins(space::s, 0, 0, space::xs);
    column_->addWidget(heading_);
    retranslate();
}

void FindingsList::setFindings(const std::vector<Finding>& findings)
{
    // Under a drag they come at every frame and mostly stay what they are.
    if (findings == findings_)
        return;
    findings_ = findings;
    rebuild();
}

void FindingsList::rebuild()
{
    for (QWidget* card : cards_)
        delete card;
    cards_.clear();
    for (const Finding& finding : findings_) {
        cards_.push_back(makeCard(finding, this));
        column_->addWidget(cards_.back());
    }
    setVisible(!findings_.empty());
}

void FindingsList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindingsList::retranslate()
{
    QFont font = type::note();
    font.setWeight(QFont::DemiBold);
    heading_->setFont(font);
    heading_->setText(tr("Findings"));
    rebuild();
}

} // namespace afflux
