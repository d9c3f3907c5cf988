// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window: it puts the parts in their places and connects actions to what they do. What the
// parts show is the presenter's business, files the session's.

#include "views/session.h"
#include "views/simulation_controller.h"

#include <QMainWindow>

#include <functional>

class QSplitter;
class QStackedWidget;

namespace afflux {

class EventsPage;
class MainActions;
class MainWindow;
class NavigationPane;
class NoticeBar;
class PageStack;
class PlanPage;
class PlanPresenter;
class PolicyEditor;
class StartPage;
class StatusLine;
class ToolRow;

/// Dialogs that lead through more than one step. An action whose workflow is not set is not shown.
struct Workflows
{
    /// @p paths may be empty: the workflow asks.
    std::function<void(MainWindow&, const QStringList& paths)> importFiles;
    std::function<void(MainWindow&)> exportPolicy;
    std::function<void(MainWindow&)> about;
};

struct Language
{
    QString code; ///< "fr"
    QString name; ///< in itself: "Français"
};

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings& settings, MessageService& messages, Workflows workflows,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] ProjectDocument& document() { return document_; }
    [[nodiscard]] SimulationController& simulation() { return simulation_; }
    [[nodiscard]] Session& session() { return *session_; }
    [[nodiscard]] Settings& settings() { return settings_; }
    [[nodiscard]] MainActions& actions() { return *actions_; }
    [[nodiscard]] NavigationPane& navigation() { return *navigation_; }
    [[nodiscard]] NoticeBar& notices() { return *notices_; }
    [[nodiscard]] StatusLine& status() { return *status_; }
    [[nodiscard]] PolicyEditor& editor() { return *editor_; }
    [[nodiscard]] PlanPage& planPage() { return *page_; }
    [[nodiscard]] EventsPage& eventsPage() { return *events_; }
    /// The pages in the middle: "plan", "events".
    [[nodiscard]] PageStack& middle() { return *middle_; }

    /// The languages to choose from and the code of the one in use.
    void setLanguages(const std::vector<Language>& languages, const QString& current);
    /// Opens a project, or hands other files to the import.
    void openFiles(const QStringList& paths);
    [[nodiscard]] bool showsProject() const;

signals:
    void languageChosen(const QString& code);
    void themeChosen(afflux::ThemeChoice theme);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildBars();
    void buildPages();
    void connectSession();
    void connectFileActions();
    void connectPlanActions();
    void connectViewActions();
    void restoreState();
    void saveState();
    void retranslate();

    void tell(const Result<void>& done);
    void showProject();
    void updateTitle();
    void updateActions();
    void updateUndo();
    void fillRecent();
    void offerRecovery(const Recoverable& left);

    Settings& settings_;
    Workflows workflows_;
    ProjectDocument document_;
    SimulationController simulation_;
    std::unique_ptr<Session> session_;
    std::vector<Language> languages_;
    QString language_;

    MainActions* actions_ = nullptr;
    ToolRow* tools_ = nullptr;
    NoticeBar* notices_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    StartPage* start_ = nullptr;
    QSplitter* splitter_ = nullptr;
    NavigationPane* navigation_ = nullptr;
    PageStack* middle_ = nullptr;
    PlanPage* page_ = nullptr;
    EventsPage* events_ = nullptr;
    PolicyEditor* editor_ = nullptr;
    StatusLine* status_ = nullptr;
    PlanPresenter* presenter_ = nullptr;
};

} // namespace afflux
