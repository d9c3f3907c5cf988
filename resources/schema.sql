-- SPDX-License-Identifier: GPL-3.0-or-later
-- An Afflux project file, version 1 (PRAGMA user_version), application_id 'Aflx'.
--
-- Queues, plans and series are told by their position, counted from 0. Instants are microseconds
-- since 1970-01-01T00:00:00Z, durations seconds.
-- A parameter's value is NULL (none), INTEGER (flag: 0, 1), REAL (number) or TEXT (word); the keys
-- are those of the scenario file and of --set. Blobs are rows of fixed size, little-endian, packed:
--   series.samples     int64 time, float64 value
--   history.jobs       int64 arrival, int64 start, int64 end, float64 service, uint32 class,
--                      uint32 queue; start and end INT64_MIN, service NaN: not known; class and
--                      queue index history.words (UTF-8, each ended by a 0 byte)
--   arrivals.data      binned: float64 start, float64 width, float64 count, or if
--                      recorded: float64 arrival, float64 service, uint8 class; seconds from origin
--   service.data       float64 seconds

CREATE TABLE project (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE queue (
    position INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    baseline INTEGER NOT NULL
);

CREATE TABLE queue_parameter (
    queue INTEGER NOT NULL REFERENCES queue,
    key TEXT NOT NULL,
    value,
    PRIMARY KEY (queue, key)
) WITHOUT ROWID;

CREATE TABLE export_setting (
    queue INTEGER NOT NULL REFERENCES queue,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (queue, key)
) WITHOUT ROWID;

CREATE TABLE plan (
    queue INTEGER NOT NULL REFERENCES queue,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (queue, position)
) WITHOUT ROWID;

CREATE TABLE plan_parameter (
    queue INTEGER NOT NULL,
    plan INTEGER NOT NULL,
    key TEXT NOT NULL,
    value,
    PRIMARY KEY (queue, plan, key),
    FOREIGN KEY (queue, plan) REFERENCES plan
) WITHOUT ROWID;

CREATE TABLE arrivals (
    queue INTEGER PRIMARY KEY REFERENCES queue,
    kind TEXT NOT NULL CHECK (kind IN ('poisson', 'binned', 'recorded')),
    per_second REAL,
    duration REAL,
    origin INTEGER,
    data BLOB
);

CREATE TABLE service (
    queue INTEGER PRIMARY KEY REFERENCES queue,
    kind TEXT NOT NULL CHECK (kind IN ('constant', 'exponential', 'log-normal', 'empirical')),
    mean REAL,
    p95 REAL,
    data BLOB
);

CREATE TABLE history (
    queue INTEGER PRIMARY KEY REFERENCES queue,
    source TEXT NOT NULL,
    zone TEXT NOT NULL,
    words BLOB NOT NULL,
    jobs BLOB NOT NULL
);

CREATE TABLE series (
    queue INTEGER NOT NULL REFERENCES history,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('gauge', 'count', 'counter')),
    unit TEXT NOT NULL,
    step REAL NOT NULL,
    missing INTEGER NOT NULL,
    samples BLOB NOT NULL,
    PRIMARY KEY (queue, position)
);
