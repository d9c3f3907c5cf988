// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Independent pieces of work on several threads. Which thread does which piece is chance; what
// comes out is not, since each piece writes its own place.

#include "model/core/result.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace afflux {

/// Does piece(0) ... piece(count - 1), @p threads at a time (0: as many as the machine has), and
/// returns when all threads have ended. After an error no piece begins, and the error comes back;
/// of several that of the lowest piece. Once @p stop is requested no piece begins either, and
/// Error::interrupted comes back; pieces listen to it themselves. It gets no callback, so that it
/// may be requested from a signal handler. @p finished is called after each piece with how many are
/// done, one call at a time.
[[nodiscard]] Result<void> inParallel(std::size_t count, int threads, const std::stop_token& stop,
                                      const std::function<Result<void>(std::size_t)>& piece,
                                      const std::function<void(std::size_t)>& finished = {});

} // namespace afflux
