// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflows.h"

#include "views/dialogs/about_dialog.h"
#include "views/dialogs/notice_bar.h"
#include "views/export/export_dialog.h"
#include "views/import/import_wizard.h"
#include "views/project_document.h"

namespace afflux {

namespace {

void takeImport(MainWindow& window, const ImportResult& result)
{
    ProjectDocument& document = window.document();
    const auto done = document.editAll(importEdits(document.project(), result));
    if (!done) {
        window.notices().showProblem(done.error());
        return;
    }
    const std::size_t last = document.project().queues.size() - 1;
    document.select({result.queue.value_or(last), result.queue ? 0 : result.plans.size() - 1});
}

void openWizard(MainWindow& window, const QStringList& paths)
{
    auto* wizard = new ImportWizard(window.document().project(), &window);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(wizard, &ImportWizard::imported, &window,
                     [&window](const ImportResult& result) { takeImport(window, result); });
    wizard->setFiles(paths);
    wizard->open();
}

void openExport(MainWindow& window)
{
    ProjectDocument& document = window.document();
    const Selection selection = document.selection();
    if (!document.currentPlan())
        return;
    auto* dialog = new ExportDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    prepareExport(window, *dialog);
    QObject::connect(dialog, &ExportDialog::settingEdited, &window,
                     [&document, selection](const QString& key, const QString& value) {
                         std::optional<std::string> kept = value.toStdString();
                         if (value.isEmpty())
                             kept.reset();
                         // Typing is one step a setting, as a slider is.
                         const auto done = document.edit(
                             SetExportSetting{selection.queue, key.toStdString(), kept},
                             ProjectDocument::Undo::drag);
                         Q_UNUSED(done)
                     });
    QObject::connect(dialog, &QDialog::finished, &window, [&document] { document.endDrag(); });
    dialog->open();
}

} // namespace

void prepareExport(MainWindow& window, ExportDialog& dialog)
{
    const Queue* queue = window.document().currentQueue();
    if (window.document().currentPlan())
        dialog.setScenario(scenarioOf(*queue, window.document().selection().plan),
                           queue->exportSettings);
}

Workflows standardWorkflows()
{
    Workflows workflows;
    workflows.importFiles = openWizard;
    workflows.exportPolicy = openExport;
    workflows.about = [](MainWindow& window) {
        AboutDialog dialog(&window);
        dialog.exec();
    };
    return workflows;
}

} // namespace afflux
