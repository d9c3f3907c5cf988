// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflows.h"

#include "views/dialogs/about_dialog.h"

namespace afflux {

Workflows standardWorkflows()
{
    Workflows workflows;
    workflows.about = [](MainWindow& window) {
        AboutDialog dialog(&window);
        dialog.exec();
    };
    return workflows;
}

} // namespace afflux
