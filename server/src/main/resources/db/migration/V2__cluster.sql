-- The processes that share this database, and when each was last heard of.
CREATE TABLE nodes (
    address VARCHAR(255) PRIMARY KEY,
    joined BOOLEAN NOT NULL,
    heard TIMESTAMP WITH TIME ZONE NOT NULL
);

-- Held while a process decides whether to begin a cluster or to join one: one at a time.
CREATE TABLE gathering (
    id INTEGER PRIMARY KEY
);
INSERT INTO gathering (id) VALUES (1);

-- What only one process may hold at a time, and until when.
CREATE TABLE leases (
    name VARCHAR(255) PRIMARY KEY,
    owner VARCHAR(255) NOT NULL,
    expires TIMESTAMP WITH TIME ZONE NOT NULL
);
