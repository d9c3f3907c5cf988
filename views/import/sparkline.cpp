// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/sparkline.h"

#include "views/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace afflux {

namespace {

constexpr int parts = 200;

void addTo(std::vector<double>& buckets, double at, double span, double count)
{
    if (span <= 0 || buckets.empty())
        return;
    const auto last = static_cast<double>(buckets.size() - 1);
    const double place = std::clamp(at / span * static_cast<double>(buckets.size()), 0.0, last);
    buckets[static_cast<std::size_t>(place)] += count;
}

} // namespace

std::vector<double> arrivalsPerPart(const ArrivalProcess& arrivals, int count)
{
    std::vector<double> buckets(static_cast<std::size_t>(count), 0);
    if (const auto* binned = std::get_if<BinnedArrivals>(&arrivals); binned && binned->bins) {
        for (const ArrivalBin& bin : *binned->bins)
            addTo(buckets, (bin.start + bin.width / 2).count(), binned->duration.count(),
                  bin.count);
    } else if (const auto* recorded = std::get_if<RecordedArrivals>(&arrivals);
               recorded && recorded->jobs && !recorded->jobs->empty()) {
        for (const RecordedJob& job : *recorded->jobs)
            addTo(buckets, job.arrival, recorded->jobs->back().arrival, 1);
    } else if (const auto* poisson = std::get_if<PoissonArrivals>(&arrivals)) {
        std::ranges::fill(buckets, poisson->perSecond * poisson->duration.count() / count);
    }
    return buckets;
}

Sparkline::Sparkline(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Sparkline::setArrivals(const ArrivalProcess& arrivals)
{
    buckets_ = arrivalsPerPart(arrivals, parts);
    update();
}

void Sparkline::paintEvent(QPaintEvent*)
{
    if (buckets_.empty())
        return;
    const Theme& theme = Theme::current();
    const double peak = std::max(1e-9, *std::ranges::max_element(buckets_));
    const QRectF area = QRectF(rect()).adjusted(0, 2, 0, -1);
    QPainterPath line;
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
        const QPointF point(area.left() + area.width() * static_cast<double>(i) / (parts - 1),
                            area.bottom() - area.height() * buckets_[i] / peak);
        if (i == 0)
            line.moveTo(point);
        else
            line.lineTo(point);
    }
    QPainterPath fill = line;
    fill.lineTo(area.bottomRight());
    fill.lineTo(area.bottomLeft());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(fill, theme.accentFill);
    painter.setPen(QPen(theme.accent, 1.4));
    painter.drawPath(line);
}

} // namespace afflux
