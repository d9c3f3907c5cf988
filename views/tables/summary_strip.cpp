// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/summary_strip.h"

#include "views/tables/figure_card.h"
#include "views/tables/summary_texts.h"

#include <QEvent>
#include <QHBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace afflux {

SummaryStrip::SummaryStrip(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    // The workers' card holds two numbers and their words.
    constexpr std::array<int, summaryCards> stretch{118, 108, 108, 108, 200, 108};
    for (const int share : stretch) {
        cards_.push_back(new FigureCard);
        row->addWidget(cards_.back(), share);
    }
    showFigures();
}

void SummaryStrip::setOutcomes(const Outcome* current, const Outcome* baseline,
                               const Objective& objective)
{
    current_ = current ? std::optional(*current) : std::nullopt;
    baseline_ = baseline ? std::optional(*baseline) : std::nullopt;
    objective_ = objective;
    showFigures();
}

void SummaryStrip::setPending(bool pending)
{
    for (FigureCard* card : cards_)
        card->setPending(pending);
}

QString SummaryStrip::toText() const
{
    QStringList lines;
    for (const FigureCard* card : cards_)
        lines << card->toText();
    return lines.join(u'\n');
}

FigureCard* SummaryStrip::card(int index) const
{
    return cards_.at(static_cast<std::size_t>(index));
}

void SummaryStrip::showFigures()
{
    const SummaryTexts texts =
        current_ ? summaryTexts(*current_, baseline_ ? &*baseline_ : nullptr, objective_)
                 : emptySummary(objective_);
    for (std::size_t i = 0; i < texts.size(); ++i)
        cards_[i]->setTexts(texts[i]);
}

void SummaryStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        showFigures();
    QWidget::changeEvent(event);
}

} // namespace afflux
