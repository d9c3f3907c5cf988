# SPDX-License-Identifier: GPL-3.0-or-later
afflux_test(tst_csv LABELS model SOURCES tst_csv.cpp LIBRARIES Afflux::model)
