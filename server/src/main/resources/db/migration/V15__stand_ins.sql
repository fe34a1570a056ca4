-- The bot that plays for a person who was absent.
ALTER TABLE tables ADD COLUMN dark_stand_in VARCHAR(40);
ALTER TABLE tables ADD COLUMN light_stand_in VARCHAR(40);
