// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/reader_formats.h"

namespace afflux {

std::span<const Reader> readerList()
{
    static const Reader readers[] = {csvReader(), jobLogReader(), cloudwatchDataReader(),
                                     cloudwatchStatisticsReader(), cloudwatchConsoleReader()};
    return readers;
}

} // namespace afflux
