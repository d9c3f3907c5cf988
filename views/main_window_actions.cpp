// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window's actions do; the rest of the window is in main_window.cpp.
#include "views/charts/plan_charts.h"
#include "views/events/event_link.h"
#include "views/events/events_page.h"
#include "views/main_actions.h"
#include "views/main_window.h"
#include "views/navigation/navigation_pane.h"
#include "views/navigation/scenario_list.h"
#include "views/page_stack.h"
#include "views/plan_commands.h"
#include "views/plan_page.h"
#include "views/plan_presenter.h"
#include "views/status_line.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace afflux {

void MainWindow::connectFileActions()
{
    const auto on = [this](QAction* action, auto&& what) {
        connect(action, &QAction::triggered, this, std::forward<decltype(what)>(what));
    };
    on(actions_->newProject, [this] { session_->newProject(); });
    on(actions_->open, [this] { session_->openProject(); });
    on(actions_->openExample, [this] { session_->openExample(); });
    on(actions_->save, [this] { session_->save(); });
    on(actions_->saveAs, [this] { session_->saveAs(); });
    on(actions_->importFiles, [this] { workflows_.importFiles(*this, {}); });
    on(actions_->exportPolicy, [this] { workflows_.exportPolicy(*this); });
    on(actions_->about, [this] { workflows_.about(*this); });
    on(actions_->quit, [this] { close(); });
}

void MainWindow::connectPlanActions()
{
    const auto on = [this](QAction* action, auto&& what) {
        connect(action, &QAction::triggered, this, std::forward<decltype(what)>(what));
    };
    ScenarioList& list = navigation_->scenarios();
    on(actions_->undo, [this] { document_.undoStack()->undo(); });
    on(actions_->redo, [this] { document_.undoStack()->redo(); });
    on(actions_->duplicatePlan, [this] { tell(duplicatePlan(document_)); });
    on(actions_->deletePlan, [this] { tell(deletePlan(document_)); });
    on(actions_->setBaseline, [this] { tell(makeBaseline(document_)); });
    on(actions_->renamePlan, [&list] { list.renameCurrentPlan(); });
    on(actions_->newQueue, [this, &list] {
        tell(addQueue(document_, tr("queue").toStdString()));
        list.renameCurrentQueue();
    });
    on(actions_->renameQueue, [&list] { list.renameCurrentQueue(); });
    on(actions_->deleteQueue, [this] { tell(deleteQueue(document_)); });
    connect(presenter_, &PlanPresenter::duplicateRequested, actions_->duplicatePlan,
            &QAction::trigger);
    list.setMenus({actions_->duplicatePlan, actions_->renamePlan, actions_->setBaseline,
                   actions_->deletePlan},
                  {actions_->newQueue, actions_->renameQueue, actions_->deleteQueue});
}

void MainWindow::connectViewActions()
{
    const auto press = [this](int key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&page_->charts(), &event);
    };
    connect(actions_->zoomIn, &QAction::triggered, this, [press] { press(Qt::Key_Plus); });
    connect(actions_->zoomOut, &QAction::triggered, this, [press] { press(Qt::Key_Minus); });
    connect(actions_->zoomReset, &QAction::triggered, this,
            [this] { page_->charts().resetView(); });
    connect(actions_->showPlan, &QAction::triggered, this, [this] { middle_->show(u"plan"_s); });
    connect(actions_->showEvents, &QAction::triggered, this,
            [this] { middle_->show(u"events"_s); });
    connect(events_, &EventsPage::shown, this, [this](int row) {
        middle_->show(u"plan"_s);
        page_->eventLink().showInCharts(row);
    });
    connect(actions_->showStatus, &QAction::toggled, this, [this](bool shows) {
        status_->setVisible(shows);
        settings_.setShowsStatus(shows);
    });
    const std::pair<QAction*, ThemeChoice> themes[] = {{actions_->themeSystem, ThemeChoice::system},
                                                       {actions_->themeLight, ThemeChoice::light},
                                                       {actions_->themeDark, ThemeChoice::dark}};
    for (const auto& [action, theme] : themes) {
        action->setChecked(settings_.theme() == theme);
        connect(action, &QAction::triggered, this, [this, theme = theme] {
            settings_.setTheme(theme);
            emit themeChosen(theme);
        });
    }
}

} // namespace afflux
