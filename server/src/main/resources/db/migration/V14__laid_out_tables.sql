-- Whether the game of a table was laid out before anybody sat down: nobody brings a deck to it.
ALTER TABLE tables ADD COLUMN laid_out BOOLEAN DEFAULT FALSE NOT NULL;
