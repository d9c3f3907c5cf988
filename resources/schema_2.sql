-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 2: faults, schedules and bimodal service times. What a row holds is as in schema.sql.
--
--   fault           kind, reads: words of the scenario file; since, until: seconds from the start of
--                   the history
--   schedule_entry  days NULL: once, since and until as above; else days of the week, bit 0 = Monday,
--                   since and until in seconds from midnight in zone
--   service.data    bimodal: float64 short, float64 long, float64 share of the long ones

CREATE TABLE fault (
    queue INTEGER NOT NULL REFERENCES queue,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    amount REAL NOT NULL,
    reads TEXT NOT NULL,
    PRIMARY KEY (queue, position)
) WITHOUT ROWID;

CREATE TABLE schedule_entry (
    queue INTEGER NOT NULL,
    plan INTEGER NOT NULL,
    position INTEGER NOT NULL,
    days INTEGER,
    since REAL NOT NULL,
    until REAL NOT NULL,
    zone TEXT,
    ahead REAL NOT NULL,
    minimum INTEGER,
    maximum INTEGER,
    reserve INTEGER,
    PRIMARY KEY (queue, plan, position),
    FOREIGN KEY (queue, plan) REFERENCES plan
) WITHOUT ROWID;

CREATE TABLE service_2 (
    queue INTEGER PRIMARY KEY REFERENCES queue,
    kind TEXT NOT NULL
        CHECK (kind IN ('constant', 'exponential', 'log-normal', 'empirical', 'bimodal')),
    mean REAL,
    p95 REAL,
    data BLOB
);

INSERT INTO service_2 SELECT * FROM service;

DROP TABLE service;

ALTER TABLE service_2 RENAME TO service;
