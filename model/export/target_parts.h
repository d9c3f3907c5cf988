// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the targets share: names, comments, the README.

#include "model/export/document.h"
#include "model/export/export_target.h"

#include <string>
#include <vector>

namespace afflux {

/// The setting's value, or @p fallback when it was not made.
[[nodiscard]] std::string settingOf(const ExportRequest& request, const std::string& key,
                                    const std::string& fallback = {});

/// @p text as an RFC 1123 label of at most @p longest characters: "Videos & thumbs" ->
/// "videos-thumbs"; "queue" when nothing is left.
[[nodiscard]] std::string dnsLabel(std::string_view text, std::size_t longest = 54);
/// Error::badValue for a setting that is no such label.
[[nodiscard]] Result<void> requireDnsLabel(const ExportRequest& request, const std::string& key);

/// English, for files.
[[nodiscard]] std::string english(const Message& message);
/// The head of a file: where it comes from, then what it does not say, wrapped.
[[nodiscard]] std::vector<std::string> headComment(const ExportRequest& request,
                                                   const std::vector<Message>& lost);
/// The same for formats whose comments begin with @p mark ("# ").
[[nodiscard]] std::string headComment(const ExportRequest& request,
                                      const std::vector<Message>& lost, std::string_view mark);

/// The README beside the files: Markdown in the reader's language.
class Readme
{
public:
    Readme(const ExportRequest& request, const Message& title);

    void heading(const Message& text);
    void paragraph(const Message& text);
    void bullets(const std::vector<Message>& items);
    /// Exact, as typed; several commands stand in one block, in order.
    void commands(const std::vector<std::string>& lines);
    /// What was filled in and under which key, so that it can be changed.
    void settings(const ExportRequest& request, const std::vector<ExportSetting>& asked);
    /// "What the files do not say", when there is something.
    void lost(const std::vector<Message>& items);

    [[nodiscard]] ExportedFile take();

private:
    Speech speech_;
    std::string text_;
};

/// For a POSIX shell: as it is where nothing in it is special, else in single quotes.
[[nodiscard]] std::string shellWord(const std::string& text);

/// The metric as scenario files and the command line write it: "backlog-per-worker".
[[nodiscard]] std::string metricWord(Metric metric);

/// A threshold of the plan's rule for a sentence: "2 s" for an age, "2" for a count.
[[nodiscard]] MessageValue inSignalUnit(double value, const Plan& plan);

/// "Step sizes: up by 100 % of the workers, at least 5; down by 60 %, at least 1."
[[nodiscard]] Message stepSizes(const AgeThreshold& rule);

} // namespace afflux
