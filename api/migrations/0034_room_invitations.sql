-- People invited to a booking by e-mail.
CREATE TABLE room_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES room_bookings (id) ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  answer text NOT NULL DEFAULT 'needs-action' CHECK (answer IN ('needs-action', 'accepted', 'tentative', 'declined')),
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  -- No longer invited; a cancellation is sent.
  removed_at timestamptz,
  UNIQUE (booking_id, email)
);
--> statement-breakpoint
-- What each invited person knows about each date: the last message that was sent.
CREATE TABLE room_invitation_messages (
  invitation_id uuid NOT NULL REFERENCES room_invitations (id) ON DELETE CASCADE,
  occurrence_id uuid NOT NULL REFERENCES room_occurrences (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('REQUEST', 'CANCEL')),
  sequence integer NOT NULL,
  -- RECURRENCE-ID of a date of a series.
  recurrence_id timestamptz,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (invitation_id, occurrence_id)
);
--> statement-breakpoint
CREATE INDEX room_invitation_messages_occurrence ON room_invitation_messages (occurrence_id);
--> statement-breakpoint
-- Secrets of the links in the mails, as hashes; each mail has one of its own.
CREATE TABLE room_invitation_tokens (
  secret_hash text PRIMARY KEY,
  invitation_id uuid NOT NULL REFERENCES room_invitations (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX room_invitation_tokens_invitation ON room_invitation_tokens (invitation_id);
