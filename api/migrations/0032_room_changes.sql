-- Who booked, if it was for somebody else; kept when the booking is handed over.
ALTER TABLE room_bookings
  ADD COLUMN booked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Increases with each change; a change names the version that it is based on.
  ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
UPDATE room_bookings SET booked_by = owner_id;
--> statement-breakpoint
CREATE INDEX room_bookings_booked_by ON room_bookings (booked_by);
--> statement-breakpoint
ALTER TABLE room_occurrences
  -- The first start of this date: RECURRENCE-ID of invitations. NULL: the date was never moved.
  ADD COLUMN original_start timestamptz,
  -- A requested move: this pending date takes the place of that accepted one when a manager accepts it.
  ADD COLUMN replaces_id uuid REFERENCES room_occurrences (id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX room_occurrences_replaces ON room_occurrences (replaces_id) WHERE replaces_id IS NOT NULL AND state = 'pending';
