// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace afflux {

/// Where in a gesture an edit stands: drags merge into one undo step, which `committed` ends.
enum class EditPhase
{
    dragging,
    committed
};

} // namespace afflux
