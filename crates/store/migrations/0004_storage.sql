-- What a table takes, and for how long it is kept. Older programs leave all of this out; a newer one fills it in later.
-- What kind of table it is: 'game', 'branch' or 'import'. Unknown until somebody has read its sheet.
ALTER TABLE tables ADD COLUMN kind TEXT;
-- A few digits of a keyed hash of the address from which it was set up, forgotten after a while.
ALTER TABLE tables ADD COLUMN origin TEXT;
-- How many bytes it takes, roughly, when that was last noted.
ALTER TABLE tables ADD COLUMN bytes BIGINT;
-- When somebody was last seen to look at it, noted only if it has not changed for long.
ALTER TABLE tables ADD COLUMN looked BIGINT;
-- Set when its game has ended and the result, if there is one, is in results.
ALTER TABLE tables ADD COLUMN settled BIGINT;
CREATE INDEX tables_by_origin ON tables (origin) WHERE origin IS NOT NULL;
CREATE INDEX tables_unsettled ON tables (id) WHERE settled IS NULL;
CREATE INDEX tables_by_updated ON tables (updated);

-- How games ended. No reference to the table: a result outlives it.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- The edition of the rules.
    rules BIGINT NOT NULL,
    -- JSON.
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    -- Why it ended before the game was over, if it did.
    early TEXT,
    started BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
CREATE INDEX results_by_ended ON results (ended, table_id);

CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- Also of somebody who has resigned; nobody if it was a bot, or once the user is forgotten.
    user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    -- 'person', 'program', or the name of a bot.
    player TEXT NOT NULL,
    resigned BIGINT NOT NULL,
    score BIGINT,
    won BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX result_seats_by_user ON result_seats (user_id) WHERE user_id IS NOT NULL;

-- Tables that were deleted because their time was over, so that whoever has the address can be told.
CREATE TABLE expired (
    table_id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX expired_by_at ON expired (at);

-- How the names of accounts and bots look: nobody has a name that looks like somebody else's. One name may look in two ways, as it is
-- written and in small letters. What is missing of accounts that are older than this is added when a server starts.
CREATE TABLE name_looks (
    look TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX name_looks_by_user ON name_looks (user_id);
