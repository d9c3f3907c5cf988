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
/// returns when all threads have ended. The first error stops the rest and comes back; of several
/// that of the lowest piece. @p stop is what pieces are told, too; once requested no piece begins
/// and Error::interrupted comes back. @p finished is called after each piece with how many are
/// done, one call at a time.
[[nodiscard]] Result<void>
inParallel(std::size_t count, int threads, const std::stop_token& stop,
           const std::function<Result<void>(std::size_t, const std::stop_token&)>& piece,
           const std::function<void(std::size_t)>& finished = {});

} // namespace afflux
