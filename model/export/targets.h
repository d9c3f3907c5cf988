// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The targets, one function and one file each; exportTargets() lists them.

#include "model/export/export_target.h"

namespace afflux {

[[nodiscard]] ExportTarget affluxYamlTarget();
[[nodiscard]] ExportTarget affluxJsonTarget();
[[nodiscard]] ExportTarget perQueueTarget();
[[nodiscard]] ExportTarget kedaTarget();
[[nodiscard]] ExportTarget awsEcsTarget();

} // namespace afflux
