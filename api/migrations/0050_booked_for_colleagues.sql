-- Somebody booked for a colleague, and may see and cancel it until it is handed over.
ALTER TABLE room_bookings ADD COLUMN is_for_colleague boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX room_bookings_for_colleagues ON room_bookings (booked_by) WHERE is_for_colleague;
--> statement-breakpoint
-- To erase the address of a deleted person.
CREATE INDEX room_invitations_email ON room_invitations (email);
--> statement-breakpoint
-- Rooms keep what was changed in the portal when a park folder is imported again.
ALTER TABLE rooms ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE TRIGGER rooms_mark_portal_changes
  BEFORE UPDATE OF name, building_id, floor, capacity, equipment, image_file_id, contract_ids, opening_hours, buffer_minutes, min_notice_minutes, max_advance_days, max_duration_minutes, needs_approval, check_in_minutes, position ON rooms
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('name', 'building_id', 'floor', 'capacity', 'equipment', 'image_file_id', 'contract_ids', 'opening_hours', 'buffer_minutes', 'min_notice_minutes', 'max_advance_days', 'max_duration_minutes', 'needs_approval', 'check_in_minutes', 'position');
