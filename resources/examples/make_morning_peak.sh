#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the example's histories: one working day, Monday 2 March 2026, Europe/London, a minute a row,
# as CloudWatch would have measured it on a fixed fleet. The same bytes on every run and machine.
#
#   sh resources/examples/make_morning_peak.sh
#   cmake --build --preset release --target make-morning-peak    # then builds morning-peak.afflux
#
# The story: six workers, sized for nine o'clock. At night they idle at 2 %; at 09:00 a scheduled
# import meets the start of the working day, the backlog passes four thousand jobs and takes some
# twenty minutes to clear, and a password reset waits six minutes in it.
set -eu
cd "$(dirname "$0")"

# day FILE WORKERS SERVICE SEED KNOTS BURSTS
#   KNOTS   "hh:mm rate, ...": jobs a second, straight lines between
#   BURSTS  "hh:mm minutes rate, ...": jobs a second on top, for so many minutes
day() {
    LC_ALL=C awk -v workers="$2" -v service="$3" -v seed="$4" -v knots="$5" -v bursts="$6" '
        function minute(clock,  part) { split(clock, part, ":"); return part[1] * 60 + part[2] }
        # Park and Miller 1988: small integers, so that every awk draws the same numbers.
        function random() { seed = (seed * 16807) % 2147483647; return seed / 2147483647 }
        function base(t,  i) {
            for (i = 2; i < knotCount && knotTime[i] <= t; ++i) {}
            return knotRate[i - 1] + (knotRate[i] - knotRate[i - 1]) \
                * (t - knotTime[i - 1]) / (knotTime[i] - knotTime[i - 1])
        }
        BEGIN {
            knotCount = split(knots, knot, ", *")
            for (i = 1; i <= knotCount; ++i) {
                split(knot[i], part, " ")
                knotTime[i] = minute(part[1]); knotRate[i] = part[2]
            }
            burstCount = split(bursts, burst, ", *")
            for (i = 1; i <= burstCount; ++i) {
                split(burst[i], part, " ")
                for (t = minute(part[1]); t < minute(part[1]) + part[2]; ++t)
                    extra[t] += part[3]
            }
            print "Timestamp,NumberOfMessagesSent,ApproximateNumberOfMessagesVisible," \
                "ApproximateAgeOfOldestMessage,RunningWorkers"
            capacity = 60 * workers / service
            for (t = 0; t < 1440; ++t) {
                # The sum of twelve draws is normal enough for the spread of a count.
                spread = -6
                for (i = 0; i < 12; ++i)
                    spread += random()
                mean = 60 * (base(t) + extra[t])
                sent = int(mean + spread * sqrt(mean) + 0.5)
                if (sent < 0)
                    sent = 0
                # What is visible at the end of the minute: a basin that fills and drains.
                visible += sent - capacity
                if (visible < 0)
                    visible = 0
                printf "2026-03-02 %02d:%02d:00,%d,%d,%d,%d\n", int(t / 60), t % 60, sent, visible, \
                    visible * 60 / capacity, workers
            }
        }' > "$1"
}

day morning-peak.csv 6 0.526 20260302 \
    '00:00 0.4, 01:00 0.3, 03:00 0.23, 05:30 0.25, 07:00 0.6, 08:00 2.4, 08:45 4.56, 09:00 5.8, 09:01 7.7,
     09:25 7.8, 09:40 7.3, 11:30 7.6, 12:30 7.2, 13:15 6.4, 14:00 6.27, 14:45 7.9, 17:00 7.9, 17:45 4.4, 18:30 1.0,
     21:00 0.5, 24:00 0.4' \
    '09:00 1 9, 09:01 5 16.8, 14:00 1 6'

# Mail and documents: steady through the day, a little late now and then and nobody minds.
day morning-peak/standard.csv 4 1.8 1 \
    '00:00 0.1, 06:00 0.15, 08:00 0.6, 09:00 1.6, 12:00 1.5, 13:00 1.1, 16:00 1.5, 18:00 0.7, 20:00 0.3, 24:00 0.1' \
    '09:00 20 1.6'

# Reports and exports: little by day, a batch at six in the evening.
day morning-peak/bulk.csv 2 24 2 \
    '00:00 0.01, 08:00 0.02, 10:00 0.04, 17:00 0.04, 19:00 0.02, 24:00 0.01' \
    '18:00 10 0.4'
