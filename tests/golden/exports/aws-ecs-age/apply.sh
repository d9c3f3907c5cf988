#!/bin/sh
# Queue "interactive", scenario "Oldest age". Written by Afflux.
# What this does not say, or says only nearly:
# - The cooldown in counts from the last scale-in, and scaling out interrupts it; the scenario
#   counts it from the last change in either direction.
# - AWS cuts a step of 12.7 tasks to 12 and one of 0.67 to 1; the scenario rounds to nearest.
# - The alarms look every 10 s at a metric of that period, and an alarm that stays in ALARM acts
#   once a minute; the scenario decides every 10 s.
set -eu
cd "$(dirname "$0")"
region=eu-west-1

aws application-autoscaling register-scalable-target --region "$region" --cli-input-json file://register-scalable-target.json
step_out=$(aws application-autoscaling put-scaling-policy --region "$region" --cli-input-json file://put-scaling-policy.step-out.json --query PolicyARN --output text)
aws cloudwatch put-metric-alarm --alarm-actions "$step_out" --region "$region" --cli-input-json file://put-metric-alarm.high.json
step_in=$(aws application-autoscaling put-scaling-policy --region "$region" --cli-input-json file://put-scaling-policy.step-in.json --query PolicyARN --output text)
aws cloudwatch put-metric-alarm --alarm-actions "$step_in" --region "$region" --cli-input-json file://put-metric-alarm.low.json
