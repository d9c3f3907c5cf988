# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name tst_csv tst_import tst_import_formats tst_cloudwatch)
    afflux_test(${name} LABELS model SOURCES ${name}.cpp LIBRARIES Afflux::model)
endforeach()
