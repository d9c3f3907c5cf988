# SPDX-License-Identifier: GPL-3.0-or-later

# Rules, random streams and the simulator, against definitions, closed forms and a naive reference.
foreach(name
    tst_comparison
    tst_faults
    tst_fingerprints
    tst_fleet
    tst_flow_engine
    tst_job_stream
    tst_policy_rules
    tst_random_stream
    tst_replications
    tst_scale_in_drill
    tst_schedule
    tst_signal
    tst_signal_points
    tst_simulator
    tst_simulator_statistics
    tst_statistics
    tst_sweep
    tst_time)
    afflux_test(${name} LABELS model simulation SOURCES ${name}.cpp
        LIBRARIES Afflux::simulation afflux_simulation_test_support)
endforeach()

# These print what fails as a scenario file, so they know the model's writers.
foreach(name IN ITEMS tst_fifo_engine tst_simulator_reference)
    afflux_test(${name} LABELS model simulation SOURCES ${name}.cpp LIBRARIES afflux_test_cases)
endforeach()
