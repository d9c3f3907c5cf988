// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/example_names.h"

#include "model/text/say.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// What the makers of resources/examples call their scenarios; %1 and %2 are numbers.
constexpr std::array names{AFFLUX_TR("Message", "Fixed %1 · today"),
                           AFFLUX_TR("Message", "By age, %1 to %2"),
                           AFFLUX_TR("Message", "Backlog %1 per worker")};

/// The numbers in @p name where it is made as @p pattern; no match otherwise.
QRegularExpressionMatch numbersIn(const QString& name, const char* pattern)
{
    QString expression = QRegularExpression::escape(QString::fromUtf8(pattern));
    expression.replace(u"\\%1"_s, u"(\\d+)"_s).replace(u"\\%2"_s, u"(\\d+)"_s);
    return QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(name);
}

std::string translated(const std::string& name)
{
    for (const char* pattern : names) {
        const auto numbers = numbersIn(QString::fromStdString(name), pattern);
        if (numbers.hasMatch())
            return say(message(pattern, numbers.captured(1).toStdString(),
                               numbers.captured(2).toStdString()))
                .toStdString();
    }
    return name;
}

} // namespace

void nameInTheReadersLanguage(Project& example)
{
    for (Queue& queue : example.queues)
        for (Plan& plan : queue.plans)
            plan.name = translated(plan.name);
}

} // namespace afflux
