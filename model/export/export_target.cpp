// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/export_target.h"

#include "model/export/target_parts.h"
#include "model/export/targets.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace afflux {

namespace {

/// Settings a target asks may depend on others (the trigger), so defaults are filled until they
/// stay.
ExportRequest withDefaults(const ExportTarget& target, ExportRequest request)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const ExportSetting& setting : target.settings(request)) {
            std::string& value = request.settings[setting.key];
            if (value.empty() && !setting.fallback.empty()) {
                value = setting.fallback;
                changed = true;
            }
        }
    }
    return request;
}

std::string wordsOf(const std::vector<Choice>& choices)
{
    std::string words;
    for (const Choice& choice : choices)
        words += (words.empty() ? "" : ", ") + std::string(choice.word);
    return words;
}

Result<void> checkSetting(const ExportSetting& setting, const ExportRequest& request)
{
    const std::string value = settingOf(request, setting.key);
    if (value.empty() && setting.required)
        return failure(ErrorCode::missing, {"", 0, 0, setting.key},
                       message(AFFLUX_TR("Message", "the export needs this setting")),
                       message(AFFLUX_TR("Message", "Set it in the export dialog or with "
                                                    "--set %1=VALUE."),
                               setting.key));
    const bool control =
        std::ranges::any_of(value, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (control)
        return failure(ErrorCode::badValue, {"", 0, 0, setting.key},
                       message(AFFLUX_TR("Message", "the value holds a line break or control "
                                                    "character")),
                       message(AFFLUX_TR("Message", "Write it on one line.")));
    const bool known =
        setting.choices.empty() ||
        std::ranges::find(setting.choices, value, &Choice::word) != setting.choices.end();
    if (!known)
        return failure(ErrorCode::badValue, {"", 0, 0, setting.key},
                       message(AFFLUX_TR("Message", "“%1” is not known here"), value),
                       message(AFFLUX_TR("Message", "Use one of: %1."), wordsOf(setting.choices)));
    return {};
}

/// Every key some target asks, whatever the choices made.
std::vector<std::string> settingKeys()
{
    std::vector<std::string> keys;
    for (const ExportTarget& target : exportTargets()) {
        const ExportRequest plain{{}, {}, Speech::machine()};
        for (const ExportSetting& setting : target.settings(plain)) {
            keys.push_back(setting.key);
            for (const Choice& choice : setting.choices) {
                ExportRequest chosen = plain;
                chosen.settings[setting.key] = std::string(choice.word);
                for (const ExportSetting& other : target.settings(chosen))
                    keys.push_back(other.key);
            }
        }
    }
    return keys;
}

Result<void> writeFile(const QString& path, const ExportedFile& file)
{
    const auto failed = [&path](const QString& why) {
        return failure(
            ErrorCode::io, {path.toStdString(), 0, 0, ""},
            message(AFFLUX_TR("Message", "the file cannot be written: %1"), why.toStdString()),
            message(AFFLUX_TR("Message", "Choose a folder you may write to.")));
    };
    if (!QDir().mkpath(QFileInfo(path).path()))
        return failed(QFileInfo(path).path());
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        return failed(out.errorString());
    out.write(file.content.data(), static_cast<qint64>(file.content.size()));
    if (!out.commit())
        return failed(out.errorString());
    if (file.executable)
        QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner | QFile::ExeUser |
                                        QFile::ExeGroup | QFile::ExeOther);
    return {};
}

} // namespace

std::span<const ExportTarget> exportTargets()
{
    static const std::array targets{affluxYamlTarget(), affluxJsonTarget(), perQueueTarget(),
                                    kedaTarget(), awsEcsTarget()};
    return targets;
}

const ExportTarget* findExportTarget(std::string_view word)
{
    const auto found = std::ranges::find(exportTargets(), word, &ExportTarget::word);
    return found == exportTargets().end() ? nullptr : &*found;
}

Error unknownTarget(std::string_view word)
{
    std::string all;
    for (const ExportTarget& target : exportTargets())
        all += (all.empty() ? "" : ", ") + std::string(target.word);
    return {ErrorCode::unknownKey,
            {"", 0, 0, "target"},
            message(AFFLUX_TR("Message", "“%1” is no export target"), word),
            message(AFFLUX_TR("Message", "Use one of: %1."), all)};
}

Result<void> checkSettingKey(const std::string& key)
{
    const std::vector<std::string> known = settingKeys();
    if (std::ranges::find(known, key) != known.end())
        return {};
    const std::string near = nearestWord(key, known);
    return failure(ErrorCode::unknownKey, {"", 0, 0, key},
                   message(AFFLUX_TR("Message", "no export asks for this setting")),
                   near.empty() ? Message{}
                                : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
}

Result<ExportedFiles> exportScenario(const ExportTarget& target, const ExportRequest& request)
{
    if (const std::vector<Error> errors = check(request.scenario); !errors.empty())
        return failure(errors.front());
    const ExportRequest filled = withDefaults(target, request);
    for (const ExportSetting& setting : target.settings(filled))
        if (Result<void> checked = checkSetting(setting, filled); !checked)
            return failure(std::move(checked.error()));
    return target.write(filled);
}

Result<void> writeFiles(const std::string& folder, const ExportedFiles& files)
{
    const QDir directory(QString::fromStdString(folder));
    for (const ExportedFile& file : files.files) {
        const QString path = directory.filePath(QString::fromStdString(file.path));
        if (Result<void> written = writeFile(path, file); !written)
            return written;
    }
    return {};
}

} // namespace afflux
