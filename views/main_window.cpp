// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/main_window.h"

#include "model/text/say.h"
#include "views/charts/plan_charts.h"
#include "views/dialogs/notice_bar.h"
#include "views/editors/policy_editor.h"
#include "views/events/event_link.h"
#include "views/events/events_page.h"
#include "views/main_actions.h"
#include "views/navigation/navigation_pane.h"
#include "views/navigation/scenario_list.h"
#include "views/navigation/scenario_tree_model.h"
#include "views/page_stack.h"
#include "views/plan_page.h"
#include "views/plan_presenter.h"
#include "views/start_page.h"
#include "views/status_line.h"
#include "views/tool_row.h"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr QSize firstSize{1280, 800};
constexpr QSize smallestSize{900, 600};
constexpr int navigationWidth = 196;
constexpr int editorWidth = 256;

QStringList localFiles(const QMimeData* data)
{
    QStringList paths;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

} // namespace

MainWindow::MainWindow(Settings& settings, MessageService& messages, Workflows workflows,
                       QWidget* parent)
    : QMainWindow(parent)
    , settings_(settings)
    , workflows_(std::move(workflows))
    , simulation_(document_)
    , session_(std::make_unique<Session>(document_, settings, messages, this))
    , actions_(new MainActions(this))
{
    setAcceptDrops(true);
    setMinimumSize(smallestSize);
    buildBars();
    buildPages();
    connectSession();
    connectFileActions();
    connectPlanActions();
    connectViewActions();
    restoreState();
    retranslate();
    showProject();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildBars()
{
    actions_->fill(*menuBar());
    tools_ =
        new ToolRow({actions_->importFiles, actions_->duplicatePlan}, actions_->exportPolicy, this);
    addToolBar(tools_);
    actions_->importFiles->setVisible(bool(workflows_.importFiles));
    actions_->exportPolicy->setVisible(bool(workflows_.exportPolicy));
    actions_->about->setVisible(bool(workflows_.about));
    actions_->openExample->setVisible(Session::hasExample());
}

void MainWindow::buildPages()
{
    notices_ = new NoticeBar;
    navigation_ = new NavigationPane(document_);
    page_ = new PlanPage;
    events_ = new EventsPage(page_->eventLink());
    middle_ = new PageStack;
    middle_->add(page_);
    middle_->add(events_);
    editor_ = new PolicyEditor;
    status_ = new StatusLine;
    start_ = new StartPage({actions_->openExample, actions_->importFiles, actions_->open});

    splitter_ = new QSplitter(Qt::Horizontal);
    splitter_->setObjectName(u"panes"_s);
    splitter_->setHandleWidth(1);
    splitter_->addWidget(navigation_);
    splitter_->addWidget(middle_);
    splitter_->addWidget(editor_);
    splitter_->setStretchFactor(1, 1);
    splitter_->setSizes(
        {navigationWidth, firstSize.width() - navigationWidth - editorWidth, editorWidth});
    splitter_->setCollapsible(1, false);

    pages_ = new QStackedWidget;
    pages_->addWidget(start_);
    pages_->addWidget(splitter_);
    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(notices_);
    column->addWidget(pages_, 1);
    column->addWidget(status_);
    setCentralWidget(central);

    presenter_ = new PlanPresenter(document_, simulation_,
                                   {*page_, *editor_, navigation_->findings(), *status_}, this);
}

void MainWindow::connectSession()
{
    const auto showError = [this](const Error& error) { notices_->showProblem(error); };
    connect(session_.get(), &Session::problem, this, showError);
    connect(session_.get(), &Session::recoverableFound, this, &MainWindow::offerRecovery);
    connect(session_.get(), &Session::recentChanged, this, &MainWindow::fillRecent);
    connect(session_.get(), &Session::issuesFound, this, [this](const std::vector<Issue>& issues) {
        notices_->showNotice(NoticeBar::Kind::offer, say(issues.front()));
    });
    connect(presenter_, &PlanPresenter::problem, this, showError);
    connect(events_, &EventsPage::problem, this, showError);
    connect(&navigation_->scenarios().tree(), &ScenarioTreeModel::renameFailed, this, showError);
    connect(&simulation_, &SimulationController::errorChanged, this, [this] {
        if (simulation_.error())
            notices_->showProblem(*simulation_.error());
        else
            notices_->dismiss();
    });

    connect(&document_, &ProjectDocument::projectReset, notices_, &NoticeBar::dismiss);
    for (const auto signal : {&ProjectDocument::projectReset, &ProjectDocument::queuesChanged})
        connect(&document_, signal, this, &MainWindow::showProject);
    connect(&document_, &ProjectDocument::selectionChanged, this, &MainWindow::updateActions);
    connect(&document_, &ProjectDocument::plansChanged, this, &MainWindow::updateActions);
    connect(&document_, &ProjectDocument::pathChanged, this, &MainWindow::updateTitle);
    connect(&document_, &ProjectDocument::modifiedChanged, this, &MainWindow::updateTitle);
    connect(document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
    connect(start_, &StartPage::recentChosen, session_.get(), &Session::openPath);
}

void MainWindow::setLanguages(const std::vector<Language>& languages, const QString& current)
{
    languages_ = languages;
    language_ = current;
    actions_->languages->clear();
    auto* group = new QActionGroup(actions_->languages);
    for (const Language& language : languages) {
        QAction* action = actions_->languages->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.code == current);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, code = language.code] { emit languageChosen(code); });
        if (language.code == current)
            status_->setLanguage(language.name);
    }
}

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.size() == 1 && Session::isProjectFile(paths.front()))
        session_->openPath(paths.front());
    else if (!paths.isEmpty() && workflows_.importFiles)
        workflows_.importFiles(*this, paths);
}

bool MainWindow::showsProject() const
{
    return pages_->currentWidget() == splitter_;
}

void MainWindow::tell(const Result<void>& done)
{
    if (!done)
        notices_->showProblem(done.error());
}

void MainWindow::showProject()
{
    const bool hasQueues = !document_.project().queues.empty();
    pages_->setCurrentWidget(hasQueues ? static_cast<QWidget*>(splitter_) : start_);
    tools_->setVisible(hasQueues);
    updateActions();
    updateUndo();
    updateTitle();
    fillRecent();
}

void MainWindow::updateActions()
{
    const Queue* queue = document_.currentQueue();
    const Plan* plan = document_.currentPlan();
    actions_->duplicatePlan->setEnabled(plan);
    actions_->renamePlan->setEnabled(plan);
    actions_->deletePlan->setEnabled(plan && queue->plans.size() > 1);
    actions_->setBaseline->setEnabled(plan && queue->baseline != document_.selection().plan);
    actions_->exportPolicy->setEnabled(plan);
    actions_->renameQueue->setEnabled(queue);
    actions_->deleteQueue->setEnabled(queue);
    actions_->save->setEnabled(queue || document_.isModified());
    actions_->saveAs->setEnabled(queue || document_.isModified());
    for (QAction* zoom : {actions_->zoomIn, actions_->zoomOut, actions_->zoomReset})
        zoom->setEnabled(plan);
}

void MainWindow::updateUndo()
{
    actions_->setUndoTexts(say(document_.undoDescription()), say(document_.redoDescription()));
}

void MainWindow::updateTitle()
{
    const bool hasProject = !document_.project().queues.empty() || !document_.path().isEmpty();
    setWindowTitle(hasProject ? session_->projectName() + u"[*] – Afflux"_s : u"Afflux"_s);
    setWindowModified(hasProject && document_.isModified());
    status_->setFile(hasProject ? session_->projectName() : QString(), document_.isModified(),
                     document_.savedAt());
}

void MainWindow::fillRecent()
{
    const QStringList recent = settings_.recentProjects();
    actions_->recent->clear();
    for (const QString& path : recent) {
        QAction* action = actions_->recent->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { session_->openPath(path); });
    }
    actions_->recent->menuAction()->setEnabled(!recent.isEmpty());
    start_->setRecent(recent);
}

void MainWindow::offerRecovery(const Recoverable& left)
{
    const QString name = QFileInfo(QString::fromStdString(left.project)).fileName();
    const QString when = QLocale().toString(left.written, QLocale::ShortFormat);
    const QString text =
        name.isEmpty()
            ? tr("Work of %1 that was never saved was found.").arg(when)
            : tr("Changes to %1 of %2 that were never saved were found.").arg(name, when);
    notices_->showNotice(NoticeBar::Kind::offer, text,
                         {{tr("Recover"), [this, left] { session_->recover(left); }},
                          {tr("Throw away"), [left] { discard(left); }}});
}

void MainWindow::restoreState()
{
    if (!restoreGeometry(settings_.state(u"geometry"_s)))
        resize(firstSize);
    splitter_->restoreState(settings_.state(u"panes"_s));
    page_->restoreState(settings_.state(u"plan"_s));
    middle_->show(QString::fromLatin1(settings_.state(u"page"_s)));
    actions_->showStatus->setChecked(settings_.showsStatus());
    status_->setVisible(settings_.showsStatus());
}

void MainWindow::saveState()
{
    settings_.setState(u"geometry"_s, saveGeometry());
    settings_.setState(u"panes"_s, splitter_->saveState());
    settings_.setState(u"plan"_s, page_->saveState());
    settings_.setState(u"page"_s, middle_->current().toLatin1());
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    actions_->retranslate();
    updateUndo();
    updateTitle();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!session_->mayLeave()) {
        event->ignore();
        return;
    }
    saveState();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openFiles(localFiles(event->mimeData()));
}

} // namespace afflux
