// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work that is not saved yet, kept beside the file it belongs to (".name.afflux~autosave"), so that
// a crash loses the last few seconds at most. A project never saved is kept in a folder of the
// program's own.
//
// Each autosave is locked by the program that writes it: another window's work is not offered as if
// it had crashed.

#include "model/project/project.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace afflux {

/// The keeper of one open project.
class Autosave
{
public:
    /// @p folder: where projects without a file are kept; made when needed. UTF-8.
    explicit Autosave(std::string folder);
    /// Leaves the autosave where it is: call discard() when the project was saved or given up.
    ~Autosave();

    /// The project's own file; "" while it has none. The autosave under the former one is
    /// discarded.
    void setProjectPath(const std::string& path);

    /// Writes as saveProject() does: whole or not at all. May be called from a worker thread, one
    /// call at a time.
    [[nodiscard]] Result<void> write(const Project& project);
    /// There is nothing left to recover.
    void discard();

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string folder_;
    std::string path_;
    std::unique_ptr<QLockFile> lock_; ///< held from the first write() on
};

/// What a crash left behind.
struct Recoverable
{
    std::string autosave; ///< open it with openProject()
    std::string project;  ///< the file it belongs to; "" for one never saved
    QDateTime written;

    friend bool operator==(const Recoverable&, const Recoverable&) = default;
};

/// Autosaves in @p folder and beside @p projects (the recent ones, the one just opened) that are
/// newer than their project and belong to no running program; newest first.
[[nodiscard]] std::vector<Recoverable> findRecoverable(const std::string& folder,
                                                       const std::vector<std::string>& projects);

/// The user does not want it.
void discard(const Recoverable& recoverable);

} // namespace afflux
