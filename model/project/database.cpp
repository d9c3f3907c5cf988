// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/database.h"

#include <QSqlError>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

Error failed(const std::string& path, const QSqlError& error)
{
    return {ErrorCode::io,
            {.file = path},
            message(AFFLUX_TR("Message", "The database answered “%1”"), error.text().toStdString()),
            message(AFFLUX_TR("Message", "Check the free space and the rights of the folder."))};
}

} // namespace

Database::Database(QString connection, std::string path)
    : connection_(std::move(connection))
    , path_(std::move(path))
{
}

Database::Database(Database&& other) noexcept
    : connection_(std::exchange(other.connection_, {}))
    , path_(std::move(other.path_))
{
}

Database::~Database()
{
    if (!connection_.isEmpty())
        QSqlDatabase::removeDatabase(connection_);
}

Result<Database> Database::open(const std::string& path, Access access)
{
    // Named by chance: connections are per thread, and several files may be open at once.
    Database database(QUuid::createUuid().toString(), path);
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, database.connection_);
    connection.setDatabaseName(QString::fromStdString(path));
    if (access == Access::readOnly)
        connection.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    if (!connection.open())
        return failure(failed(path, connection.lastError()));
    return database;
}

Result<QSqlQuery> Database::run(const QString& sql, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    // Without values it is not prepared: Qt would take ":00" in a comment for a placeholder.
    if (!values.isEmpty() && !query.prepare(sql))
        return failure(failed(path_, query.lastError()));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!(values.isEmpty() ? query.exec(sql) : query.exec()))
        return failure(failed(path_, query.lastError()));
    return query;
}

Result<void> Database::runScript(const QString& sql) const
{
    for (const QString& statement : sql.split(u";\n"_s)) {
        if (statement.trimmed().isEmpty())
            continue;
        if (const auto done = run(statement); !done)
            return failure(done.error());
    }
    return {};
}

Result<QVariant> Database::value(const QString& sql) const
{
    auto query = run(sql);
    if (!query)
        return failure(query.error());
    return query->next() ? query->value(0) : QVariant();
}

} // namespace afflux
