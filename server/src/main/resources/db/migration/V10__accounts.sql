-- People. A guest has no password; his account becomes a full one when he registers.
CREATE TABLE accounts (
    id VARCHAR(32) PRIMARY KEY,
    name VARCHAR(40) NOT NULL,
    -- the name as an eye might mistake it: no two accounts look alike
    likeness VARCHAR(80) NOT NULL UNIQUE,
    password VARCHAR(255),
    language VARCHAR(2) NOT NULL,
    created BIGINT NOT NULL
);

-- Browsers that are signed in. The secret itself is known to the browser only.
CREATE TABLE sessions (
    token VARCHAR(64) PRIMARY KEY,
    account VARCHAR(32) NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX sessions_used ON sessions (used);
