// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Keeps the results of the selected plan and of its queue's baseline up with the document: every
// edit asks for a new run, answers are shown unless a newer one was shown before.

#include "model/simulation/runner.h"
#include "views/project_document.h"
#include "views/result_cache.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <optional>

namespace afflux {

class SimulationController : public QObject
{
    Q_OBJECT

public:
    explicit SimulationController(ProjectDocument& document, QObject* parent = nullptr);
    ~SimulationController() override;

    /// What is to be shown for the selected plan, with the scenario it was computed from; while
    /// isBusy() it may be that of an earlier edit of the same plan. result null: nothing yet.
    [[nodiscard]] const CachedResult& current() const { return current_; }
    /// The same for the queue's baseline; result null while the selected plan is the baseline
    /// itself.
    [[nodiscard]] const CachedResult& baseline() const { return baseline_; }

    /// Runs are still to come for what is selected.
    [[nodiscard]] bool isBusy() const { return busy_; }
    /// Why the selected plan cannot be run as it stands.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

signals:
    /// current() or baseline() is another one now.
    void resultsChanged(std::size_t queue, std::size_t plan);
    void busyChanged(bool busy);
    void errorChanged();

private:
    enum class Part
    {
        current,
        baseline
    };
    struct Asked
    {
        std::uint64_t generation = 0;
        int epoch = 0;
        std::vector<std::pair<Part, Scenario>> runs;
    };

    void otherPlan();
    void schedule();
    void refresh();
    [[nodiscard]] std::optional<Scenario> wanted(Part part) const;
    [[nodiscard]] CachedResult& shown(Part part);
    /// Shows the part from the cache; false when it has to be run.
    bool showKnown(Part part, const Scenario& scenario);
    void take(const Runner::Answer& answer);
    void setBusy(bool busy);
    void setError(std::optional<Error> error);
    void announce();

    ProjectDocument& document_;
    ResultCache cache_;
    CachedResult current_;
    CachedResult baseline_;
    std::optional<Error> error_;
    bool busy_ = false;
    int epoch_ = 0; ///< counts changes of what is selected; results of before are not shown
    std::deque<Asked> asked_; ///< oldest first
    QTimer timer_;
    Runner runner_; ///< last: its thread ends before the rest goes
};

} // namespace afflux
