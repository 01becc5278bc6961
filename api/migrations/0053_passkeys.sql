-- Passkeys (WebAuthn): public keys of people's devices, and the challenges that are open.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- As the authenticator names it, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE key, base64url.
  public_key text NOT NULL,
  -- Signatures so far; authenticators that do not count send 0.
  counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Whether the device's maker keeps a copy, so that a lost device loses no passkey.
  is_backed_up boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX passkeys_user ON passkeys (user_id);
--> statement-breakpoint
-- A challenge is answered once. One to register belongs to a session, one to sign in to nobody yet.
CREATE TABLE passkey_challenges (
  challenge_hash text PRIMARY KEY,
  session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
--> statement-breakpoint
CREATE INDEX passkey_challenges_session ON passkey_challenges (session_id);
--> statement-breakpoint
ALTER TABLE sessions
  ADD COLUMN sign_in_method text NOT NULL DEFAULT 'password'
  CHECK (sign_in_method IN ('password', 'link', 'passkey'));
