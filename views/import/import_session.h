// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads files for the wizard in a thread of its own, as often as the options change. The newest
// request wins: an older one is stopped and its answer never shown.

#include "model/import/import.h"
#include "model/workload/fit.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <thread>

namespace afflux {

/// One reading, shared with the pages; never changed once made.
struct ImportReading
{
    std::optional<Import> import;
    std::optional<Error> error; ///< why there is no import
    std::optional<WorkloadFit> fit;
    std::optional<Error> fitError; ///< why the history tells no workload

    /// Nothing stands in the way of using it.
    [[nodiscard]] bool usable() const { return import && import->questions.empty() && fit; }
};

class ImportSession : public QObject
{
    Q_OBJECT

public:
    explicit ImportSession(QObject* parent = nullptr);
    ~ImportSession() override;

    /// Opens other files; options about the old ones' columns are forgotten.
    void setFiles(const QStringList& paths);
    /// Reads the same bytes otherwise.
    void setOptions(const ImportOptions& options);
    /// Stops what is going on; the last reading stays.
    void cancel();

    [[nodiscard]] const QStringList& files() const { return files_; }
    [[nodiscard]] const ImportOptions& options() const { return options_; }
    [[nodiscard]] std::shared_ptr<const ImportReading> reading() const { return reading_; }
    [[nodiscard]] bool busy() const { return busy_; }

signals:
    void busyChanged(bool busy);
    void progressed(double share);
    /// reading() is another.
    void read();

private:
    void start();
    void deliver(quint64 generation, std::shared_ptr<const ImportSource> source,
                 std::shared_ptr<const ImportReading> reading);
    void setBusy(bool busy);

    QStringList files_;
    ImportOptions options_;
    std::shared_ptr<const ImportSource> source_; ///< null until the files were opened once
    std::shared_ptr<const ImportReading> reading_;
    quint64 generation_ = 0;
    bool busy_ = false;
    std::jthread worker_; ///< last: joined before what it reports to is gone
};

} // namespace afflux
