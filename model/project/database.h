// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One SQLite file, opened for as long as this object lives, in the thread that made it.

#include "model/core/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

#include <string>

namespace afflux {

class Database
{
public:
    enum class Access
    {
        readOnly,
        readWrite
    };

    /// @p path: UTF-8. Error::io with SQLite's own words; an absent file is made for readWrite.
    [[nodiscard]] static Result<Database> open(const std::string& path, Access access);

    Database(Database&& other) noexcept;
    Database& operator=(Database&&) = delete;
    ~Database();

    /// Runs one statement with its values; a query positioned before the first row.
    [[nodiscard]] Result<QSqlQuery> run(const QString& sql, const QVariantList& values = {}) const;
    /// Runs statements that give no rows. Each ends with ";\n", which stands nowhere else.
    [[nodiscard]] Result<void> runScript(const QString& sql) const;
    /// The single value a statement gives; invalid when it gives no row.
    [[nodiscard]] Result<QVariant> value(const QString& sql) const;

private:
    Database(QString connection, std::string path);

    QString connection_; ///< empty: moved from
    std::string path_;
};

} // namespace afflux
