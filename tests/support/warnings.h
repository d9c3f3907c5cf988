// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace afflux::test {

/// Call from initTestCase() and init(): any qWarning the test did not announce fails it. Messages
/// of the offscreen platform that say nothing about the program are let through.
void failOnUnexpectedWarnings();

} // namespace afflux::test
