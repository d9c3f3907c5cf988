// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/main_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

namespace afflux {

MainActions::MainActions(QWidget* window)
    : QObject(window)
    , window_(window)
{
    newProject = add(QT_TR_NOOP("&New project"), QKeySequence::New);
    open = add(QT_TR_NOOP("&Open…"), QKeySequence::Open);
    openExample = add(QT_TR_NOOP("Open the &example"));
    save = add(QT_TR_NOOP("&Save"), QKeySequence::Save);
    saveAs = add(QT_TR_NOOP("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    importFiles = add(QT_TR_NOOP("&Import…"), QKeySequence(Qt::CTRL | Qt::Key_I));
    exportPolicy = add(QT_TR_NOOP("Ex&port policy…"), QKeySequence(Qt::CTRL | Qt::Key_E));
    quit = add(QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);

    undo = add(QT_TR_NOOP("&Undo"), QKeySequence::Undo);
    redo = add(QT_TR_NOOP("&Redo"));
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    duplicatePlan = add(QT_TR_NOOP("&Duplicate scenario"), QKeySequence(Qt::CTRL | Qt::Key_D));
    // F2 and Delete act where the keyboard is, in the list of queues; see ScenarioList.
    renamePlan = add(QT_TR_NOOP("Re&name scenario"), QKeySequence(Qt::CTRL | Qt::Key_R));
    deletePlan = add(QT_TR_NOOP("De&lete scenario"));
    setBaseline = add(QT_TR_NOOP("Set as &baseline"), QKeySequence(Qt::CTRL | Qt::Key_B));

    showPlan = add(QT_TR_NOOP("&Plan"), QKeySequence(Qt::CTRL | Qt::Key_1));
    showEvents = add(QT_TR_NOOP("&Events"), QKeySequence(Qt::CTRL | Qt::Key_2));
    zoomIn = add(QT_TR_NOOP("Zoom &in"));
    zoomIn->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add(QT_TR_NOOP("Zoom &out"), QKeySequence(Qt::CTRL | Qt::Key_Minus));
    zoomReset = add(QT_TR_NOOP("Show the &whole run"), QKeySequence(Qt::CTRL | Qt::Key_0));
    showStatus = add(QT_TR_NOOP("&Status bar"));
    showStatus->setCheckable(true);
    themeSystem = add(QT_TR_NOOP("As the &system"));
    themeLight = add(QT_TR_NOOP("&Light"));
    themeDark = add(QT_TR_NOOP("&Dark"));
    auto* themes = new QActionGroup(this);
    for (QAction* theme : {themeSystem, themeLight, themeDark}) {
        theme->setCheckable(true);
        themes->addAction(theme);
    }

    newQueue = add(QT_TR_NOOP("&New queue"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    renameQueue = add(QT_TR_NOOP("&Rename queue"));
    deleteQueue = add(QT_TR_NOOP("&Delete queue"));

    about = add(QT_TR_NOOP("&About Afflux"));
    about->setMenuRole(QAction::AboutRole);
}

QAction* MainActions::add(const char* text, const QKeySequence& key)
{
    auto* action = new QAction(window_);
    action->setShortcut(key);
    window_->addAction(action);
    words_.push_back({action, text});
    return action;
}

QMenu* MainActions::addMenu(QMenuBar& bar, const char* title)
{
    titles_.emplace_back(bar.addMenu(QString()), title);
    return titles_.back().first;
}

QMenu* MainActions::addMenu(QMenu& menu, const char* title)
{
    titles_.emplace_back(menu.addMenu(QString()), title);
    return titles_.back().first;
}

void MainActions::fill(QMenuBar& bar)
{
    QMenu* file = addMenu(bar, QT_TR_NOOP("&File"));
    file->addActions({newProject, open});
    recent = addMenu(*file, QT_TR_NOOP("Open &recent"));
    file->addAction(openExample);
    file->addSeparator();
    file->addActions({save, saveAs});
    file->addSeparator();
    file->addActions({importFiles, exportPolicy});
    file->addSeparator();
    file->addAction(quit);

    QMenu* edit = addMenu(bar, QT_TR_NOOP("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({duplicatePlan, renamePlan, deletePlan, setBaseline});

    QMenu* view = addMenu(bar, QT_TR_NOOP("&View"));
    view->addActions({showPlan, showEvents});
    view->addSeparator();
    view->addActions({zoomIn, zoomOut, zoomReset});
    view->addSeparator();
    addMenu(*view, QT_TR_NOOP("&Theme"))->addActions({themeSystem, themeLight, themeDark});
    languages = addMenu(*view, QT_TR_NOOP("&Language"));
    view->addAction(showStatus);

    addMenu(bar, QT_TR_NOOP("&Queue"))->addActions({newQueue, renameQueue, deleteQueue});
    addMenu(bar, QT_TR_NOOP("&Help"))->addActions({openExample, about});
    retranslate();
}

void MainActions::retranslate()
{
    for (const Wording& wording : words_)
        wording.action->setText(tr(wording.text));
    for (const auto& [menu, title] : titles_)
        menu->setTitle(tr(title));
}

void MainActions::setUndoTexts(const QString& undone, const QString& redone)
{
    undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
    redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
    undo->setEnabled(!undone.isEmpty());
    redo->setEnabled(!redone.isEmpty());
}

} // namespace afflux
