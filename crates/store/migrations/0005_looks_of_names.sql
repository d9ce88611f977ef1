-- How the names of accounts and bots look: nobody has a name that looks like somebody else's. One name may look in two ways, as it is
-- written and in small letters. What is missing of accounts that are older than this is added when a server starts.
CREATE TABLE name_looks (
    look TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX name_looks_by_user ON name_looks (user_id);
