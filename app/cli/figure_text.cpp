// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_text.h"

#include "model/core/currency.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace afflux::cli {

QString durationText(double seconds, const Speech& speech)
{
    const double unit = seconds < 1 ? 1000 : seconds < 100 ? 10 : 1;
    return sayDuration(Seconds(std::round(seconds * unit) / unit), speech);
}

QString percentText(double share, const Speech& speech)
{
    const double shown = share < 1 ? std::min(99.9, std::round(share * 1000) / 10) : 100;
    return say(message(AFFLUX_TR("Message", "%1 %"), shown), speech);
}

QString amountText(double number, const Speech& speech)
{
    return sayNumber(number >= 100 ? std::round(number) : number, speech, 3);
}

QString moneyText(double number, const Cost& cost, const Speech& speech)
{
    if (cost.perWorkerHour == 0 && cost.fixedPerMonth == 0)
        return u"–"_s;
    const std::string_view sign = currencySign(cost.currency);
    const double unit = number < 10 ? 100 : 1;
    // Sign and amount; some languages write the sign behind.
    return say(message(AFFLUX_TR("Message", "%1 %2"), sign, std::round(number * unit) / unit),
               speech);
}

QString figureText(const Figure& figure, double value, const Cost& cost, const Speech& speech)
{
    if (value < 0) // a difference
        return u"−"_s + figureText(figure, -value, cost, speech);
    switch (figure.unit) {
    case FigureUnit::seconds:
        return durationText(value, speech);
    case FigureUnit::share:
        return percentText(value, speech);
    case FigureUnit::money:
        return moneyText(value, cost, speech);
    default:
        return amountText(value, speech);
    }
}

} // namespace afflux::cli
