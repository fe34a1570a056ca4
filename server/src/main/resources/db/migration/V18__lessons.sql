-- How far somebody is with a lesson: the table where it was begun last, and when it was first finished.
CREATE TABLE lessons (
    account VARCHAR(32) NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    lesson VARCHAR(40) NOT NULL,
    table_id VARCHAR(64) NOT NULL,
    done BIGINT,
    PRIMARY KEY (account, lesson)
);
