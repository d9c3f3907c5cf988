# SPDX-License-Identifier: GPL-3.0-or-later
afflux_test(tst_yaml_writer LABELS model SOURCES tst_yaml_writer.cpp LIBRARIES Afflux::model)
afflux_test(tst_scenario_file LABELS model SOURCES tst_scenario_file.cpp LIBRARIES Afflux::model)
afflux_test(tst_export_targets LABELS model SOURCES tst_export_targets.cpp LIBRARIES Afflux::model)
afflux_test(tst_export_run LABELS model SOURCES tst_export_run.cpp
    LIBRARIES Afflux::model nlohmann_json::nlohmann_json)
