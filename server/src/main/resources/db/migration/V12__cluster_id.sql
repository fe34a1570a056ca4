-- Which cluster the processes on this database form. Whoever begins one writes a new name here; a
-- process that finds another name than its own has been replaced, and stops.
ALTER TABLE gathering ADD COLUMN cluster VARCHAR(64);
