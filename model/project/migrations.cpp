// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/migrations.h"

#include "schema_sql.h"

#include <array>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr std::array<const char*, 2> migrations{schemaSql, schema2Sql};

} // namespace

int projectVersion()
{
    return static_cast<int>(migrations.size());
}

Result<void> migrate(const Database& database, int version)
{
    for (auto next = static_cast<std::size_t>(version); next < migrations.size(); ++next)
        if (auto done = database.runScript(QString::fromUtf8(migrations[next])); !done)
            return done;
    return database.runScript(
        u"PRAGMA application_id = %1;\nPRAGMA user_version = %2;\n"_s.arg(projectApplicationId)
            .arg(projectVersion()));
}

} // namespace afflux
