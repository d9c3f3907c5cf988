// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

bool isAvailable(const QString& code)
{
    return std::ranges::any_of(LanguageSwitch::available(),
                               [&code](const Language& language) { return language.code == code; });
}

/// The system's own flavour of the language ("fr_CA") where it speaks it, else the usual one.
QLocale localeFor(const QString& code)
{
    const QLocale system = QLocale::system();
    const QLocale usual(code);
    return system.language() == usual.language() ? system : usual;
}

/// Puts a translator in place of the one before, or just takes that away.
void replace(std::unique_ptr<QTranslator>& slot, const QString& file, const QString& folder)
{
    if (slot)
        QCoreApplication::removeTranslator(slot.get());
    slot = std::make_unique<QTranslator>();
    if (slot->load(file, folder))
        QCoreApplication::installTranslator(slot.get());
}

} // namespace

LanguageSwitch::~LanguageSwitch()
{
    for (const auto& translator : {ours_.get(), qts_.get()})
        if (translator)
            QCoreApplication::removeTranslator(translator);
}

const std::vector<Language>& LanguageSwitch::available()
{
    static const std::vector<Language> languages{{u"en"_s, u"English"_s}, {u"fr"_s, u"Français"_s}};
    return languages;
}

QString LanguageSwitch::systemLanguage()
{
    const QString code = QLocale::system().name().section(u'_', 0, 0);
    return isAvailable(code) ? code : u"en"_s;
}

void LanguageSwitch::use(const QString& code)
{
    code_ = isAvailable(code) ? code : systemLanguage();
    const QLocale locale = localeFor(code_);
    QLocale::setDefault(locale);
    replace(qts_, u"qtbase_"_s + code_, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    replace(ours_, u"afflux_"_s + code_, u":/i18n"_s);
    for (QWidget* window : QApplication::topLevelWidgets())
        window->setLocale(locale);
}

} // namespace afflux
