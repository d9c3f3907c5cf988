// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The language of everything shown: texts, numbers and dates. Switched while the program runs.

#include "views/main_window.h"

#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace afflux {

class LanguageSwitch
{
public:
    ~LanguageSwitch();

    /// Those the program has, by name.
    [[nodiscard]] static const std::vector<Language>& available();
    /// The system's language where the program has it, else English.
    [[nodiscard]] static QString systemLanguage();

    /// Loads @p code ("fr"; unknown ones: the system's), makes it the default locale and gives it
    /// to all windows. Texts follow when the event loop delivers LanguageChange.
    void use(const QString& code);
    [[nodiscard]] QString current() const { return code_; }

private:
    QString code_;
    std::unique_ptr<QTranslator> ours_;
    std::unique_ptr<QTranslator> qts_; ///< buttons of standard dialogs
};

} // namespace afflux
