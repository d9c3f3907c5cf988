// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/outcome.h"

namespace afflux {

std::string_view word(JobOutcome outcome)
{
    switch (outcome) {
    case JobOutcome::waiting:
        return "waiting";
    case JobOutcome::inFlight:
        return "in-flight";
    case JobOutcome::completed:
        return "completed";
    case JobOutcome::lost:
        return "lost";
    case JobOutcome::deadLettered:
        return "dead-lettered";
    }
    return "waiting";
}

} // namespace afflux
