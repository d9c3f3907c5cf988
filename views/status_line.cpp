// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/status_line.h"

#include "model/text/say.h"
#include "views/controls/elided_label.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// Two digits are all a person wants of a wall time, "0.4 ms", "1.2 s".
QString shortDuration(Seconds duration)
{
    const double seconds = duration.count();
    const double unit = seconds < 1 ? 1e-3 : 1.0;
    const double digits = std::pow(10, std::floor(std::log10(std::max(seconds / unit, 0.1))) - 1);
    return sayDuration(Seconds(std::round(seconds / unit / digits) * digits * unit));
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::l - 2, space::xs + 1, space::l - 2, space::xs);
    row->setSpacing(space::l + 2);
    for (ElidedLabel** label : {&exact_, &runs_, &elapsed_, &name_, &language_}) {
        *label = new ElidedLabel(this);
        (*label)->setFont(type::note());
        row->addWidget(*label);
        if (label == &elapsed_)
            row->addStretch(1);
    }
    name_->setElideMode(Qt::ElideMiddle);
    retranslate();
}

void StatusLine::setRun(const std::optional<Run>& run)
{
    run_ = run;
    retranslate();
}

void StatusLine::setBusy(bool busy)
{
    busy_ = busy;
    retranslate();
}

void StatusLine::setFile(const QString& name, bool modified, const QDateTime& saved)
{
    file_ = name;
    modified_ = modified;
    saved_ = saved;
    retranslate();
}

void StatusLine::setLanguage(const QString& name)
{
    languageName_ = name;
    retranslate();
}

QString StatusLine::text() const
{
    QStringList parts;
    for (const ElidedLabel* label : {exact_, runs_, elapsed_, name_, language_})
        if (!label->fullText().isEmpty())
            parts << label->fullText();
    return parts.join(u" · "_s);
}

QString StatusLine::fileText() const
{
    if (file_.isEmpty())
        return {};
    if (modified_)
        return tr("%1, not saved").arg(file_);
    if (saved_.isValid())
        return tr("%1, saved %2").arg(file_, QLocale().toString(saved_.time(), u"HH:mm"_s));
    return file_;
}

void StatusLine::retranslate()
{
    const QLocale locale;
    const Theme& theme = Theme::current();
    for (ElidedLabel* label : {exact_, runs_, elapsed_, name_, language_})
        label->setColour(theme.note);
    exact_->setText(
        run_ ? tr("%1, exact")
                   .arg(tr("%n job(s)", "", static_cast<int>(run_->jobs))
                            .replace(QString::number(run_->jobs),
                                     locale.toString(static_cast<qlonglong>(run_->jobs))))
             : QString());
    runs_->setText(run_ ? tr("%n run(s), seed %1", "", run_->runs).arg(run_->seed) : QString());
    elapsed_->setText(busy_ && !run_ ? tr("simulating…")
                      : run_         ? tr("simulated in %1").arg(shortDuration(run_->elapsed))
                                     : QString());
    name_->setText(fileText());
    language_->setText(languageName_);
}

void StatusLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StatusLine::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, 0, width(), 1), theme.border);
}

} // namespace afflux
