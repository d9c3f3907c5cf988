<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>%n point(s) could not be read and were left out, first %1</source>
        <translation>
            <numerusform>%Ln point could not be read and was left out, %1</numerusform>
            <numerusform>%Ln points could not be read and were left out, first %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no time and were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln row has no time and was left out (line %1)</numerusform>
            <numerusform>%Ln rows have no time and were left out (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hold no value; they stay missing (lines %1)</source>
        <translation>
            <numerusform>%Ln row holds no value; it stays missing (line %1)</numerusform>
            <numerusform>%Ln rows hold no value; they stay missing (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) out of order were sorted in (%2)</source>
        <translation>
            <numerusform>“%1”: %Ln row out of order was sorted in (%2)</numerusform>
            <numerusform>“%1”: %Ln rows out of order were sorted in (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2: it looks as if an hour was squeezed into one time; the last row counts</source>
        <translation>
            <numerusform>“%1”: %Ln row has the time %2: it looks as if an hour was squeezed into one time; the last row counts</numerusform>
            <numerusform>“%1”: %Ln rows share the time %2: it looks as if an hour was squeezed into one time; the last row counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) share the time %2 (%3 daylight-saving change): an hour was squeezed into one time; the last row counts</source>
        <translation>
            <numerusform>“%1”: %Ln row has the time %2 (%3 daylight-saving change): an hour was squeezed into one time; the last row counts</numerusform>
            <numerusform>“%1”: %Ln rows share the time %2 (%3 daylight-saving change): an hour was squeezed into one time; the last row counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n duplicate(s), rows whose time was already there; the last one counts (%2)</source>
        <translation>
            <numerusform>“%1”: %Ln duplicate, a row whose time was already there; the last one counts (%2)</numerusform>
            <numerusform>“%1”: %Ln duplicates, rows whose time was already there; the last one counts (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n point(s) were already read from another file (%2 with another value); this file counts</source>
        <translation>
            <numerusform>“%1”: %Ln point was already read from another file (%2 with another value); this file counts</numerusform>
            <numerusform>“%1”: %Ln points were already read from another file (%2 with another value); this file counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. Missing is not zero: no count is made up</source>
        <translation>
            <numerusform>“%1”: %Ln bin of %2 is missing, after: %3. Missing is not zero: no count is made up</numerusform>
            <numerusform>“%1”: %Ln bins of %2 are missing, after: %3. Missing is not zero: no count is made up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n bin(s) of %2 are missing, after: %3. The gaps are kept</source>
        <translation>
            <numerusform>“%1”: %Ln bin of %2 is missing, after: %3. The gap is kept</numerusform>
            <numerusform>“%1”: %Ln bins of %2 are missing, after: %3. The gaps are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: the counter was reset %n time(s), first at %2; counting goes on from zero there</source>
        <translation>
            <numerusform>“%1”: the counter was reset once, at %2; counting goes on from zero there</numerusform>
            <numerusform>“%1”: the counter was reset %Ln times, first at %2; counting goes on from zero there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no arrival time and were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln job has no arrival time and was left out (line %1)</numerusform>
            <numerusform>%Ln jobs have no arrival time and were left out (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) end before they start; their end was left out (lines %1)</source>
        <translation>
            <numerusform>%Ln job ends before it starts; its end was left out (line %1)</numerusform>
            <numerusform>%Ln jobs end before they start; their end was left out (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) start before they arrive: clocks that differ? (lines %1)</source>
        <translation>
            <numerusform>%Ln job starts before it arrives: clocks that differ? (line %1)</numerusform>
            <numerusform>%Ln jobs start before they arrive: clocks that differ? (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no end: still waiting or running; they are counted, no end is made up (lines %1)</source>
        <translation>
            <numerusform>%Ln job has no end: still waiting or running; it is counted, no end is made up (line %1)</numerusform>
            <numerusform>%Ln jobs have no end: still waiting or running; they are counted, no end is made up (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have more cells than the header; the extra ones were left out (lines %1)</source>
        <translation>
            <numerusform>%Ln row has more cells than the header; the extra ones were left out (line %1)</numerusform>
            <numerusform>%Ln rows have more cells than the header; the extra ones were left out (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) could not be read and were left out, first “%1” (lines %2)</source>
        <translation>
            <numerusform>%Ln cell could not be read and was left out: “%1” (line %2)</numerusform>
            <numerusform>%Ln cells could not be read and were left out, first “%1” (lines %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have a time that the clock in %1 skipped; they were left out (lines %2)</source>
        <translation>
            <numerusform>%Ln row has a time that the clock in %1 skipped; it was left out (line %2)</numerusform>
            <numerusform>%Ln rows have a time that the clock in %1 skipped; they were left out (lines %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice; their order tells the two apart (lines %2)</source>
        <translation>
            <numerusform>%Ln row lies in the hour that the clock in %1 showed twice; the order of rows tells the two apart (line %2)</numerusform>
            <numerusform>%Ln rows lie in the hour that the clock in %1 showed twice; their order tells the two apart (lines %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) lie in the hour that the clock in %1 showed twice, and it is there once only: the first is taken (lines %2)</source>
        <translation>
            <numerusform>%Ln row lies in the hour that the clock in %1 showed twice, and it is there once only: the first is taken (line %2)</numerusform>
            <numerusform>%Ln rows lie in the hour that the clock in %1 showed twice, and it is there once only: the first is taken (lines %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lost: their workers were stopped before they were done.</source>
        <translation>
            <numerusform>%Ln job lost: its worker was stopped before it was done.</numerusform>
            <numerusform>%Ln jobs lost: their workers were stopped before they were done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) given up after their last attempt.</source>
        <translation>
            <numerusform>%Ln job given up after its last attempt.</numerusform>
            <numerusform>%Ln jobs given up after their last attempt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fleet changed direction %n time(s), each within %1 of the change before: the policy oscillates.</source>
        <translation>
            <numerusform>The fleet changed direction %Ln time, within %1 of the change before: the policy oscillates.</numerusform>
            <numerusform>The fleet changed direction %Ln times, each within %1 of the change before: the policy oscillates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no recorded service time: theirs is drawn from those of the others</source>
        <translation>
            <numerusform>%Ln job has no recorded service time: it is drawn from those of the others</numerusform>
            <numerusform>%Ln jobs have no recorded service time: theirs is drawn from those of the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n negative count(s) were left out</source>
        <translation>
            <numerusform>“%1”: %Ln negative count was left out</numerusform>
            <numerusform>“%1”: %Ln negative counts were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n missing bin(s) of %2; no job arrives in them</source>
        <translation>
            <numerusform>“%1”: %Ln missing bin of %2; no job arrives in it</numerusform>
            <numerusform>“%1”: %Ln missing bins of %2; no job arrives in them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%Ln worker</numerusform>
            <numerusform>%Ln workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) belong to it: write them all with --out DIR.</source>
        <translation>
            <numerusform>%Ln more file belongs to it: write them all with --out DIR.</numerusform>
            <numerusform>%Ln more files belong to it: write them all with --out DIR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), from %1 to %2</source>
        <translation>
            <numerusform>%Ln job, from %1 to %2</numerusform>
            <numerusform>%Ln jobs, from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 jobs at once on %n worker(s).</source>
        <translation>
            <numerusform>Up to %1 jobs at once on %Ln worker.</numerusform>
            <numerusform>Up to %1 jobs at once on %Ln workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have no service time; theirs are drawn</source>
        <translation>
            <numerusform>%Ln job has no service time; it is drawn</numerusform>
            <numerusform>%Ln jobs have no service time; theirs are drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To know the mean 95th percentile of the time to start to within %1 takes %n run(s).</source>
        <translation>
            <numerusform>To know the mean 95th percentile of the time to start to within %1 takes %Ln run.</numerusform>
            <numerusform>To know the mean 95th percentile of the time to start to within %1 takes %Ln runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To know the mean 95th percentile of the time to start to within %1 % takes %n run(s).</source>
        <translation>
            <numerusform>To know the mean 95th percentile of the time to start to within %1 % takes %Ln run.</numerusform>
            <numerusform>To know the mean 95th percentile of the time to start to within %1 % takes %Ln runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) have a class other than critical, high, normal, low or 0 to 3; they count as normal (lines %1)</source>
        <translation>
            <numerusform>%Ln job has a class other than critical, high, normal, low or 0 to 3; it counts as normal (lines %1)</numerusform>
            <numerusform>%Ln jobs have a class other than critical, high, normal, low or 0 to 3; they count as normal (lines %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later event(s) were left off</source>
        <translation>
            <numerusform>%Ln later event was left off</numerusform>
            <numerusform>%Ln later events were left off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) ran into the job timeout of %1, drill or no drill: the longest job takes %2.</source>
        <translation>
            <numerusform>%Ln attempt ran into the job timeout of %1, drill or no drill: the longest job takes %2.</numerusform>
            <numerusform>%Ln attempts ran into the job timeout of %1, drill or no drill: the longest job takes %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) interrupted</source>
        <translation>
            <numerusform>%Ln job interrupted</numerusform>
            <numerusform>%Ln jobs interrupted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n worker(s)</source>
        <translation>
            <numerusform>%1 → %Ln worker</numerusform>
            <numerusform>%1 → %Ln workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message numerus="yes">
        <source>%1 worker(s)</source>
        <translation>
            <numerusform>%1 worker</numerusform>
            <numerusform>%1 workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s)</source>
        <translation>
            <numerusform>%1 job</numerusform>
            <numerusform>%1 jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::Crosshair</name>
    <message numerus="yes">
        <source>%1 age %2 · %3 → %n worker(s)</source>
        <comment>time, age, count before, count after</comment>
        <translation>
            <numerusform>%1 age %2 · %3 → %Ln worker</numerusform>
            <numerusform>%1 age %2 · %3 → %Ln workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::EventPane</name>
    <message numerus="yes">
        <source>%n in this run</source>
        <translation>
            <numerusform>%Ln in this run</numerusform>
            <numerusform>%Ln in this run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::EventsPage</name>
    <message numerus="yes">
        <source>%1 of %n event(s)</source>
        <comment>listed, in all</comment>
        <translation>
            <numerusform>%1 of %Ln event</numerusform>
            <numerusform>%1 of %Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not listed</source>
        <translation>
            <numerusform>%Ln more not listed</numerusform>
            <numerusform>%Ln more not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::ExportDialog</name>
    <message numerus="yes">
        <source>%n file(s) written to %1. &lt;a href=&quot;%2&quot;&gt;Open the folder&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln file written to %1. &lt;a href=&quot;%2&quot;&gt;Open the folder&lt;/a&gt;</numerusform>
            <numerusform>%Ln files written to %1. &lt;a href=&quot;%2&quot;&gt;Open the folder&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::ReviewPage</name>
    <message numerus="yes">
        <source>%1, as %2: %n point(s), every %3</source>
        <translation>
            <numerusform>%1, as %2: %Ln point, every %3</numerusform>
            <numerusform>%1, as %2: %Ln points, every %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n missing</source>
        <translation>
            <numerusform>, %Ln missing</numerusform>
            <numerusform>, %Ln missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) from a log</source>
        <translation>
            <numerusform>%Ln job from a log</numerusform>
            <numerusform>%Ln jobs from a log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::StatusLine</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), seed %1</source>
        <translation>
            <numerusform>%Ln run, seed %1</numerusform>
            <numerusform>%Ln runs, seed %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::TimePage</name>
    <message numerus="yes">
        <source>%1: a point every %2, %n missing.</source>
        <translation>
            <numerusform>%1: a point every %2, %Ln missing.</numerusform>
            <numerusform>%1: a point every %2, %Ln missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>afflux::WorkloadPage</name>
    <message numerus="yes">
        <source>%n job(s) over the history.</source>
        <translation>
            <numerusform>%Ln job over the history.</numerusform>
            <numerusform>%Ln jobs over the history.</numerusform>
        </translation>
    </message>
</context>
</TS>
