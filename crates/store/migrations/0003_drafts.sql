-- What somebody has begun to decide and not yet said. It holds as long as he is asked what he was asked then; what is older than
-- that is left until it is written over.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- How many entries the record had when the question came up.
    since BIGINT NOT NULL,
    -- Counts the changes of the draft.
    edits BIGINT NOT NULL,
    -- JSON that only the server reads.
    actions TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
