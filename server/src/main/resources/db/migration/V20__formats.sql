-- The format that the decks of a table are held to.
ALTER TABLE tables ADD COLUMN format VARCHAR(40) NOT NULL DEFAULT 'open';
