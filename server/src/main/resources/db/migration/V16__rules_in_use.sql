-- The rules that processes of the present cluster play by, and how new they are. Whoever begins a
-- cluster forgets those of the one before.
CREATE TABLE rules_in_use (
    rules VARCHAR(120) PRIMARY KEY,
    version VARCHAR(120) NOT NULL
);

-- How many rules have been seen: each is newer than those seen before it in the same release.
ALTER TABLE gathering ADD COLUMN rules_seen INTEGER DEFAULT 0 NOT NULL;
