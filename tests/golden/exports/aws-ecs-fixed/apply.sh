#!/bin/sh
# Queue "bulk". Written by Afflux.
# What this does not say, or says only nearly:
# - A fixed fleet needs no scaling policy: MinCapacity and MaxCapacity are equal.
set -eu
cd "$(dirname "$0")"
region=eu-west-1

aws application-autoscaling register-scalable-target --region "$region" --cli-input-json file://register-scalable-target.json
aws ecs update-service --region "$region" --cluster default --service bulk --desired-count 6
