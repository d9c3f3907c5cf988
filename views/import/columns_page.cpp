// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/columns_page.h"

#include "model/text/say.h"
#include "views/controls/choice_box.h"
#include "views/import/preview_model.h"
#include "views/import/question_panel.h"
#include "views/theme.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int rowHeight = 36;

enum ColumnOf
{
    nameColumn,
    roleColumn,
    readingColumn,
    exampleColumn
};

std::span<const Role> rolesFor(bool jobLog)
{
    static constexpr std::array metric{Role::none,        Role::time,       Role::arrivals,
                                       Role::completions, Role::depth,      Role::inFlight,
                                       Role::oldestAge,   Role::workers,    Role::desired,
                                       Role::serviceTime, Role::utilisation};
    static constexpr std::array log{Role::none, Role::arrival, Role::due,      Role::start,
                                    Role::end,  Role::service, Role::jobClass, Role::queue};
    return jobLog ? std::span<const Role>(log) : std::span<const Role>(metric);
}

bool isJobLog(const ImportedFile& file)
{
    return std::ranges::any_of(
        file.columns, [](const ImportColumn& column) { return column.role >= Role::arrival; });
}

} // namespace

QString roleName(Role role)
{
    const auto said = [](const char* text) { return QCoreApplication::translate("Role", text); };
    switch (role) {
    case Role::none:
        return said(QT_TRANSLATE_NOOP("Role", "– not used"));
    case Role::time:
        return said(QT_TRANSLATE_NOOP("Role", "time"));
    case Role::arrivals:
        return said(QT_TRANSLATE_NOOP("Role", "arrivals"));
    case Role::completions:
        return said(QT_TRANSLATE_NOOP("Role", "completions"));
    case Role::depth:
        return said(QT_TRANSLATE_NOOP("Role", "waiting jobs"));
    case Role::inFlight:
        return said(QT_TRANSLATE_NOOP("Role", "in flight"));
    case Role::oldestAge:
        return said(QT_TRANSLATE_NOOP("Role", "oldest age"));
    case Role::workers:
        return said(QT_TRANSLATE_NOOP("Role", "workers"));
    case Role::desired:
        return said(QT_TRANSLATE_NOOP("Role", "desired workers"));
    case Role::serviceTime:
        return said(QT_TRANSLATE_NOOP("Role", "service time"));
    case Role::utilisation:
        return said(QT_TRANSLATE_NOOP("Role", "utilisation"));
    case Role::arrival:
        return said(QT_TRANSLATE_NOOP("Role", "arrival"));
    case Role::due:
        return said(QT_TRANSLATE_NOOP("Role", "due"));
    case Role::start:
        return said(QT_TRANSLATE_NOOP("Role", "start"));
    case Role::end:
        return said(QT_TRANSLATE_NOOP("Role", "end"));
    case Role::service:
        return said(QT_TRANSLATE_NOOP("Role", "duration"));
    case Role::jobClass:
        return said(QT_TRANSLATE_NOOP("Role", "class"));
    case Role::queue:
        return said(QT_TRANSLATE_NOOP("Role", "queue"));
    }
    return {};
}

ColumnsPage::ColumnsPage(ImportSession& session, QWidget* parent)
    : WizardPage(session, parent)
    , questions_(new QuestionPanel(session, this))
    , file_(new ChoiceBox(this))
    , columnsTitle_(makeHeading(this))
    , columns_(new QTreeWidget(this))
    , previewTitle_(makeHeading(this))
    , previewNote_(makeNote(this))
    , preview_(new QTableView(this))
    , model_(new PreviewModel(this))
{
    columns_->setColumnCount(4);
    columns_->setRootIsDecorated(false);
    columns_->setUniformRowHeights(true);
    columns_->setSelectionMode(QAbstractItemView::NoSelection);
    columns_->setFocusPolicy(Qt::NoFocus);
    columns_->header()->setStretchLastSection(true);
    columns_->header()->setSectionsMovable(false);
    preview_->setModel(model_);
    preview_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    preview_->setFont(type::note());
    preview_->setAlternatingRowColors(true);
    preview_->setShowGrid(false);
    preview_->verticalHeader()->setDefaultSectionSize(24);
    preview_->horizontalHeader()->setStretchLastSection(true);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(space::s);
    page->addWidget(questions_);
    page->addWidget(file_);
    page->addWidget(columnsTitle_);
    page->addWidget(columns_);
    page->addSpacing(space::s);
    page->addWidget(previewTitle_);
    page->addWidget(previewNote_);
    page->addWidget(preview_, 1);
    file_->hide(); // until there is more than one
    connect(file_, &QComboBox::currentIndexChanged, this, &ColumnsPage::showFile);
    retranslate();
}

QString ColumnsPage::title() const
{
    return tr("Columns");
}

void ColumnsPage::retranslate()
{
    columnsTitle_->setText(tr("What the columns mean"));
    columns_->setHeaderLabels({tr("Column"), tr("Means"), tr("Is read as"), tr("Example")});
    columns_->setAccessibleName(tr("Columns and their meaning"));
    previewTitle_->setText(tr("The file"));
    preview_->setAccessibleName(tr("First rows of the file"));
    file_->setAccessibleName(tr("File"));
}

bool ColumnsPage::complete() const
{
    const auto reading = session_.reading();
    return WizardPage::complete() && reading->usable();
}

void ColumnsPage::showReading()
{
    questions_->showReading();
    const auto reading = session_.reading();
    if (reading && reading->import)
        fillFiles(*reading->import);
    showFile();
    emit completeChanged();
}

void ColumnsPage::fillFiles(const Import& import)
{
    const QSignalBlocker quiet(file_);
    const int before = std::max(0, file_->currentIndex());
    file_->clear();
    for (const ImportedFile& file : import.files)
        file_->addItem(QFileInfo(QString::fromStdString(file.path)).fileName());
    file_->setCurrentIndex(std::min(before, file_->count() - 1));
    file_->setVisible(file_->count() > 1);
}

const ImportedFile* ColumnsPage::shownFile() const
{
    const auto reading = session_.reading();
    const int index = file_->currentIndex();
    if (!reading || !reading->import || index < 0 ||
        static_cast<std::size_t>(index) >= reading->import->files.size())
        return nullptr;
    return &reading->import->files[static_cast<std::size_t>(index)];
}

void ColumnsPage::showFile()
{
    columns_->clear();
    const ImportedFile* file = shownFile();
    model_->setPreview(file ? file->preview : ImportPreview{});
    if (!file)
        return;
    const bool jobLog = isJobLog(*file);
    for (const ImportColumn& column : file->columns)
        addColumn(column, jobLog);
    columns_->setColumnWidth(nameColumn, 150);
    columns_->setColumnWidth(roleColumn, 185);
    columns_->setColumnWidth(readingColumn, 180);
    // As tall as its rows, up to seven: the rest of the page is the file's.
    const int rows = std::min(7, std::max(2, columns_->topLevelItemCount()));
    columns_->setFixedHeight(columns_->header()->sizeHint().height() + rows * rowHeight +
                             2 * columns_->frameWidth());
    const auto shown = static_cast<qlonglong>(file->preview.rows.size());
    previewNote_->setText(tr("The first %1 of %2 rows, as the import reads them; numbered by line.")
                              .arg(QLocale().toString(shown),
                                   QLocale().toString(qlonglong{file->preview.totalRows})));
    preview_->resizeColumnsToContents();
}

void ColumnsPage::addColumn(const ImportColumn& column, bool jobLog)
{
    auto* item = new QTreeWidgetItem(columns_);
    item->setSizeHint(roleColumn, QSize(0, rowHeight));
    item->setText(nameColumn, QString::fromStdString(column.name));
    item->setToolTip(nameColumn, QString::fromStdString(column.name));
    QString reading = say(column.reading);
    if (!column.unit.empty())
        reading += u" · "_s + QString::fromStdString(column.unit);
    item->setText(readingColumn, reading);
    item->setToolTip(readingColumn, reading);
    const QString written = QString::fromStdString(column.example);
    const QString read = QString::fromStdString(column.exampleRead);
    item->setText(exampleColumn,
                  read.isEmpty() || read == written ? written : written + u" → "_s + read);
    item->setToolTip(exampleColumn, item->text(exampleColumn));
    columns_->setItemWidget(item, roleColumn, roleBox(column, jobLog));
}

QWidget* ColumnsPage::roleBox(const ImportColumn& column, bool jobLog)
{
    auto* box = new ChoiceBox(columns_);
    for (const Role role : rolesFor(jobLog))
        box->addItem(roleName(role), static_cast<int>(role));
    if (box->findData(static_cast<int>(column.role)) < 0)
        box->addItem(roleName(column.role), static_cast<int>(column.role));
    box->setCurrentIndex(box->findData(static_cast<int>(column.role)));
    box->setToolTip(column.roleByUser ? tr("Chosen by you") : say(column.roleWhy));
    box->setAccessibleName(tr("Meaning of %1").arg(QString::fromStdString(column.name)));
    box->setProperty("column", QString::fromStdString(column.name));
    connect(box, &QComboBox::activated, this, [this, box, name = column.name] {
        ImportOptions options = session_.options();
        options.roles[name] = static_cast<Role>(box->currentData().toInt());
        session_.setOptions(options);
    });
    return box;
}

} // namespace afflux
