-- Where a person has signed in before. Failures elsewhere must not keep the owner out on these.
CREATE TABLE known_sign_ins (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'address')),
  key_hash text NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, key_hash)
);
--> statement-breakpoint
CREATE INDEX known_sign_ins_device ON known_sign_ins (key_hash) WHERE kind = 'device';
--> statement-breakpoint
CREATE INDEX known_sign_ins_age ON known_sign_ins (kind, last_used_at);
