-- How far somebody is with a puzzle: the table where it was begun last, and when it was first solved.
CREATE TABLE puzzles (
    account VARCHAR(32) NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    puzzle VARCHAR(40) NOT NULL,
    table_id VARCHAR(64) NOT NULL,
    done BIGINT,
    PRIMARY KEY (account, puzzle)
);
