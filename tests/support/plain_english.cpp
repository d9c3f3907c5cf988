// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_english.h"

using namespace Qt::StringLiterals;

namespace afflux::test {

QString PlainEnglish::translate(const char*, const char* source, const char*, int n) const
{
    return QString::fromUtf8(source).replace(u"(s)"_s, n == 1 ? QString() : u"s"_s);
}

} // namespace afflux::test
