-- A change of a car park or spot names the version that was read, so that two people do not overwrite each other.
ALTER TABLE parking_lots ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE parking_spots ADD COLUMN version integer NOT NULL DEFAULT 1;
