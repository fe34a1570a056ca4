-- One row for each table, for the lobby and the lists of games. The journal is the truth; a table
-- writes its row anew whenever one of these changes. `event` is the last event the row holds.
CREATE TABLE tables (
    id VARCHAR(64) PRIMARY KEY,
    event BIGINT NOT NULL,
    state VARCHAR(16) NOT NULL,
    private BOOLEAN NOT NULL,
    dark_person VARCHAR(64),
    dark_name VARCHAR(64),
    dark_bot VARCHAR(32),
    dark_deck VARCHAR(255),
    light_person VARCHAR(64),
    light_name VARCHAR(64),
    light_bot VARCHAR(32),
    light_deck VARCHAR(255),
    turn INTEGER NOT NULL,
    clock_minutes INTEGER,
    clock_decision INTEGER,
    delay INTEGER NOT NULL,
    watching INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    winner VARCHAR(8),
    reason VARCHAR(16),
    -- whether it has to go on although nobody is connected to it
    awake BOOLEAN NOT NULL
);
CREATE INDEX tables_state ON tables (state, private);
CREATE INDEX tables_awake ON tables (awake);
CREATE INDEX tables_dark ON tables (dark_person);
CREATE INDEX tables_light ON tables (light_person);
