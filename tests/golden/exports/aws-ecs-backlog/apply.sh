#!/bin/sh
# Queue "Media thumbs". Written by Afflux.
# What this does not say, or says only nearly:
# - AWS makes the alarms itself: out after 3 points of a minute above the target, in after 15
#   below about 0.9 × target; the scenario decides every 1 min.
# - AWS does not publish its scale-in formula: it scales in more gradually than the scenario.
# - Without data points AWS neither scales out nor in.
# - At zero tasks the service wakes only if your publisher sends max(messages, target) + 0.1 while
#   messages wait.
set -eu
cd "$(dirname "$0")"
region=eu-west-1

aws application-autoscaling register-scalable-target --region "$region" --cli-input-json file://register-scalable-target.json
aws application-autoscaling put-scaling-policy --region "$region" --cli-input-json file://put-scaling-policy.json
