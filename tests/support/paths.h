// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace afflux::test {

/// A fixture of the repository: tests/data/<name>.
[[nodiscard]] QString dataPath(const QString& name);
/// A file of the source tree: resources/..., translations/...
[[nodiscard]] QString sourcePath(const QString& name);
/// A file of the shared folder (third-party data, not in the repository); empty where there is
/// none.
[[nodiscard]] QString sharedPath(const QString& name);

} // namespace afflux::test

/// Skips the test, saying so, where the shared folder lacks @p name.
#define AFFLUX_REQUIRE_SHARED(name)                                                                \
    if (afflux::test::sharedPath(QStringLiteral(name)).isEmpty())                                  \
    QSKIP("../shared is not there: " name " was not read")
