// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Policies out: every target writes files that can be applied as they stand.
//
// A target is one row of exportTargets(). It says what it needs to know (settings, with defaults
// made from the queue's name), what it cannot express of a scenario, and writes the files. Files
// are English and the same bytes for the same request; the README is in the reader's language.

#include "model/core/result.h"
#include "model/simulation/scenario.h"
#include "model/text/say.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace afflux {

/// For highlighting the preview.
enum class Syntax
{
    yaml,
    json,
    shell,
    markdown,
    csv
};

struct ExportedFile
{
    std::string path; ///< relative to the folder exported to; '/' between parts
    std::string content;
    Syntax syntax = Syntax::yaml;
    bool executable = false;

    friend bool operator==(const ExportedFile&, const ExportedFile&) = default;
};

struct ExportedFiles
{
    std::vector<ExportedFile> files; ///< the main document first, README.md last

    friend bool operator==(const ExportedFiles&, const ExportedFiles&) = default;
};

/// Something only the user knows, asked once and kept with the queue (Queue::exportSettings).
struct ExportSetting
{
    std::string key;        ///< "export.namespace"; shared by targets that mean the same thing
    std::string_view label; ///< AFFLUX_TR("Message", ...)
    std::string_view help;  ///< AFFLUX_TR("Message", ...): one sentence
    std::string fallback;   ///< used when nothing is set
    bool required = false;  ///< must not be empty
    std::vector<Choice> choices = {}; ///< the only values accepted; empty: any text
};

struct ExportRequest
{
    Scenario scenario;
    std::map<std::string, std::string> settings = {}; ///< by ExportSetting::key; others are ignored
    Speech speech = Speech::person();                 ///< of the README
};

struct ExportTarget
{
    std::string_view word;  ///< --target: "keda"
    std::string_view label; ///< AFFLUX_TR("Message", ...)
    std::string_view help;  ///< AFFLUX_TR("Message", ...): one sentence
    /// What this target asks, with defaults for this scenario (and the settings already made).
    std::vector<ExportSetting> (*settings)(const ExportRequest& request);
    /// What the files will not say, or say only nearly. Empty: everything is expressed.
    std::vector<Message> (*cannotExpress)(const ExportRequest& request);
    /// Writes with every setting filled in; use exportScenario() instead.
    Result<ExportedFiles> (*write)(const ExportRequest& request);
};

/// In the order they are offered.
[[nodiscard]] std::span<const ExportTarget> exportTargets();
/// nullptr when there is none; unknownTarget() then says which there are.
[[nodiscard]] const ExportTarget* findExportTarget(std::string_view word);
[[nodiscard]] Error unknownTarget(std::string_view word);

/// Whether some target asks for @p key ("export.namespace"); Error::unknownKey suggests the
/// nearest. exportScenario() lets unknown keys pass: a queue keeps the settings of every target.
[[nodiscard]] Result<void> checkSettingKey(const std::string& key);

/// Checks the scenario and the settings, fills defaults, writes. Errors: missing or badValue with
/// the setting's key; unsupported where the target has no honest form of the policy.
[[nodiscard]] Result<ExportedFiles> exportScenario(const ExportTarget& target,
                                                   const ExportRequest& request);

/// Puts the files into @p folder, made when absent. Each file is replaced as a whole or not at all.
[[nodiscard]] Result<void> writeFiles(const std::string& folder, const ExportedFiles& files);

} // namespace afflux
