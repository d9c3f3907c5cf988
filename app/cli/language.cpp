// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/language.h"

#include <QCoreApplication>

namespace afflux::cli {

Language::Language(const std::string& code)
    : locale_(code.empty() ? QLocale() : QLocale(QString::fromStdString(code)))
{
    QLocale::setDefault(locale_); // what groups the digits of a plural's number
    // English needs its translator too, for plural forms.
    const QString file = QStringLiteral(":/i18n/afflux_%1.qm")
                             .arg(locale_.language() == QLocale::French ? QStringLiteral("fr")
                                                                        : QStringLiteral("en"));
    if (translator_.load(file))
        QCoreApplication::installTranslator(&translator_);
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&translator_);
    QLocale::setDefault(before_);
}

} // namespace afflux::cli
