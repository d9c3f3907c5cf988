// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/shots.h"
#include "app/workflows.h"

#include <QApplication>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace afflux {

Application::Application(QApplication& app, Options options)
    : app_(app)
    , options_(std::move(options))
    , settings_(options_.isHeadless() ? scratch_.path() : options_.settings)
{
    useTheme(theme());
    language_.use(options_.language.isEmpty() ? settings_.language() : options_.language);
    window_ = std::make_unique<MainWindow>(settings_, messages_, standardWorkflows());
    window_->setLanguages(LanguageSwitch::available(), language_.current());
    QObject::connect(window_.get(), &MainWindow::themeChosen, window_.get(),
                     [this](ThemeChoice theme) { useTheme(theme); });
    QObject::connect(window_.get(), &MainWindow::languageChosen, window_.get(),
                     [this](const QString& code) {
                         settings_.setLanguage(code);
                         useLanguage(code);
                     });
}

ThemeChoice Application::theme() const
{
    if (options_.theme)
        return *options_.theme;
    // Pictures look the same wherever they are taken.
    return options_.isHeadless() ? ThemeChoice::light : settings_.theme();
}

void Application::useTheme(ThemeChoice theme)
{
    applyTheme(app_, theme);
}

void Application::useLanguage(const QString& code)
{
    language_.use(code);
    window_->setLanguages(LanguageSwitch::available(), language_.current());
}

int Application::run()
{
    if (!options_.size.isEmpty())
        window_->resize(options_.size);
    window_->show();
    openFirst();
    return options_.isHeadless() ? takeShots() : QApplication::exec();
}

void Application::openFirst()
{
    if (!options_.file.isEmpty())
        window_->openFiles({QFileInfo(options_.file).absoluteFilePath()});
    else if (options_.isHeadless() && Session::hasExample())
        window_->session().openExample();
    else
        window_->session().resume();
}

int Application::takeShots()
{
    const bool wanted = options_.file.isEmpty() || window_->showsProject();
    const QString look = Theme::current().dark ? u"dark"_s : u"light"_s;
    const bool done = wanted && (options_.shot.isEmpty() || saveShot(*window_, options_.shot)) &&
                      (options_.shots.isEmpty() ||
                       saveShots(*window_, options_.shots, language_.current() + u'-' + look));
    if (!wanted)
        std::fprintf(stderr, "afflux: %s could not be opened\n", qPrintable(options_.file));
    else if (!done)
        std::fprintf(stderr, "afflux: the pictures could not be written\n");
    // Nothing is asked and nothing kept.
    window_->document().reset({});
    return done ? 0 : 2;
}

} // namespace afflux
