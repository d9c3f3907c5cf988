// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/figure_card.h"

#include "views/controls/elided_label.h"
#include "views/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QString arrow(Direction direction)
{
    switch (direction) {
    case Direction::up:
        return u"▲ "_s;
    case Direction::down:
        return u"▼ "_s;
    case Direction::level:
        break;
    }
    return {};
}

} // namespace

FigureCard::FigureCard(QWidget* parent)
    : Card(parent)
    , label_(new ElidedLabel)
    , figure_(new ElidedLabel)
    , note_(new ElidedLabel)
{
    setFocusPolicy(Qt::StrongFocus);
    label_->setFont(type::note());
    figure_->setFont(type::figure());
    note_->setFont(type::note());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, space::s, 10, space::s);
    column->setSpacing(2);
    for (ElidedLabel* line : {label_, figure_, note_}) {
        line->setAttribute(Qt::WA_TransparentForMouseEvents); // one tooltip for the whole card
        column->addWidget(line);
    }
    showColours();
}

void FigureCard::setTexts(const FigureTexts& texts)
{
    if (texts_ == texts)
        return;
    texts_ = texts;
    QStringList notes = texts.note;
    for (QString& note : notes)
        note.prepend(arrow(texts.direction));
    label_->setTexts(texts.label);
    figure_->setTexts(texts.figure);
    note_->setTexts(notes);
    setToolTip(said());
    setAccessibleName(texts.label.value(0));
    setAccessibleDescription(said());
    showColours();
}

void FigureCard::setPending(bool pending)
{
    if (pending_ == pending)
        return;
    pending_ = pending;
    showColours();
}

/// The card in sentences: exact value, exact baseline, and whether that is better. Words stand
/// beside every colour.
QString FigureCard::said() const
{
    QStringList lines{tr("%1: %2", "figure, value").arg(texts_.label.value(0), texts_.exact)};
    if (!texts_.exactNote.isEmpty())
        lines << texts_.exactNote;
    if (texts_.trend == Trend::better)
        lines << tr("Better than the baseline");
    if (texts_.trend == Trend::worse)
        lines << tr("Worse than the baseline");
    if (texts_.trend == Trend::same)
        lines << tr("Same as the baseline");
    return lines.join(u'\n');
}

QString FigureCard::toText() const
{
    return u"%1\t%2\t%3"_s.arg(texts_.label.value(0), texts_.exact, texts_.exactNote);
}

void FigureCard::copy() const
{
    QGuiApplication::clipboard()->setText(toText());
}

void FigureCard::showColours()
{
    const Theme& theme = Theme::current();
    label_->setColour(theme.note);
    figure_->setColour(pending_ ? theme.note : texts_.alarming ? theme.worse : theme.text);
    const bool coloured = !pending_ && texts_.trend != Trend::same && texts_.trend != Trend::none;
    note_->setColour(!coloured                       ? theme.note
                     : texts_.trend == Trend::better ? theme.better
                                                     : theme.worse);
}

void FigureCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showColours();
    Card::changeEvent(event);
}

void FigureCard::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    connect(menu.addAction(tr("Copy")), &QAction::triggered, this, &FigureCard::copy);
    menu.exec(event->globalPos());
}

void FigureCard::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        Card::keyPressEvent(event);
}

} // namespace afflux
