// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/kernels_impl.h"
#include "model/simulation/fingerprint.h"

namespace afflux::fifo {

static_assert(hashStartKey == Fingerprint::startKey && hashEndKey == Fingerprint::endKey &&
              hashEndOffset == Fingerprint::endOffset);

const Kernels scalarKernels{.lanes = 1,
                            .slots = 0,
                            .serve = {},
                            .countAfter = countAfter<OneLane>,
                            .largest = largest<OneLane>,
                            .sumJobs = sumJobs<OneLane, OneLane>,
                            .pickWaits = pickWaits<OneLane, OneLane>,
                            .nextGap = nextGap<OneLane, OneLane>,
                            .afterLastGap = afterLastGap<OneLane, OneLane>,
                            .nextLate = nextLate<OneLane, OneLane>};

} // namespace afflux::fifo
