// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/file_page.h"

#include "model/text/say.h"
#include "views/controls/button.h"
#include "views/controls/card.h"
#include "views/controls/choice_box.h"
#include "views/dialogs/file_chooser.h"
#include "views/theme.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

FilePage::FilePage(ImportSession& session, QWidget* parent)
    : WizardPage(session, parent)
    , drop_(new Card(this))
    , dropText_(makeNote(drop_))
    , choose_(new Button(Button::Look::quiet, drop_))
    , filesTitle_(makeHeading(this))
    , files_(new QVBoxLayout)
    , formatLabel_(new QLabel(this))
    , format_(new ChoiceBox(this))
    , formatNote_(makeNote(this))
{
    setAcceptDrops(true);
    dropText_->setAlignment(Qt::AlignCenter);
    auto* drop = new QVBoxLayout(drop_);
    drop->setContentsMargins(space::xl, space::xl, space::xl, space::xl);
    drop->setSpacing(space::m);
    drop->addWidget(dropText_);
    drop->addWidget(choose_, 0, Qt::AlignHCenter);
    files_->setSpacing(space::s);
    formatLabel_->setBuddy(format_);
    format_->setMinimumWidth(320);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(space::m);
    page->addWidget(drop_);
    page->addWidget(filesTitle_);
    page->addLayout(files_);
    page->addSpacing(space::s);
    page->addWidget(formatLabel_);
    page->addWidget(format_, 0, Qt::AlignLeft);
    page->addWidget(formatNote_);
    page->addStretch();

    connect(choose_, &Button::clicked, this, &FilePage::chooseFiles);
    connect(format_, &QComboBox::activated, this, [this] {
        ImportOptions options = session_.options();
        options.format = format_->currentData().toString().toStdString();
        session_.setOptions(options);
    });
    retranslate();
    showReading();
}

QString FilePage::title() const
{
    return tr("File");
}

void FilePage::retranslate()
{
    dropText_->setText(tr("Drop metric histories or job logs here: CSV, or the JSON of\n"
                          "aws cloudwatch get-metric-data and get-metric-statistics. Several files "
                          "become one history."));
    choose_->setText(tr("Choose files…"));
    filesTitle_->setText(tr("Read"));
    formatLabel_->setText(tr("Format"));
    format_->setAccessibleName(tr("Format"));
    formatNote_->setText(
        tr("Recognised by content, never by name. Choose another where the guess is wrong."));
    fillFormats();
}

void FilePage::fillFormats()
{
    const QSignalBlocker quiet(format_);
    format_->clear();
    format_->addItem(tr("As recognised"), QString());
    for (const ReaderInfo& reader : readers())
        format_->addItem(say(reader.label), QString::fromStdString(reader.id));
    format_->setCurrentIndex(
        std::max(0, format_->findData(QString::fromStdString(session_.options().format))));
}

void FilePage::showReading()
{
    while (QLayoutItem* item = files_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto reading = session_.reading();
    const bool any = reading != nullptr && !session_.files().isEmpty();
    for (QWidget* widget : {static_cast<QWidget*>(filesTitle_), static_cast<QWidget*>(formatLabel_),
                            static_cast<QWidget*>(format_), static_cast<QWidget*>(formatNote_)})
        widget->setVisible(any);
    if (!any)
        return;
    if (reading->error) {
        addFile(session_.files().join(u", "_s), say(*reading->error), true);
        return;
    }
    for (const ImportedFile& file : reading->import->files) {
        const QString name = QFileInfo(QString::fromStdString(file.path)).fileName();
        addFile(name, say(file.why), false);
    }
    for (const Issue& issue : reading->import->issues)
        if (issue.severity == Severity::error)
            addFile(QFileInfo(QString::fromStdString(issue.place.file)).fileName(), say(issue),
                    true);
}

void FilePage::addFile(const QString& name, const QString& sentence, bool failed)
{
    auto* label =
        new QLabel(u"<b>%1</b><br>%2"_s.arg(name.toHtmlEscaped(), sentence.toHtmlEscaped()), this);
    label->setFont(type::body());
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (failed)
        setInk(label, Theme::current().worse);
    files_->addWidget(label);
}

void FilePage::focusChoice()
{
    choose_->setFocus();
}

void FilePage::chooseFiles()
{
    QSettings memory;
    const QStringList chosen =
        fileChooser().openFiles(this, tr("Import metric history"),
                                memory.value("import/folder"_L1, QDir::homePath()).toString(),
                                tr("Histories (*.csv *.tsv *.txt *.json);;All files (*)"));
    if (chosen.isEmpty())
        return;
    memory.setValue("import/folder"_L1, QFileInfo(chosen.front()).absolutePath());
    session_.setFiles(chosen);
}

void FilePage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void FilePage::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    session_.setFiles(files);
}

} // namespace afflux
