// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/import_session.h"

#include <QMetaObject>

#include <vector>

namespace afflux {

namespace {

std::vector<std::string> localPaths(const QStringList& files)
{
    std::vector<std::string> paths;
    for (const QString& file : files)
        paths.push_back(file.toStdString());
    return paths;
}

std::shared_ptr<const ImportReading> readSource(const ImportSource& source,
                                                const ImportOptions& options,
                                                const std::stop_token& stop,
                                                const ProgressSink& progress)
{
    auto reading = std::make_shared<ImportReading>();
    Result<Import> import = source.read(options, stop, progress);
    if (!import) {
        reading->error = import.error();
        return reading;
    }
    reading->import = std::move(*import);
    if (!reading->import->questions.empty())
        return reading;
    Result<WorkloadFit> fit = fitWorkload(reading->import->history);
    if (fit)
        reading->fit = std::move(*fit);
    else
        reading->fitError = fit.error();
    return reading;
}

} // namespace

ImportSession::ImportSession(QObject* parent)
    : QObject(parent)
{
}

ImportSession::~ImportSession()
{
    worker_.request_stop();
}

void ImportSession::setFiles(const QStringList& paths)
{
    files_ = paths;
    source_.reset();
    reading_.reset();
    options_.roles.clear();
    options_.kinds.clear();
    options_.format.clear();
    options_.dayOrder.reset();
    options_.decimalMark.reset();
    start();
}

void ImportSession::setOptions(const ImportOptions& options)
{
    if (options == options_)
        return;
    options_ = options;
    start();
}

void ImportSession::cancel()
{
    ++generation_;
    worker_.request_stop();
    setBusy(false);
}

void ImportSession::start()
{
    const quint64 generation = ++generation_;
    if (files_.isEmpty()) {
        worker_.request_stop();
        setBusy(false);
        emit read();
        return;
    }
    setBusy(true);
    // Replacing the thread stops the one before and waits the few milliseconds it takes to notice.
    worker_ = std::jthread([this, generation, paths = localPaths(files_), options = options_,
                            source = source_](const std::stop_token& stop) mutable {
        const bool opening = source == nullptr;
        double told = 0;
        const auto tell = [&](double share) {
            const double all = opening ? share / 2 + (source ? 0.5 : 0) : share;
            if (all < told + 0.01 && all < 1)
                return;
            told = all;
            QMetaObject::invokeMethod(this, [this, generation, all] {
                if (generation == generation_)
                    emit progressed(all);
            });
        };
        if (opening)
            source = std::make_shared<const ImportSource>(ImportSource::open(paths, stop, tell));
        if (stop.stop_requested())
            return;
        auto reading = readSource(*source, options, stop, tell);
        if (stop.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this, [this, generation, source, reading] { deliver(generation, source, reading); });
    });
}

void ImportSession::deliver(quint64 generation, std::shared_ptr<const ImportSource> source,
                            std::shared_ptr<const ImportReading> reading)
{
    if (generation != generation_)
        return;
    source_ = std::move(source);
    reading_ = std::move(reading);
    setBusy(false);
    emit read();
}

void ImportSession::setBusy(bool busy)
{
    if (busy_ == busy)
        return;
    busy_ = busy;
    emit busyChanged(busy);
}

} // namespace afflux
