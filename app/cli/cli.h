// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// afflux-cli without a process around it: arguments and streams in, an exit code out.

#include <iosfwd>
#include <stop_token>
#include <string>
#include <vector>

namespace afflux::cli {

/// @p words: the arguments without the program's name. Needs a QCoreApplication.
[[nodiscard]] int run(std::vector<std::string> words, std::ostream& out, std::ostream& err,
                      std::stop_token stop = {});

} // namespace afflux::cli
