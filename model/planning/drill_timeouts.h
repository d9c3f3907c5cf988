// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Three clocks decide what a scale-in costs: how long a job may take, how long a worker that is
// asked to leave waits for its jobs, and how long the orchestrator waits for the worker. Nothing is
// lost as long as each is longer than the one before.

#include "model/core/message.h"
#include "model/simulation/fleet.h"

#include <optional>
#include <vector>

namespace afflux {

enum class TimeoutKind
{
    job,
    stop,
    grace
};

/// None: for ever.
struct Timeouts
{
    std::optional<Seconds> job;
    std::optional<Seconds> stop;
    std::optional<Seconds> grace;

    friend bool operator==(const Timeouts&, const Timeouts&) = default;
};

[[nodiscard]] Timeouts timeoutsOf(const Workers& workers);
void setTimeouts(Workers& workers, const Timeouts& timeouts);
[[nodiscard]] std::optional<Seconds> timeoutOf(const Timeouts& timeouts, TimeoutKind kind);

/// One pair out of order: `later` must end after `sooner` and does not.
struct Disorder
{
    TimeoutKind sooner = TimeoutKind::job;
    TimeoutKind later = TimeoutKind::stop;
    /// By how much; 0: both end at once. None: the sooner one never ends.
    std::optional<Seconds> by;

    friend bool operator==(const Disorder&, const Disorder&) = default;
};

/// What is out of order in job < stop < grace. A worker without a stop timeout waits for its jobs,
/// and so is as patient as the longest of them; its grace period is then held against theirs.
[[nodiscard]] std::vector<Disorder> disordersOf(const Timeouts& timeouts);

/// Timeouts in order that stop no job as long as @p longest. What the plan has is kept where it
/// will do; the rest is chosen with room to spare, in figures a person would choose.
[[nodiscard]] Timeouts inOrder(const Timeouts& timeouts, Seconds longest);

/// What is wrong with a pair and what to change.
[[nodiscard]] Message sentenceOf(const Disorder& disorder, const Timeouts& timeouts);
/// Why inOrder() chose what it chose.
[[nodiscard]] Message sentenceOfChoice(const Timeouts& chosen, Seconds longest);

} // namespace afflux
