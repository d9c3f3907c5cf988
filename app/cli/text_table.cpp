// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux::cli {

std::string alignedTable(const std::vector<QStringList>& rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            const auto column = static_cast<std::size_t>(i);
            widths.resize(std::max(widths.size(), column + 1));
            widths[column] = std::max(widths[column], row[i].size());
        }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const qsizetype width = widths[static_cast<std::size_t>(i)];
            line += i == 0 ? row[i].leftJustified(width) : u"  "_s + row[i].rightJustified(width);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text.toStdString();
}

} // namespace afflux::cli
