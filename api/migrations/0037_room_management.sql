-- Increases with each change of a room, so that nobody overwrites what they have not seen.
ALTER TABLE rooms ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- The closures of one recurrence share a series.
ALTER TABLE room_blockings ADD COLUMN series_id uuid;
--> statement-breakpoint
ALTER TABLE room_blockings ADD COLUMN allowed_company_ids uuid[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE INDEX room_blockings_series ON room_blockings (series_id) WHERE series_id IS NOT NULL;
--> statement-breakpoint
-- Secrets of one room: its door display, or its calendar address. Only their hashes are stored.
CREATE TABLE room_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  room_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('display', 'calendar')),
  label text NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX room_tokens_room ON room_tokens (room_id);
--> statement-breakpoint
CREATE INDEX room_tokens_created_by ON room_tokens (created_by);
--> statement-breakpoint
-- Refused bookings by day, room and reason, without anything about the person.
CREATE TABLE room_refusals (
  day date NOT NULL,
  room_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  refusal text NOT NULL,
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  PRIMARY KEY (day, room_id, refusal)
);
--> statement-breakpoint
CREATE INDEX room_refusals_room ON room_refusals (room_id);
