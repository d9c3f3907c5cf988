// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Labels in the theme's types and inks, for dialogs.

#include <QColor>

class QLabel;
class QWidget;

namespace afflux {

/// A heading, and a grey sentence that wraps.
[[nodiscard]] QLabel* makeHeading(QWidget* parent);
[[nodiscard]] QLabel* makeNote(QWidget* parent);
/// Text in one of the theme's inks.
void setInk(QLabel* label, const QColor& colour);

} // namespace afflux
