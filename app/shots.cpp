// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shots.h"

#include "app/workflows.h"
#include "views/dialogs/about_dialog.h"
#include "views/events/event_pane.h"
#include "views/export/export_dialog.h"
#include "views/import/import_wizard.h"
#include "views/main_window.h"
#include "views/page_stack.h"
#include "views/plan_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPixmap>
#include <QTemporaryDir>

#include <functional>
#include <vector>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int patienceMs = 60'000;

/// Lets the event loop turn until nothing is being computed and all has been painted.
void settle(MainWindow& window)
{
    QElapsedTimer timer;
    timer.start();
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (window.simulation().isBusy() && timer.elapsed() < patienceMs);
    // What the last answer changed still has to be laid out.
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
}

bool grab(QWidget& widget, const QString& file)
{
    return widget.grab().save(file, "PNG");
}

bool grabDialog(QDialog& dialog, MainWindow& window, const QString& file)
{
    dialog.show();
    settle(window);
    return grab(dialog, file);
}

struct Shot
{
    QString name;
    std::function<bool(MainWindow&, const QString& file)> take;
};

/// The wizard at one of its steps, with the example's history.
std::function<bool(MainWindow&, const QString&)> importShot(int page)
{
    return [page](MainWindow& window, const QString& file) {
        const QTemporaryDir folder;
        const QString history = folder.filePath(u"morning-peak.csv"_s);
        QFile::copy(u":/examples/morning-peak.csv"_s, history);
        ImportWizard wizard(window.document().project(), &window);
        wizard.setFiles({history});
        wizard.show();
        while (wizard.session().busy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        wizard.showPage(page);
        return grabDialog(wizard, window, file);
    };
}

/// The event list under the charts.
bool takeWithEvents(MainWindow& window, const QString& file)
{
    EventPane& events = window.planPage().eventPane();
    events.setOpen(true);
    settle(window);
    const bool done = grab(window, file);
    events.setOpen(false);
    return done;
}

bool takeEventsPage(MainWindow& window, const QString& file)
{
    window.middle().show(u"events"_s);
    settle(window);
    const bool done = grab(window, file);
    window.middle().show(u"plan"_s);
    return done;
}

/// Every window and dialog of the program: what is not here is not looked at.
std::vector<Shot> allShots()
{
    return {
        {u"main-window"_s,
         [](MainWindow& window, const QString& file) { return grab(window, file); }},
        {u"main-window-events"_s, takeWithEvents},
        {u"events"_s, takeEventsPage},
        {u"import-files"_s, importShot(0)},
        {u"import-columns"_s, importShot(1)},
        {u"import-times"_s, importShot(2)},
        {u"import-workload"_s, importShot(3)},
        {u"import-review"_s, importShot(4)},
        {u"export"_s,
         [](MainWindow& window, const QString& file) {
             ExportDialog dialog(&window);
             prepareExport(window, dialog);
             return grabDialog(dialog, window, file);
         }},
        {u"about"_s,
         [](MainWindow& window, const QString& file) {
             AboutDialog dialog(&window);
             return grabDialog(dialog, window, file);
         }},
        // Last: it leaves the project.
        {u"start-page"_s,
         [](MainWindow& window, const QString& file) {
             window.document().reset({});
             settle(window);
             return grab(window, file);
         }},
    };
}

} // namespace

bool saveShot(MainWindow& window, const QString& file)
{
    settle(window);
    return grab(window, file);
}

bool saveShots(MainWindow& window, const QString& folder, const QString& suffix)
{
    if (!QDir().mkpath(folder))
        return false;
    for (const Shot& shot : allShots()) {
        settle(window);
        const QString name = shot.name + u'-' + suffix + u".png"_s;
        if (!shot.take(window, QDir(folder).filePath(name)))
            return false;
    }
    return true;
}

} // namespace afflux
