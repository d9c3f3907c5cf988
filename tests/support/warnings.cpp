// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QTest>

namespace afflux::test {

void failOnUnexpectedWarnings()
{
    static const QRegularExpression unexpected(QStringLiteral(
        "^(?!.*(propagateSizeHints|XDG_RUNTIME_DIR|This plugin does not support)).*$"));
    QTest::failOnWarning(unexpected);
}

} // namespace afflux::test
