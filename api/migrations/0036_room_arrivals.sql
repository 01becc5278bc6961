-- A request that nobody decided before its start is `expired`.
ALTER TABLE room_occurrences DROP CONSTRAINT room_occurrences_state_check;
--> statement-breakpoint
ALTER TABLE room_occurrences ADD CONSTRAINT room_occurrences_state_check
  CHECK (state IN ('booked', 'pending', 'cancelled', 'rejected', 'expired', 'skipped', 'released'));
--> statement-breakpoint
-- The room's minutes for checking in at the time of booking, so that a later change of the room releases no booking.
ALTER TABLE room_occurrences ADD COLUMN check_in_minutes integer CHECK (check_in_minutes > 0);
--> statement-breakpoint
UPDATE room_occurrences SET check_in_minutes = rooms.check_in_minutes
  FROM rooms WHERE rooms.id = room_occurrences.room_id AND room_occurrences.starts_at > now();
--> statement-breakpoint
-- What time changes by itself: requests that start, and bookings for which nobody has checked in.
CREATE INDEX room_occurrences_undecided ON room_occurrences (starts_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX room_occurrences_without_check_in ON room_occurrences (starts_at)
  WHERE state = 'booked' AND check_in_minutes IS NOT NULL AND checked_in_at IS NULL;
--> statement-breakpoint
-- Asked when nobody checked in twice in a row; without an answer until then the rest of the series is cancelled.
CREATE TABLE room_series_questions (
  booking_id uuid PRIMARY KEY REFERENCES room_bookings (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL CHECK (answer_by > asked_at),
  answered_at timestamptz
);
--> statement-breakpoint
CREATE INDEX room_series_questions_open ON room_series_questions (answer_by) WHERE answered_at IS NULL;
