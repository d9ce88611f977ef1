-- Times are milliseconds since 1970; ids are texts chosen by the program. Seats are counted from 0.

CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    name TEXT NOT NULL,
    -- The name folded, so that two names which look alike are one; guests have none.
    name_key TEXT UNIQUE,
    -- As argon2 writes it.
    password TEXT,
    -- Whose bot this is.
    owner TEXT REFERENCES users (id) ON DELETE CASCADE,
    language TEXT,
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    banned BIGINT NOT NULL DEFAULT 0,
    deleted BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;
CREATE INDEX users_by_last_seen ON users (kind, last_seen);

CREATE TABLE sessions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('cookie', 'bearer')),
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_last_seen ON sessions (last_seen);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    -- Counts the writes of this row.
    version BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'closed')),
    game TEXT NOT NULL,
    visibility TEXT NOT NULL CHECK (visibility IN ('public', 'private')),
    spectators BIGINT NOT NULL,
    host TEXT REFERENCES users (id) ON DELETE SET NULL,
    -- JSON that only the server reads.
    sheet TEXT NOT NULL,
    seed BLOB NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (state, visibility, updated, id);
CREATE INDEX tables_by_host ON tables (host) WHERE host IS NOT NULL;

-- What changes with every move, in small rows, so that a move does not rewrite the sheet.
CREATE TABLE table_now (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    entries BIGINT NOT NULL,
    -- Bit s is set while seat s is due.
    due BIGINT NOT NULL,
    -- When the table needs attention though nobody looks.
    wake_at BIGINT,
    clocks TEXT,
    updated BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX table_now_by_wake ON table_now (wake_at) WHERE wake_at IS NOT NULL;

-- Who sits where, for lists.
CREATE TABLE table_seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX table_seats_by_user ON table_seats (user_id) WHERE user_id IS NOT NULL;

-- One row per commit of a table. The append under this key is the only arbiter of what happened.
CREATE TABLE batches (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- The number of the first entry, counted from 0.
    number BIGINT NOT NULL,
    -- JSON lines.
    entries TEXT NOT NULL,
    count BIGINT NOT NULL,
    seat BIGINT,
    -- The client's id of the post that caused it.
    post TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX chat_by_user ON chat (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE mutes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, muted)
) WITHOUT ROWID;
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- No reference: a report outlives its table and the people in it.
    table_id TEXT NOT NULL,
    by_user TEXT NOT NULL,
    about_user TEXT,
    chat_number BIGINT,
    reason TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled'))
);
CREATE INDEX reports_by_state ON reports (state, at);

CREATE TABLE server (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
