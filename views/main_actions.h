// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything the window can be told to do: one action each, its words, its keys, its menu. The
// window connects them; the toolbar and context menus show some of them again.

#include <QKeySequence>
#include <QObject>

#include <vector>

class QAction;
class QActionGroup;

class QMenu;
class QMenuBar;
class QWidget;

namespace afflux {

class MainActions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to @p window, so that their keys work while their menus are closed.
    explicit MainActions(QWidget* window);

    QAction* newProject = nullptr;
    QAction* open = nullptr;
    QAction* openExample = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* importFiles = nullptr;
    QAction* exportPolicy = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* duplicatePlan = nullptr;
    QAction* renamePlan = nullptr;
    QAction* deletePlan = nullptr;
    QAction* setBaseline = nullptr;

    QAction* showPlan = nullptr;
    QAction* showEvents = nullptr;
    QAction* zoomIn = nullptr;
    QAction* zoomOut = nullptr;
    QAction* zoomReset = nullptr;
    QAction* showStatus = nullptr;
    QAction* themeSystem = nullptr;
    QAction* themeLight = nullptr;
    QAction* themeDark = nullptr;

    QAction* newQueue = nullptr;
    QAction* renameQueue = nullptr;
    QAction* deleteQueue = nullptr;

    QAction* about = nullptr;

    QMenu* recent = nullptr;
    QMenu* languages = nullptr;

    void fill(QMenuBar& bar);
    void retranslate();
    /// "Undo target", "Rétablir ...": @p what as the document describes it, empty: nothing to undo.
    void setUndoTexts(const QString& undone, const QString& redone);

private:
    struct Wording
    {
        QAction* action;
        const char* text;
    };
    QAction* add(const char* text, const QKeySequence& key = {});
    QMenu* addMenu(QMenuBar& bar, const char* title);
    QMenu* addMenu(QMenu& menu, const char* title);

    QWidget* window_;
    std::vector<Wording> words_;
    std::vector<std::pair<QMenu*, const char*>> titles_;
};

} // namespace afflux
