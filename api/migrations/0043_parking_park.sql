-- The reason of a closure in French; empty: the English one.
ALTER TABLE parking_closures ADD COLUMN reason_fr text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE parking_closures ADD COLUMN source_key text UNIQUE;
--> statement-breakpoint
CREATE INDEX parking_closures_lot ON parking_closures (lot_id, last_day) WHERE ended_at IS NULL;
--> statement-breakpoint
-- Columns that were changed in the portal, which imports leave alone.
ALTER TABLE parking_lots ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE parking_spots ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE TRIGGER parking_lots_mark_portal_changes
  BEFORE UPDATE OF name, address, latitude, longitude, texts ON parking_lots
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('name', 'address', 'latitude', 'longitude', 'texts');
--> statement-breakpoint
CREATE TRIGGER parking_spots_mark_portal_changes
  BEFORE UPDATE OF number, kind, company_id ON parking_spots
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('number', 'kind', 'company_id');
--> statement-breakpoint
-- A booking moves to another spot with its halves when its own is closed.
ALTER TABLE parking_booking_halves DROP CONSTRAINT parking_booking_halves_booking_id_spot_id_day_fkey;
--> statement-breakpoint
ALTER TABLE parking_booking_halves ADD CONSTRAINT parking_booking_halves_booking_id_spot_id_day_fkey
  FOREIGN KEY (booking_id, spot_id, day) REFERENCES parking_bookings (id, spot_id, day) ON UPDATE CASCADE ON DELETE CASCADE;
