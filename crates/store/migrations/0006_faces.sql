-- The number of the face that a person has chosen. Others have one that follows from their id.
ALTER TABLE users ADD COLUMN face BIGINT;
