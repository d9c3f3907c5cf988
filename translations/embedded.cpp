// SPDX-License-Identifier: GPL-3.0-or-later
// A library needs a source of its own; the texts come in as resources (":/i18n/afflux_fr.qm").
