-- Only in a database that nodes share.
--
-- The announcements of the last minute. A node that has not heard one of them reads it here. Nothing is logged: if the server
-- crashes, the nodes connect again and read everything again.
CREATE UNLOGGED TABLE announcements (
    -- The name of the node that has written something.
    node TEXT NOT NULL,
    -- Counts the node's announcements.
    number BIGINT NOT NULL,
    -- What it is about, as in a notification.
    words TEXT NOT NULL,
    -- In milliseconds, by the database's clock.
    at BIGINT NOT NULL,
    PRIMARY KEY (node, number)
);
