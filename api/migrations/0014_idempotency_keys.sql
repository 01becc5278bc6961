-- Answers of commands that created something, so that a repeated request gets the same answer for a day.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  call text NOT NULL,
  key text NOT NULL,
  input_hash text NOT NULL,
  status integer,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, call, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
