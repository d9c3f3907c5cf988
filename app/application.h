// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The desktop program: one window with its settings, language and look.

#include "app/language.h"
#include "app/options.h"
#include "views/dialogs/message_service.h"
#include "views/main_window.h"
#include "views/settings.h"

#include <QTemporaryDir>

class QApplication;

namespace afflux {

class Application
{
public:
    Application(QApplication& app, Options options);

    /// Opens the window and runs until it is closed, or takes the pictures asked for. Returns the
    /// process's exit code.
    int run();

private:
    void useTheme(ThemeChoice theme);
    void useLanguage(const QString& code);
    void openFirst();
    int takeShots();
    [[nodiscard]] ThemeChoice theme() const;

    QApplication& app_;
    Options options_;
    QTemporaryDir
        scratch_; ///< the settings of a headless run: nothing of the user's own is touched
    Settings settings_;
    LanguageSwitch language_;
    MessageBoxService messages_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace afflux
