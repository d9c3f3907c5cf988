// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paths.h"

#include <QFileInfo>

namespace afflux::test {

QString dataPath(const QString& name)
{
    return QStringLiteral(AFFLUX_TEST_DATA_DIR "/") + name;
}

QString sourcePath(const QString& name)
{
    return QStringLiteral(AFFLUX_SOURCE_DIR "/") + name;
}

QString sharedPath(const QString& name)
{
    const QString folder =
        qEnvironmentVariable("AFFLUX_SHARED_DIR", QStringLiteral(AFFLUX_SHARED_DIR));
    const QFileInfo file(folder + u'/' + name);
    return file.exists() ? file.absoluteFilePath() : QString();
}

} // namespace afflux::test
