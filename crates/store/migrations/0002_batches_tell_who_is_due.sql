-- Who is due after a batch (bit s is set while seat s is). A table whose clocks and state stay as they are writes nothing but its
-- batches: what table_now says of its entries and of who is due is as old as itself, and the last batch behind it knows better.
ALTER TABLE batches ADD COLUMN due BIGINT;
