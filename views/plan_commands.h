// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the menus do to queues and plans, as edits of the document. Each returns the error of the
// edit, to be said; there is none in the normal way of things.

#include "views/project_document.h"

namespace afflux {

/// A copy of the selected plan, below it and selected.
Result<void> duplicatePlan(ProjectDocument& document);
Result<void> deletePlan(ProjectDocument& document);
Result<void> makeBaseline(ProjectDocument& document);
/// Another rule, by its word, with that rule's defaults; limits and clock stay.
Result<void> chooseRule(ProjectDocument& document, const std::string& word);
/// The rule's own parameters back to their defaults.
Result<void> resetRule(ProjectDocument& document);

/// A queue with a steady made-up load, after the selected one, to be given its history or figures.
Result<void> addQueue(ProjectDocument& document, const std::string& name);
Result<void> deleteQueue(ProjectDocument& document);

} // namespace afflux
