-- What the admin can do to an account.
ALTER TABLE accounts ADD COLUMN muted BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE accounts ADD COLUMN banned BOOLEAN DEFAULT FALSE NOT NULL;

-- Links with which the owner of an account can choose another password. The secret itself is in the
-- link only.
CREATE TABLE password_resets (
    token VARCHAR(64) PRIMARY KEY,
    account VARCHAR(32) NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

-- Problems that were reported at a table, with everything needed to look into them.
CREATE TABLE reports (
    id VARCHAR(32) PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id VARCHAR(64) NOT NULL,
    account VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL,
    words VARCHAR(2000) NOT NULL,
    content BYTEA NOT NULL
);
CREATE INDEX reports_at ON reports (at);
