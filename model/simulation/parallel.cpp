// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/parallel.h"

#include "model/simulation/event_engine.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <vector>

namespace afflux {

namespace {

std::size_t threadCount(std::size_t pieces, int wanted)
{
    const std::size_t most = wanted > 0
                                 ? static_cast<std::size_t>(wanted)
                                 : std::max<std::size_t>(1, std::thread::hardware_concurrency());
    return std::min(pieces, most);
}

} // namespace

Result<void> inParallel(std::size_t count, int threads, const std::stop_token& stop,
                        const std::function<Result<void>(std::size_t)>& piece,
                        const std::function<void(std::size_t)>& finished)
{
    std::mutex mutex;
    std::size_t next = 0;
    std::size_t done = 0;
    std::size_t failedPiece = count;
    Error failed;

    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (next < count && failedPiece == count && !stop.stop_requested()) {
            const std::size_t mine = next++;
            lock.unlock();
            Result<void> result = piece(mine);
            lock.lock();
            if (result) {
                ++done;
                if (finished)
                    finished(done);
                continue;
            }
            if (mine < failedPiece) {
                failedPiece = mine;
                failed = std::move(result.error());
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < threadCount(count, threads); ++i)
            helpers.emplace_back(work);
        work();
    }
    if (failedPiece < count)
        return failure(std::move(failed));
    if (done < count)
        return failure(interrupted());
    return {};
}

} // namespace afflux
