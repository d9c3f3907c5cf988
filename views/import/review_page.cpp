// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/review_page.h"

#include "model/planning/starter_plans.h"
#include "model/text/say.h"
#include "views/import/columns_page.h"
#include "views/import/workload_page.h"
#include "views/theme.h"

#include <QFileInfo>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// A heading with its count, and the sentences under it.
QString group(const QString& title, const QStringList& sentences, const QColor& ink)
{
    if (sentences.isEmpty())
        return {};
    QString html = u"<p style='color:%1'><b>%2 (%3)</b></p><ul>"_s.arg(
        ink.name(), title.toHtmlEscaped(), QLocale().toString(sentences.size()));
    for (const QString& sentence : sentences)
        html += u"<li>%1</li>"_s.arg(sentence.toHtmlEscaped());
    return html + u"</ul>"_s;
}

} // namespace

ReviewPage::ReviewPage(ImportSession& session, const WorkloadPage& workload, QWidget* parent)
    : WizardPage(session, parent)
    , workload_(workload)
    , summaryTitle_(makeHeading(this))
    , summary_(new QLabel(this))
    , plans_(makeNote(this))
    , findingsTitle_(makeHeading(this))
    , findings_(new QTextBrowser(this))
{
    summary_->setWordWrap(true);
    findings_->setFont(type::body());
    findings_->document()->setDocumentMargin(space::s);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(space::s);
    page->addWidget(summaryTitle_);
    page->addWidget(summary_);
    page->addWidget(plans_);
    page->addSpacing(space::m);
    page->addWidget(findingsTitle_);
    page->addWidget(findings_, 1);
    retranslate();
}

QString ReviewPage::title() const
{
    return tr("Review");
}

void ReviewPage::retranslate()
{
    summaryTitle_->setText(tr("What will be added"));
    findingsTitle_->setText(tr("What was taken for granted, and what was found"));
    findings_->setAccessibleName(findingsTitle_->text());
}

bool ReviewPage::complete() const
{
    return workload_.complete();
}

void ReviewPage::showEvent(QShowEvent* event)
{
    showReading(); // the answers of the page before may have changed
    WizardPage::showEvent(event);
}

void ReviewPage::showReading()
{
    findings_->clear();
    const auto reading = session_.reading();
    if (!reading || !reading->import)
        return;
    summary_->setText(summary());
    plans_->setText(plansSentence());
    addFindings(*reading->import, reading->fit ? &*reading->fit : nullptr);
}

QString ReviewPage::summary() const
{
    const History& history = session_.reading()->import->history;
    QStringList lines;
    for (const MetricSeries& series : history.series) {
        if (series.role == Role::none || series.samples.empty())
            continue;
        const QString name = QString::fromStdString(series.name);
        QString line =
            tr("%1, as %2: %n point(s), every %3", nullptr, static_cast<int>(series.samples.size()))
                .arg(name, roleName(series.role), sayDuration(series.step));
        if (series.missing > 0)
            line += tr(", %n missing", nullptr, static_cast<int>(series.missing));
        lines << line;
    }
    if (!history.jobs.empty())
        lines << tr("%n job(s) from a log", nullptr, static_cast<int>(history.jobs.size()));
    return lines.join(u'\n');
}

QString ReviewPage::plansSentence() const
{
    if (workload_.queue() || !workload_.complete())
        return {};
    QStringList lines{tr("Two scenarios to start with:")};
    for (const StarterPlan& starter :
         starterPlans(workload_.workload(), workload_.objective(), workload_.workers()))
        lines << tr("• %1: %2", "name of a scenario, why").arg(say(starter.name), say(starter.why));
    return lines.join(u'\n');
}

void ReviewPage::addFindings(const Import& import, const WorkloadFit* fit)
{
    std::array<QStringList, 3> found; // by severity
    const auto take = [&](const std::vector<Issue>& issues) {
        for (Issue issue : issues) {
            if (issue.kind.starts_with("assumed")) // said among the assumptions, once
                continue;
            issue.place.file =
                QFileInfo(QString::fromStdString(issue.place.file)).fileName().toStdString();
            found.at(static_cast<std::size_t>(issue.severity)) << say(issue);
        }
    };
    take(import.issues);
    QStringList assumed;
    for (const Message& assumption : import.assumptions)
        assumed << say(assumption);
    if (fit) {
        take(fit->issues);
        for (const Message& assumption : fit->assumptions)
            assumed << say(assumption);
    }
    const Theme& theme = Theme::current();
    QString html =
        group(tr("Errors"), found[static_cast<std::size_t>(Severity::error)], theme.worse) +
        group(tr("Warnings"), found[static_cast<std::size_t>(Severity::warning)], theme.worse) +
        group(tr("Taken for granted"), assumed, theme.text) +
        group(tr("Notes"), found[static_cast<std::size_t>(Severity::note)], theme.text);
    if (html.isEmpty())
        html = u"<p>%1</p>"_s.arg(tr("Nothing: every row was read as it stands.").toHtmlEscaped());
    findings_->setHtml(html);
}

} // namespace afflux
