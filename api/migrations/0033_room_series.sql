-- A skipped date of a series that the person waits for, not only leaves out.
ALTER TABLE room_occurrences ADD COLUMN is_waiting boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX room_occurrences_skipped ON room_occurrences (starts_at) WHERE state = 'skipped';
--> statement-breakpoint
-- A skipped date that is free now, offered to its owner for a while.
CREATE TABLE room_offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- One offer per date: who declines or does not answer is not asked again.
  occurrence_id uuid NOT NULL UNIQUE REFERENCES room_occurrences (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'expired')),
  CONSTRAINT room_offers_ends_after_start CHECK (ends_at > starts_at),
  -- A freed time is offered to one person at a time.
  CONSTRAINT room_offers_one_at_a_time EXCLUDE USING gist (room_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (state = 'open')
);
--> statement-breakpoint
CREATE INDEX room_offers_room ON room_offers (room_id);
