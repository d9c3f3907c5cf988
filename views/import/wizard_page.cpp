// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/wizard_page.h"

#include "views/theme.h"

#include <QEvent>
#include <QLabel>

namespace afflux {

WizardPage::WizardPage(ImportSession& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
{
}

bool WizardPage::complete() const
{
    const auto reading = session_.reading();
    return reading && reading->import && !session_.busy();
}

void WizardPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showReading();
    }
    QWidget::changeEvent(event);
}

QLabel* makeHeading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(type::title());
    label->setWordWrap(true);
    return label;
}

QLabel* makeNote(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(type::note());
    label->setWordWrap(true);
    setInk(label, Theme::current().note);
    return label;
}

void setInk(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace afflux
