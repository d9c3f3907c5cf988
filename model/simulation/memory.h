// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace afflux {

/// Asks the C library to keep memory that a result gives back, for the next one: a program that
/// simulates many times a second would otherwise spend more time on fresh pages than on the
/// simulation. For the whole process, so it is the program's to call, once and first. Nothing where
/// the C library has no such setting.
void keepFreedMemory();

} // namespace afflux
