// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/crosshair.h"

#include "model/text/say.h"
#include "views/charts/chart_stack.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace afflux {

using namespace Qt::StringLiterals;

namespace {

constexpr double textWidth = 216; ///< of the reason, before it wraps
constexpr double columnGap = 16;
constexpr double distance = 12; ///< from the line to the card
constexpr double dotRadius = 3;

/// The card's text, measured before its place is known.
class CardLayout
{
public:
    explicit CardLayout(const CrosshairCard& card)
        : card_(card)
        , bold_(inPixels(type::note()))
        , note_(inPixels(type::note()))
    {
        bold_.setWeight(QFont::DemiBold);
        measure();
    }

    [[nodiscard]] QSizeF size() const { return {width_ + 2 * space::m, height_ + 2 * space::s}; }

    void paint(QPainter& painter, QPointF topLeft, const Theme& theme) const
    {
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(topLeft, size()).adjusted(0.5, 0.5, -0.5, -0.5),
                                space::controlRadius, space::controlRadius);
        QPointF at = topLeft + QPointF(space::m, space::s);
        write(painter, QRectF(at, QSizeF(width_, line_)), card_.headline, bold_, theme.text,
              Qt::AlignLeft);
        at.ry() += line_ + space::xs;
        if (!card_.reason.isEmpty()) {
            painter.setFont(note_);
            painter.setPen(theme.note);
            painter.drawText(QRectF(at, QSizeF(width_, reasonHeight_)), Qt::TextWordWrap,
                             card_.reason);
            at.ry() += reasonHeight_ + space::s;
        }
        paintRows(painter, at, topLeft.y() + space::s, theme);
    }

private:
    void measure()
    {
        const QFontMetricsF bold(bold_);
        const QFontMetricsF note(note_);
        line_ = std::ceil(note.height()) + 2;
        baselineName_ = note.elidedText(card_.baselineName, Qt::ElideRight, 120);
        baseline_ = baselineName_.isEmpty() ? 0 : note.horizontalAdvance(baselineName_);
        for (const auto& row : card_.rows) {
            names_ = std::max(names_, note.horizontalAdvance(row.name));
            current_ = std::max(current_, bold.horizontalAdvance(row.current));
            baseline_ = std::max(baseline_, note.horizontalAdvance(row.baseline));
        }
        const double table =
            names_ + columnGap + current_ + (baseline_ > 0 ? columnGap + baseline_ : 0);
        width_ = std::max(bold.horizontalAdvance(card_.headline), table);
        if (!card_.reason.isEmpty()) {
            width_ = std::max(width_, textWidth);
            reasonHeight_ = std::ceil(
                note.boundingRect(QRectF(0, 0, width_, 1000), Qt::TextWordWrap, card_.reason)
                    .height());
        }
        // Away from events the headline is short: the baseline's name stands beside it.
        nameBesideHeadline_ = card_.reason.isEmpty() && !baselineName_.isEmpty();
        if (nameBesideHeadline_)
            width_ = std::max(width_, bold.horizontalAdvance(card_.headline) + columnGap +
                                          note.horizontalAdvance(baselineName_));
        width_ = std::ceil(width_);
        height_ = line_ + space::xs + (card_.reason.isEmpty() ? 0 : reasonHeight_ + space::s) +
                  line_ * static_cast<double>(card_.rows.size()) +
                  (baselineName_.isEmpty() || nameBesideHeadline_ ? 0 : line_);
    }

    void paintRows(QPainter& painter, QPointF at, double headlineTop, const Theme& theme) const
    {
        const double currentLeft = at.x() + names_ + columnGap;
        const double baselineLeft = currentLeft + current_ + columnGap;
        const double baselineWidth = at.x() + width_ - baselineLeft;
        if (!baselineName_.isEmpty()) {
            const double top = nameBesideHeadline_ ? headlineTop : at.y();
            write(painter, QRectF(baselineLeft, top, baselineWidth, line_), baselineName_, note_,
                  theme.note, Qt::AlignRight);
            at.ry() += nameBesideHeadline_ ? 0 : line_;
        }
        for (const auto& row : card_.rows) {
            write(painter, QRectF(at, QSizeF(names_, line_)), row.name, note_, theme.note,
                  Qt::AlignLeft);
            write(painter, QRectF(currentLeft, at.y(), current_, line_), row.current, bold_,
                  theme.text, Qt::AlignRight);
            write(painter, QRectF(baselineLeft, at.y(), baselineWidth, line_), row.baseline, note_,
                  theme.note, Qt::AlignRight);
            at.ry() += line_;
        }
    }

    static void write(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                      const QColor& color, Qt::Alignment side)
    {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(rect, int(side | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip,
                         text);
    }

    const CrosshairCard& card_;
    QFont bold_;
    QFont note_;
    QString baselineName_;
    bool nameBesideHeadline_ = false;
    double line_ = 0;
    double names_ = 0;
    double current_ = 0;
    double baseline_ = 0;
    double reasonHeight_ = 0;
    double width_ = 0;
    double height_ = 0;
};

/// Beside the line, on the side that has room, and inside.
QPointF cardPlace(QSizeF size, double x, double y, const QRectF& bounds)
{
    double left = x + distance;
    if (left + size.width() > bounds.right())
        left = x - distance - size.width();
    left = std::clamp(left, bounds.left(), std::max(bounds.left(), bounds.right() - size.width()));
    const double top = std::clamp(y - size.height() / 2, bounds.top(),
                                  std::max(bounds.top(), bounds.bottom() - size.height()));
    return {std::round(left), std::round(top)};
}

} // namespace

QString CrosshairCard::spoken() const
{
    QStringList parts{headline};
    if (!reason.isEmpty())
        parts << reason;
    for (const Row& row : rows)
        parts << row.name + u' ' + row.current;
    return parts.join(u"; "_s);
}

CrosshairCard Crosshair::card(const ChartData& data, const ChartText& text, Seconds time,
                              TimeSpan view, std::optional<std::size_t> event)
{
    const Trace& trace = data.current->trace;
    const Reading now = readingAt(trace, time);
    CrosshairCard card;
    card.headline = text.clock(time, view);
    if (event) {
        card.headline = tr("%1 age %2 · %3 → %n worker(s)", "time, age, count before, count after",
                           trace.decision[*event])
                            .arg(card.headline, text.age(trace.oldestAge[*event]),
                                 text.count(trace.desired[*event]));
        if (const Reason* known = reasonAt(*data.current, *event)) {
            Reason reason = *known;
            reason.signal = ChartText::rounded(reason.signal);
            reason.since = ChartText::rounded(reason.since);
            card.reason = say(describe(reason));
        }
    }
    const auto workers = [&](const Reading& r) {
        QString count =
            tr("%1 / %2", "running, desired").arg(text.count(r.running), text.count(r.desired));
        if (r.draining > 0)
            count += tr(" + %1 draining").arg(text.count(r.draining));
        return count;
    };
    std::optional<Reading> before;
    if (data.baseline && data.baseline->trace.size() > 0) {
        before = readingAt(data.baseline->trace, time);
        card.baselineName = data.baselineName;
    }
    const auto row = [&](const QString& name, const auto& said) {
        card.rows.push_back({name, said(now), before ? said(*before) : QString()});
    };
    row(tr("Waiting"),
        [&](const Reading& r) { return text.count(static_cast<double>(r.waiting)); });
    row(tr("Running / desired"), workers);
    row(tr("Oldest"), [&](const Reading& r) { return text.age(r.age); });
    return card;
}

void Crosshair::paint(QPainter& painter, const ChartStack& stack, const ChartData& data,
                      const CrosshairCard& card, Seconds time, double y, const QRectF& bounds,
                      const Theme& theme)
{
    const QRectF plots = stack.plots();
    const double x = stack.timeScale().x(time.count());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.note, 1));
    const double at = crisp(x);
    // Faint between the charts, where it would strike out titles.
    painter.setPen(QPen(theme.border, 1));
    painter.drawLine(QPointF(at, plots.top()), QPointF(at, plots.bottom()));
    for (const auto& panel : stack.panels()) {
        const QRectF& plot = panel->scale().plot;
        painter.setPen(QPen(theme.note, 1));
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        const double value = panel->valueAt(data.current->trace, time);
        painter.setPen(QPen(theme.card, 1.5));
        painter.setBrush(theme.accent);
        painter.drawEllipse(QPointF(at, panel->scale().y(value)), dotRadius, dotRadius);
    }
    const CardLayout layout(card);
    layout.paint(painter, cardPlace(layout.size(), at, y, bounds), theme);
}

} // namespace afflux
