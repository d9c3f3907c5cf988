<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Figures</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>SQS publishes no metric for %1 in this form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish it yourself (export.metricSource=custom), or use a policy on backlog per worker or oldest age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the export needs this setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it in the export dialog or with --set %1=VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value holds a line break or control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no export target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no export asks for this setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEDA&apos;s aws-sqs-queue trigger counts messages; this policy reads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the prometheus trigger, or a policy on backlog per worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wide each bin of the history is: it is told again from the distances between the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds every parameter; its keys are those of the command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the arrivals; the scenario names it, so keep the two together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afflux scenario (YAML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario itself, for afflux-cli and for version control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afflux scenario (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same keys as JSON, for scripts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECS cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster&apos;s name, not its ARN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECS service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service whose tasks are the workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as eu-west-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A metric you publish, or those of SQS and Container Insights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a metric you publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amazon SQS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQS queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s name, not its URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CloudWatch namespace you publish to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero tasks the metric math reads max(messages, target) + 0.1 so that the service wakes; how CloudWatch evaluates it without Container Insights data could not be tested here: try it before you rely on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero tasks the service wakes only if your publisher sends max(messages, target) + 0.1 while messages wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed fleet needs no scaling policy: MinCapacity and MaxCapacity are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS makes the alarms itself: out after 3 points of a minute above the target, in after 15 below about 0.9 × target; the scenario decides every %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS does not publish its scale-in formula: it scales in more gradually than the scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without data points AWS neither scales out nor in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target tracking wants a metric that falls in proportion as tasks are added; %1 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cooldown in counts from the last scale-in, and scaling out interrupts it; the scenario counts it from the last change in either direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS cuts a step of 12.7 tasks to 12 and one of 0.67 to 1; the scenario rounds to nearest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alarms look every %1 at a metric of that period, and an alarm that stays in ALARM acts once a minute; the scenario decides every %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentages are whole numbers: they are rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fargate stops a task after at most 120 s: a stop timeout of %1 needs task protection or shorter jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQS publishes once a minute while the queue is active. Backlog per task also needs Container Insights on the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing scales until somebody publishes %1 every %2, such as:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application Auto Scaling for the queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs the AWS CLI, signed in, and the ECS service %1. Run in this folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which does, in this order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS, ECS service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application Auto Scaling: documents for the AWS CLI and a script that applies them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Deployment whose pods are the workers; the ScaledObject gets the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kubernetes namespace of the Deployment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where KEDA reads the signal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amazon SQS queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SQS queue, https://sqs.REGION.amazonaws.com/...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prometheus address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the KEDA operator reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PromQL giving one number: the queue&apos;s total, or its oldest age in seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed fleet has nothing to scale: minReplicaCount and maxReplicaCount are equal, the trigger decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The HPA scales in at 0.9 × target and out at 1.1 × target (its tolerance); the scenario scales out directly above the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale-in cooldown becomes a stabilization window: the highest wish of the window counts, changes outward do not restart it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario changes by steps at two thresholds; the HPA scales in proportion, ceil(replicas × signal / target), and the steps only limit its speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The HPA scales in below 0.9 × target; the scenario below %1, which has no place here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long cooldown in becomes a stabilization window: the highest wish of the window counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooldownPeriod governs only the way to zero, from any number of replicas at once; every other scale-in is the HPA&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero KEDA wakes the Deployment for any waiting job; the scenario may sleep on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The HPA decides every 15 s on its own clock; the scenario every %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window ends at 3600 s and a period at 1800 s: longer cooldowns are cut to that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missing signal counts as missing only after 3 failed polls; the fallback then takes the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queueLength is a whole number: the target %1 becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEDA for the queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs KEDA 2.13 or later and the Deployment %1 in the namespace %2. No other HPA may scale it. Run in this folder, in this order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query must give one number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEDA cannot hold a Deployment at no replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum to 1 or more, or set the Deployment&apos;s replicas to 0 yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEDA ScaledObject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a Kubernetes Deployment, with a Prometheus or SQS trigger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no Kubernetes name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, no more than 54: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the files do not say, or say only nearly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step sizes: up by %1 % of the workers, at least %2; down by %3 %, at least %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet is fixed: min and max are equal, and the other values decide nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario scales in proportion to the signal; this form only names the thresholds, so how far one step goes is up to the controller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the controller decides: the scenario decides every %1 on a signal published every %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling of the queue %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaling.yaml holds the block of this queue. Put it into the file your autoscaler reads, in place of the queue&apos;s old block, and let it read the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-queue YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric, thresholds, limits and cooldowns for a home-made autoscaler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a binary file, not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the data as CSV or JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not UTF-8; read as ISO-8859-1 (Latin-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check names with accents; numbers are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export it again, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The console writes times without a zone; they are read as UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The console writes times without a zone; %1 is taken from the file&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the zone where that is wrong, for example --zone Europe/Paris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five rows about the metrics (Id, StatusCode, Messages, Full label, Label), as the CloudWatch console downloads them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file describes metrics and holds no row of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a longer time range in the console and download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS CloudWatch: console download (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) could not be read and were left out, first %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The document holds no list “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole output of the aws command, with --output json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is only a part of its data (PartialData)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the other pages together with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudWatch did not answer for “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CloudWatch says: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is one page of several (it has a NextToken)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the other pages together with this one; they are merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS CloudWatch: get-metric-data (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON with MetricDataResults, as aws cloudwatch get-metric-data prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS CloudWatch: get-metric-statistics (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON with Datapoints, as aws cloudwatch get-metric-statistics prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQS sends nothing while a queue is idle, so a gap may be idle time and no outage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is read as day/month/year (%2, line %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is read as month/day/year (%2, line %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the comma is read as the decimal mark (%2, line %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the point is read as the decimal mark, the comma as thousands (%2, line %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time with its own offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, month before day, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since 1970, seconds and finer, told apart by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, seconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, milliseconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, microseconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, nanoseconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentage, as a share of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number, decimal comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column holds times; the columns are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the column of times, for example --map time=%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, seconds from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is read as seconds from a start that the file does not tell (%2, line %3); it is shown as 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is taken for %2 because the file is called “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map it yourself where that is wrong: --map ROLE=%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is read as a counter (its name ends in _total): what counts is its growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no unit and is read as seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in %2 and was turned into seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no time and were left out (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1 series; rows of further ones were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column of numbers stands beside the times in “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a value for every time; where each row is one job, say so: --map arrival=%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hold no value; they stay missing (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CSV: metrics over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of some kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delimited text, delimiter “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delimited text, delimiter “%1”, times in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a header and no row below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the data again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one column was found; a time and a value are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate the columns by comma, semicolon, tab or vertical bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) out of order were sorted in (%2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2: it looks as if an hour was squeezed into one time; the last row counts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2 (%3 daylight-saving change): an hour was squeezed into one time; the last row counts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export again in UTC to get the lost hour back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n duplicate(s), rows whose time was already there; the last one counts (%2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Times that come twice are usual where clocks go back: are these local times? Then name their zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n point(s) were already read from another file (%2 with another value); this file counts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The times jump over the hour that %1 clocks skip: the offset in the file&apos;s name holds on one side of it only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the zone they are written in, for example --zone Europe/Paris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the points come without a rhythm, so gaps cannot be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. Missing is not zero: no count is made up</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. The gaps are kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One gap is the hour that %1 clocks skip: are these local times? Then name their zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: the counter was reset %n time(s), first at %2; counting goes on from zero there</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could be %2 too; “%3” is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map it yourself where that is wrong: --map %1=%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns mean cannot be told from their names: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it, for example --map arrivals=%1 (or completions, depth, in-flight, oldest-age, workers, service-time, utilisation).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has 0 datapoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you chose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reader recognises this content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the format yourself (--format), or export the data as CSV with a time column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no column “%1” to be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no time zone “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a name such as Europe/Paris, UTC or UTC+3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no column of a job list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns: arrival,service or arrival,service,class. Give a file of another kind with --history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column “arrival” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns: arrival,service or arrival,service,class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells where the header has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals are written with a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write seconds from the start, at least 0, such as 12.5; a class is 0 to 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the job list holds no job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column tells when the jobs arrived; the columns are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it, for example --map arrival=%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times of the jobs are read as seconds from a start that the file does not tell; they are shown as 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no arrival time and were left out (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) end before they start; their end was left out (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) start before they arrive: clocks that differ? (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no end: still waiting or running; they are counted, no end is made up (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The log tells when jobs arrived and nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the service time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log tells when jobs arrived and ended but not when they started: service times cannot be told from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the service time, or estimate it from arrival to end in quiet periods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV: one row a job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you named “%1” as the arrival of jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row a job: arrival in “%1”, and “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not well-formed JSON, at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the output again, as it was printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early, at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early, at byte %1: the file ends inside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or download it again; nothing of it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use arrivals, completions, depth, in-flight, oldest-age, workers, service-time, arrival, start, end, service or time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no instant in UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 2026-03-01T08:00:00Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a history is either file or jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write history: {file: arrivals.csv}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single value is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a duration such as 30s, 5m or 1.5h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duration must be longer than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a log-normal service time needs mean and p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write log-normal: {mean: 12s, p95: 40s}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of durations is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write empirical: [1.2s, 3s, 11s].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group of keys is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this key stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rate above 0 is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a rate such as 8/s, 480/min or 2000/h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrival rate is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write arrivals: {poisson: 8/s, for: 1h}, or name a history instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one kind of service time is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scenario is expected: keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with the line “afflux: 1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no scenario: “afflux: 1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 is later than this program reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update Afflux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no version of scenario files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “afflux: 1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list cannot stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrivals come from a history or are drawn, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove history or workload.arrivals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this version reads no %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1: [] or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set under two names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rule has no such key; %1 has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it or change policy.rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the JSON Schema for those there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the policy&apos;s rule is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation mark that opens here is never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it, or double it where it is meant as a character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have more cells than the header; the extra ones were left out (lines %1)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Some dates can only be day/month and others only month/day; one column has one order (first: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be day/month or month/day, and nothing in the file tells which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the order of dates (--dates day-first or --dates month-first), or export them as 2026-03-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times such as %1 look rounded by a spreadsheet: they are exact to %2 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export again without opening the file in a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is written without a zone and read as UTC: %2 (line %3) is %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) could not be read and were left out, first “%1” (lines %2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have a time that the clock in %1 skipped; they were left out (lines %2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another zone if the times are not written in this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice; their order tells the two apart (lines %2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice, and it is there once only: the first is taken (lines %2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Values were rounded for display when they were exported: %1 is exact to ±%2 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export raw values to get them exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aliases (*name) are not read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the value out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag %1 is not read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the value without a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 levels are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put measured values into a CSV file and name it under history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key must be a word, not a list or map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second document begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each document into a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not well-formed YAML or JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From zero the first job may wait %1; the promise is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From zero the first job may wait %1, within the promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cold start takes %1: above zero keeps the promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs at least %1 %2 a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the minimum of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost ceiling %1 %2 a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1 %2 a month at all times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New workers run by %1 of age at the latest; the promise is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise %1 / p95 service time %2 = %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise %1 / p95 service time %2 × %3 at once = %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the target: the two would fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half the target: it may oscillate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under start-up %1 + metric %2: steps before the last one shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start-up %1 + metric %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the start-up of %1: a lull drops what is needed next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 down to %2 takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the fleet would never move this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger of the two: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a burst to new workers: at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluated every %1: most decisions read old news.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer than the promise of %1: only running workers keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 workers run up to %2 jobs at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter than the job timeout of %1: jobs are cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter than the stop timeout of %1: workers are killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One worker at all times: %1 %2 a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job at all may wait longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One job in %1 may wait longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never wakes from zero: from %1 after the start jobs wait and no worker is asked for. Keep one worker, or let the signal read above its target at zero workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lost: their workers were stopped before they were done.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) given up after their last attempt.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The promise is missed: %1 % of jobs start within %2, %3 % were promised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopping worker waits %1 but a job may take %2: long jobs are cut off at every scale-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grace period (%1) ends before the worker&apos;s stop timeout (%2): the worker is killed first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet was held at its maximum of %1 for %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet never met its maximum: %1 is untested on this history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The fleet changed direction %n time(s) within %1: the policy oscillates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fixed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The busiest hour keeps %1 workers busy; %2 would run at 75 % or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By age, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps out when the oldest job has waited a third of the promise of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal above target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds since the last change up, of the cooldown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desired plus the step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal below the scale-in threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds since the last change, of the cooldown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desired less the step down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no signal: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal between the thresholds: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the current count; the larger of the two counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale out above this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale in below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well under the target, or it oscillates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooldown out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least the start-up time plus one publication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooldown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long, so that a lull does not drop capacity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step out, share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step out, workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step in, share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step in, workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed fleet of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value to decide on: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 above target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 above target %2; last change up %3 ago, cooldown %4 is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 below %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 below %2; last change %3 ago, cooldown %4 is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 above target %2, but the last change up was %3 ago: cooldown %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 below %2, but the last change was %3 ago: cooldown %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %1 above target %2, yet the fleet is already in proportion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held at the minimum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held at the maximum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no less than the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet never changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number of workers at all times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target tracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps a per-worker signal at its target, in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps out while the oldest job waits too long, in while it hardly waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero saves the most and makes the first job wait for a cold start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cost ceiling; what lies above it is never tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluated every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controller&apos;s own clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth and in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backlog per worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age of the oldest waiting job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in flight per worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrival rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Should be no longer than the evaluation interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From measuring to being readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the controller makes of a point that never came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold the last value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as above target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make no decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desired reacts faster; it hides a cold start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desired workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the wake rule is sure to wake an empty fleet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divide by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wake rule: max(messages, target) + 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor: max(depth, 1) / max(desired, 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding up may read over the target by up to one job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact quotient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wanted, from the %1 before the last scale-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wanted = ceil(%1 × signal / target)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal below 0.9 × target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal near target: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one worker may have before it: promise / p95 service time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept beside the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it open in another window? Save it under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database answered “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the free space and the rights of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type at least one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “%1” is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged in its table “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a backup copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This setting is not known and was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is gone once the project is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no value of a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default was taken instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an Afflux project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured data are imported instead of opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name and whether you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was saved by a later version of Afflux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with that version or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for a copy to convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project cannot be saved there (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one worker costs an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three letters, ISO 4217.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draining is billed in either case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each worker&apos;s time is rounded up to this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the autoscaler itself costs to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jobs one worker runs at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start-up time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From request to the first job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job timeout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job running longer is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker stop timeout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be longer than the job timeout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be longer than the worker stop timeout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of a job whose worker is killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least once: it comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most once: it is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visibility timeout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A killed job comes back no sooner after its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts of one job before it is dead-lettered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running when the history begins; else the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which worker a scale-in takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle, then newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrival rate must be above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a rate such as 8/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duration must be above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a duration such as 1h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is more than two thousand million jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the run or lower the rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the history holds no arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a history with arrivals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time step is none of the known ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use 1us, 10us, 100us, 1ms or 10ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum %1 is below the minimum %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the maximum or lower the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale-in threshold %1 is above the target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it well under the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interval must be above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a duration such as 10s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of jobs the promise is made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a job may wait before it starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies the arrivals of the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies every service time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed draws another set of jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent repetitions with other draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a bare job list may take to finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1us, 10us, 100us, 1ms or 10ms; the finest that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the count is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the simulation was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a percentage such as 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value of another kind is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below the least accepted, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is above the most accepted, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no recorded service time: theirs is drawn from those of the others</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n negative count(s) were left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has fewer than two points: no bin width can be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a longer history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is read as a rate, jobs per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds no count</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n missing bin(s) of %2; no job arrives in them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Service time: exponential about %1, the mean of “%2”; the history does not tell its spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the depth is known; arrivals cannot be told from it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the count of messages sent or deleted to the import (--map arrivals=COLUMN or completions=COLUMN).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the history tells how many jobs arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which series does: --map arrivals=COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals are not known: completions (“%1”) stand for them, so waiting that the history had is not in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no service times are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List at least one duration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service time must be above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a duration such as 5s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no log-normal has mean %1 and 95th percentile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 95th percentile must lie between 1 and 3.8 times the mean; use empirical service times beyond that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--help lists the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write --%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option takes no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what follows the “=”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no name and value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them with a “=” between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language for people; files never change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says which version this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no language of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write --lang en or --lang fr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afflux plans capacity for queue-driven workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afflux-cli COMMAND --help says more. Exit codes: 0 done, 1 a check did not hold, 2 bad arguments or input, 3 interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afflux-cli --help lists the commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no role of a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roles are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder and the free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment: depth=240,running=5[,inFlight=..,oldestAge=..,time=..].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment a row, the rule&apos;s memory kept between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which queue of the project; the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which plan of the queue; the first that is not the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes a setting: policy.max=30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints one JSON object, or a list of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either --observe or --observations is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write --observe depth=240,running=5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what a policy decides on what it sees, and by which steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no worker runs: max(messages, target) + 0.1 while messages wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no worker runs: divided by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jobs wait and nothing wakes the fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metric as observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metric is missing: its last value stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metric is missing: read as zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metric is missing: read as just above the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to write; --list-targets names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes all files there; else the main one is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills in what only you know; other keys change a setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--list-targets names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) belong to it: write them all with --out DIR.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Writes a policy as the files of the system that will run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format, if it is not recognised by content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone of times without an offset; UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a column means, if it is not recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue&apos;s name in the project; the file&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the history into a project, made if need be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints one JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes what was read, nothing resampled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one or more files to import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), from %1 to %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue “%1” is in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads metric histories and job logs and says what they hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number, at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number with a decimal point, such as 12.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is nothing one observes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns: time,depth,in_flight,oldest_age,running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds no observation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to start, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to start, p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to start, p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the promise of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting jobs, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest job beyond the promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers, peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs not done at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history tells no service times: a mean of %1 is assumed. Set it in Afflux or in a scenario file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add one with afflux-cli import FILE --into PROJECT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queue “%1” has no scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a plan to it in Afflux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a project or a scenario file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one file is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one project or one scenario file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--jobs and --history exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option does not go with this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project has its own history; import another into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario file is one scenario of one queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario file, YAML or JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured arrivals for the scenario file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format of the history, if it is not recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every job, arrival,service[,class] in seconds: nothing is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As --set run.seed=N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs N draws and gives the means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes every control tick of the first run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes every job of the first run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code 1 when the promise is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every job was simulated; seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every job was simulated; means of %1 runs, seed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a scenario job by job and says what it comes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max(messages, 1) / max(desired, 1), not rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>03/09/2018 is day-first or month-first, if nothing tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no order of dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say day-first or month-first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBoxService</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>– not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desired workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>service time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryStrip</name>
    <message>
        <source>Time to start, p%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start, p%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>mean and peak number of workers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mean · %2 peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message numerus="yes">
        <source>%1 worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 / h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 / month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::AboutDialog</name>
    <message>
        <source>About Afflux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afflux %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans the capacity of queue-driven workers: a metric history in, a scaling policy out, every job of it simulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt %1, Qt Charts, SQLite, yaml-cpp and nlohmann/json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::AgePanel</name>
    <message>
        <source>Oldest waiting job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promise %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ChartText</name>
    <message>
        <source>%1 %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time zone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>first date, last date, time zone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ChoiceBlock</name>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ColumnsPage</name>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and their meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 rows, as the import reads them; numbered by line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::Crosshair</name>
    <message numerus="yes">
        <source>%1 age %2 · %3 → %n worker(s)</source>
        <comment>time, age, count before, count after</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>running, desired</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + %1 draining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running / desired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ExportDialog</name>
    <message>
        <source>Export policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this target cannot say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the document shown (all of it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the policy to a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1. &lt;a href=&quot;%2&quot;&gt;Open the folder&lt;/a&gt;</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::FigureCard</name>
    <message>
        <source>Better than the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse than the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::FilePage</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop metric histories or job logs here: CSV, or the JSON of
aws cloudwatch get-metric-data and get-metric-statistics. Several files become one history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognised by content, never by name. Choose another where the guess is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import metric history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histories (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::FindingsList</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ImportWizard</name>
    <message>
        <source>Import history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::MainActions</name>
    <message>
        <source>&amp;New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ex&amp;port policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Afflux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::MainWindow</name>
    <message>
        <source>Work of %1 that was never saved was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to %1 of %2 that were never saved were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::NavigationPane</name>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues and scenarios</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::NumberBlock</name>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::PairBlock</name>
    <message>
        <source>or</source>
        <comment>100 % or 6 workers</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ParameterBlock</name>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::PlanCharts</name>
    <message>
        <source>Double click shows all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts of waiting jobs, workers and the oldest waiting job over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and arrows read values, Shift and arrows go to scaling events, plus and minus zoom.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::PlanPage</name>
    <message>
        <source>The charts of this scenario appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::PolicyEditor</name>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the rule&apos;s own parameters back to their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this scenario to try something else beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::QuestionPanel</name>
    <message>
        <source>Day first, 31/12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month first, 12/31</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was taken for granted, and what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, as %2: %n point(s), every %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) from a log</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two scenarios to start with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: every row was read as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::RuleButton</name>
    <message>
        <source>Rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::ScenarioTreeModel</name>
    <message>
        <source>%1: %2 % of jobs start within %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the baseline, which the others are compared with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::Session</name>
    <message>
        <source>Morning peak (example)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afflux projects (*.afflux)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::StartPage</name>
    <message>
        <source>Plan a queue&apos;s workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a metric history you already have, or drop the file here: Afflux runs a scaling policy against it, job by job, and shows what it costs and how long jobs wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::StatusLine</name>
    <message>
        <source>%1, not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), seed %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>simulating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::TimePage</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone of clock times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For times written without an offset. The machine&apos;s own zone is never used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of day and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the column shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day first, 31/12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month first, 12/31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times are given as instants; there is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row, %1, is read as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row, %1, is read as %2 UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd d MMM yyyy HH:mm:ss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a point every %2, none missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: a point every %2, %n missing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gaps stay gaps: a missing point is not zero. No job arrives in a bin without a count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job log has no bins, so no gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no zone. Choose one from the list, such as Europe/Paris.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::WaitingPanel</name>
    <message>
        <source>Waiting jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrivals, up to %1 a minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::WorkersPanel</name>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running, desired, draining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running, desired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desired</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>afflux::WorkloadPage</name>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of one job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise: starts within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start-up of a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the history of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) over the history.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential about a mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-normal, by mean and 95th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the history: mean %1, 95th percentile %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assumption: the history does not tell how long one job takes. Measure it when you can; every figure depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
