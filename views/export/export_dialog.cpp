// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/export_dialog.h"

#include "views/controls/button.h"
#include "views/controls/card.h"
#include "views/controls/labels.h"
#include "views/dialogs/file_chooser.h"
#include "views/export/document_highlighter.h"
#include "views/export/settings_form.h"
#include "views/export/target_delegate.h"
#include "views/theme.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// Longest commands in our documents are some 110 characters; they must not wrap.
QFont documentFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(type::note().pointSizeF());
    return font;
}

} // namespace

ExportDialog::ExportDialog(QWidget* parent)
    : QDialog(parent)
{
    build();
    retranslate();
    chooseTarget(QSettings().value("export/target"_L1, u"keda"_s).toString());
    resize(1120, 680);
}

void ExportDialog::build()
{
    targets_ = new QListWidget(this);
    targets_->setItemDelegate(new TargetDelegate(targets_));
    targets_->setFixedWidth(220);
    targets_->setFrameShape(QFrame::NoFrame);
    targets_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(targets_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        QSettings().setValue("export/target"_L1, target());
        refresh();
    });

    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(space::l);
    middle->addWidget(targets_);
    middle->addWidget(makeQuestions());
    middle->addWidget(makePreview(), 1);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(space::l, space::l, space::l, space::l);
    page->setSpacing(space::l);
    page->addLayout(middle, 1);
    page->addWidget(makeButtons());
}

QWidget* ExportDialog::makeQuestions()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, space::m, 0);
    column->setSpacing(space::m);
    questionsTitle_ = new QLabel(content);
    questionsTitle_->setFont(type::title());
    settings_ = new SettingsForm(content);
    connect(settings_, &SettingsForm::edited, this,
            [this](const QString& key, const QString& value) {
                request_.settings[key.toStdString()] = value.toStdString();
                emit settingEdited(key, value);
                refresh();
            });

    limits_ = new Card(content);
    limits_->setEdge(Theme::current().desired);
    auto* lines = new QVBoxLayout(limits_);
    lines->setContentsMargins(space::m, space::s, space::s, space::s);
    lines->setSpacing(space::xs);
    limitsTitle_ = new QLabel(limits_);
    limitsTitle_->setFont(type::title());
    limitsTitle_->setWordWrap(true);
    limitsText_ = new QLabel(limits_);
    limitsText_->setFont(type::note());
    limitsText_->setWordWrap(true);
    limitsText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    lines->addWidget(limitsTitle_);
    lines->addWidget(limitsText_);

    column->addWidget(limits_);
    column->addWidget(questionsTitle_);
    column->addWidget(settings_);
    column->addStretch();

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(300);
    return scroll;
}

QWidget* ExportDialog::makePreview()
{
    auto* preview = new QWidget(this);
    auto* column = new QVBoxLayout(preview);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    tabs_ = new QTabBar(preview);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setElideMode(Qt::ElideNone);
    connect(tabs_, &QTabBar::currentChanged, this, &ExportDialog::showFile);
    document_ = new QPlainTextEdit(preview);
    document_->setReadOnly(true);
    document_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    document_->setLineWrapMode(QPlainTextEdit::NoWrap);
    document_->setFont(documentFont());
    highlighter_ = new DocumentHighlighter(document_->document());
    column->addWidget(tabs_);
    column->addWidget(document_, 1);
    return preview;
}

QWidget* ExportDialog::makeButtons()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    status_ = new QLabel(bar);
    status_->setFont(type::note());
    status_->setWordWrap(true);
    connect(status_, &QLabel::linkActivated, this,
            [](const QString& link) { QDesktopServices::openUrl(QUrl(link)); });
    copy_ = new Button(Button::Look::quiet, bar);
    save_ = new Button(Button::Look::accent, bar);
    close_ = new Button(Button::Look::quiet, bar);
    connect(copy_, &Button::clicked, this, &ExportDialog::copyShown);
    connect(save_, &Button::clicked, this, &ExportDialog::chooseFolder);
    connect(close_, &Button::clicked, this, &QDialog::reject);
    row->addWidget(status_, 1);
    row->addWidget(close_);
    row->addWidget(copy_);
    row->addWidget(save_);
    return bar;
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export policy"));
    targets_->setAccessibleName(tr("Targets"));
    questionsTitle_->setText(tr("What only you know"));
    limitsTitle_->setText(tr("What this target cannot say"));
    document_->setAccessibleName(tr("Document preview"));
    tabs_->setAccessibleName(tr("Files"));
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Copy the document shown (all of it)"));
    save_->setText(tr("Save to folder…"));
    close_->setText(tr("Close"));
    fillTargets();
}

void ExportDialog::fillTargets()
{
    const QString before = target();
    const QSignalBlocker quiet(targets_);
    targets_->clear();
    for (const ExportTarget& row : exportTargets()) {
        auto* item = new QListWidgetItem(say(message(row.label)), targets_);
        item->setData(TargetDelegate::helpRole, say(message(row.help)));
        item->setData(TargetDelegate::wordRole, text(row.word));
    }
    chooseTarget(before);
}

void ExportDialog::setScenario(const Scenario& scenario,
                               const std::map<std::string, std::string>& settings)
{
    request_.scenario = scenario;
    request_.settings = settings;
    refresh();
}

void ExportDialog::chooseTarget(const QString& word)
{
    for (int row = 0; row < targets_->count(); ++row)
        if (targets_->item(row)->data(TargetDelegate::wordRole).toString() == word)
            targets_->setCurrentRow(row);
}

QString ExportDialog::target() const
{
    const QListWidgetItem* item = targets_->currentItem();
    return item ? item->data(TargetDelegate::wordRole).toString() : QString();
}

const ExportTarget* ExportDialog::chosen() const
{
    return findExportTarget(target().toStdString());
}

void ExportDialog::refresh()
{
    const ExportTarget* target = chosen();
    if (!target)
        return;
    request_.speech = Speech::person();
    const std::vector<ExportSetting> questions = target->settings(request_);
    questionsTitle_->setVisible(!questions.empty());
    settings_->setSettings(questions, request_.settings);
    showLimits(target->cannotExpress(request_));

    const Result<ExportedFiles> written = exportScenario(*target, request_);
    files_ = written ? *written : ExportedFiles{};
    showFiles();
    showError(written ? nullptr : &written.error());
}

void ExportDialog::showLimits(const std::vector<Message>& limits)
{
    QStringList lines;
    for (const Message& limit : limits)
        lines << u"• "_s + say(limit);
    limitsText_->setText(lines.join(u'\n'));
    limits_->setVisible(!limits.empty());
}

void ExportDialog::showFiles()
{
    const QString before =
        tabs_->currentIndex() >= 0 ? tabs_->tabText(tabs_->currentIndex()) : QString();
    {
        const QSignalBlocker quiet(tabs_);
        while (tabs_->count() > 0)
            tabs_->removeTab(0);
        for (const ExportedFile& file : files_.files) {
            const int index = tabs_->addTab(QString::fromStdString(file.path));
            if (QString::fromStdString(file.path) == before)
                tabs_->setCurrentIndex(index);
        }
    }
    showFile(tabs_->currentIndex());
    copy_->setEnabled(!files_.files.empty());
    save_->setEnabled(!files_.files.empty());
}

void ExportDialog::showFile(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= files_.files.size()) {
        document_->clear();
        return;
    }
    const ExportedFile& file = files_.files[static_cast<std::size_t>(index)];
    highlighter_->setSyntax(file.syntax);
    const QString content = QString::fromStdString(file.content);
    if (document_->toPlainText() != content)
        document_->setPlainText(content);
}

void ExportDialog::showError(const Error* error)
{
    settings_->showComplaint(error ? error->place.key : std::string(),
                             error ? say(error->what) + u". "_s + say(error->remedy) : QString());
    status_->setText(error ? say(*error) : QString());
    setInk(status_, error ? Theme::current().worse : Theme::current().note);
}

void ExportDialog::chooseFolder()
{
    QSettings memory;
    const QString start = memory.value("export/folder"_L1, QDir::homePath()).toString();
    const QString folder = fileChooser().folder(this, tr("Save the policy to a folder"), start);
    if (!folder.isEmpty() && saveTo(folder))
        memory.setValue("export/folder"_L1, folder);
}

bool ExportDialog::saveTo(const QString& folder)
{
    const Result<void> written = writeFiles(folder.toStdString(), files_);
    if (!written) {
        status_->setText(say(written.error()));
        setInk(status_, Theme::current().worse);
        return false;
    }
    status_->setText(tr("%n file(s) written to %1. <a href=\"%2\">Open the folder</a>", nullptr,
                        static_cast<int>(files_.files.size()))
                         .arg(QDir::toNativeSeparators(folder).toHtmlEscaped(),
                              QUrl::fromLocalFile(folder).toString()));
    setInk(status_, Theme::current().note);
    emit saved(folder);
    return true;
}

void ExportDialog::copyShown()
{
    QGuiApplication::clipboard()->setText(document_->toPlainText());
    status_->setText(tr("%1 is on the clipboard.").arg(tabs_->tabText(tabs_->currentIndex())));
    setInk(status_, Theme::current().note);
}

void ExportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::PaletteChange && highlighter_) {
        limits_->setEdge(Theme::current().desired);
        highlighter_->rehighlight();
    }
    QDialog::changeEvent(event);
}

} // namespace afflux
