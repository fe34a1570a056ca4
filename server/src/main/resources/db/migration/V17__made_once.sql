-- The request that made something, if it carried a key: the same request sent again makes nothing.
ALTER TABLE accounts ADD COLUMN made VARCHAR(64);
CREATE UNIQUE INDEX accounts_made ON accounts (made);
ALTER TABLE decks ADD COLUMN made VARCHAR(64);
CREATE UNIQUE INDEX decks_made ON decks (made);
