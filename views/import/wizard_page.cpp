// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/wizard_page.h"

#include <QEvent>

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

} // namespace afflux
