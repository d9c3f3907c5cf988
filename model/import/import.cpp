// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/import.h"

#include "model/import/history_builder.h"
#include "model/import/json_text.h"
#include "model/import/reader.h"
#include "model/import/zone.h"

#include <QString>

#include <algorithm>

namespace afflux {

namespace {

/// Maps progress of part @p index of @p parts to the whole.
ProgressSink partOf(const ProgressSink& progress, std::size_t index, std::size_t parts)
{
    if (!progress)
        return {};
    return [progress, index, parts](double share) {
        progress((static_cast<double>(index) + share) / static_cast<double>(parts));
    };
}

struct Choice
{
    const Reader* reader = nullptr;
    Message why;
};

Result<Choice> chooseReader(const SourceText& source, const ImportOptions& options)
{
    const auto list = readerList();
    if (!options.format.empty()) {
        const auto named = std::ranges::find(list, options.format,
                                             [](const Reader& r) { return std::string(r.id); });
        if (named != list.end())
            return Choice{&*named, message(AFFLUX_TR("Message", "you chose it"))};
        std::string ids;
        for (const Reader& reader : list)
            ids += (ids.empty() ? "" : ", ") + std::string(reader.id);
        return failure(ErrorCode::unknownKey, {{}, 0, 0, "--format"},
                       message(AFFLUX_TR("Message", "There is no format “%1”"), options.format),
                       message(AFFLUX_TR("Message", "Choose one of: %1."), ids));
    }
    Choice best;
    int confidence = 0;
    for (const Reader& reader : list) {
        Recognition seen = reader.recognise(source, options);
        if (seen.confidence <= confidence)
            continue;
        confidence = seen.confidence;
        best = {&reader, std::move(seen.why)};
    }
    if (best.reader)
        return best;
    if (looksLikeJson(source.text))
        if (auto document = parseJson(source); !document)
            return failure(std::move(document.error()));
    return failure(ErrorCode::unknownFormat, {source.path},
                   message(AFFLUX_TR("Message", "No reader recognises this content")),
                   message(AFFLUX_TR("Message", "Choose the format yourself (--format), or export "
                                                "the data as CSV with a time column.")));
}

Result<FileImport> readFile(const SourceText& source, const ImportOptions& options,
                            const Pace& pace)
{
    Result<Choice> choice = chooseReader(source, options);
    if (!choice)
        return failure(std::move(choice.error()));
    Result<FileImport> file = choice->reader->read(source, options, pace);
    if (!file)
        return file;
    file->file.path = source.path;
    file->file.format = choice->reader->id;
    file->file.why = choice->why;
    file->issues.insert(file->issues.begin(), source.issues.begin(), source.issues.end());
    return file;
}

Issue asIssue(const Error& error)
{
    return {"unreadable", Severity::error, error.place, error.what, error.remedy};
}

bool sameName(const std::string& a, const std::string& b)
{
    return QString::fromStdString(a).compare(QString::fromStdString(b), Qt::CaseInsensitive) == 0;
}

/// A name the user mapped and no file has: a typing mistake, not to be passed over.
std::optional<Error> unknownMapping(const ImportOptions& options,
                                    const std::vector<FileImport>& files)
{
    for (const auto& [name, role] : options.roles) {
        bool known = false;
        std::string names;
        for (const FileImport& file : files)
            for (const ImportColumn& column : file.file.columns) {
                known = known || sameName(column.name, name);
                names += (names.empty() ? "" : ", ") + column.name;
            }
        if (!known)
            return Error{ErrorCode::unknownKey,
                         {{}, 0, 0, "--map"},
                         message(AFFLUX_TR("Message", "There is no column “%1” to be %2"), name,
                                 std::string(word(role))),
                         message(AFFLUX_TR("Message", "The columns are: %1."), names)};
    }
    return std::nullopt;
}

Error stopped()
{
    return {ErrorCode::interrupted, {}, message(AFFLUX_TR("Message", "Stopped")), {}};
}

} // namespace

std::vector<ReaderInfo> readers()
{
    std::vector<ReaderInfo> infos;
    for (const Reader& reader : readerList())
        infos.push_back({reader.id, reader.label()});
    return infos;
}

bool isKnownZone(const std::string& zone)
{
    return LocalClock::forZone(zone).has_value();
}

ImportSource ImportSource::open(std::span<const std::string> paths, std::stop_token stop,
                                const ProgressSink& progress)
{
    ImportSource source;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        Result<SourceText> text = readSource(paths[i], stop);
        File file{paths[i], nullptr, std::nullopt};
        if (text)
            file.text = std::make_shared<const SourceText>(std::move(*text));
        else
            file.error = std::move(text.error());
        source.files_.push_back(std::move(file));
        if (progress)
            progress(static_cast<double>(i + 1) / static_cast<double>(paths.size()));
    }
    return source;
}

Result<Import> ImportSource::read(const ImportOptions& options, std::stop_token stop,
                                  const ProgressSink& progress) const
{
    if (!options.zone.empty() && !isKnownZone(options.zone))
        return failure(
            ErrorCode::badValue, {{}, 0, 0, "--zone"},
            message(AFFLUX_TR("Message", "There is no time zone “%1”"), options.zone),
            message(AFFLUX_TR("Message", "Use a name such as Europe/Paris, UTC or UTC+3.")));
    Import import;
    std::vector<FileImport> read;
    std::optional<Error> firstError;
    for (std::size_t i = 0; i < files_.size(); ++i) {
        const File& file = files_[i];
        Result<FileImport> result =
            file.text ? readFile(*file.text, options, {stop, partOf(progress, i, files_.size())})
                      : Result<FileImport>(failure(*file.error));
        if (stop.stop_requested())
            return failure(stopped());
        if (result) {
            read.push_back(std::move(*result));
            continue;
        }
        import.issues.push_back(asIssue(result.error()));
        import.files.push_back({file.path, {}, {}, {}, {}});
        if (!firstError)
            firstError = std::move(result.error());
    }
    if (read.empty())
        return failure(firstError.value_or(
            Error{ErrorCode::missing, {}, message(AFFLUX_TR("Message", "No file was named")), {}}));
    if (auto unknown = unknownMapping(options, read))
        return failure(std::move(*unknown));
    import.history.zone = options.zone;
    buildHistory(read, import);
    return import;
}

Result<Import> importFiles(std::span<const std::string> paths, const ImportOptions& options,
                           std::stop_token stop, const ProgressSink& progress)
{
    Result<Import> import = ImportSource::open(paths, stop).read(options, stop, progress);
    if (import && !import->questions.empty())
        return failure(std::move(import->questions.front()));
    return import;
}

} // namespace afflux
