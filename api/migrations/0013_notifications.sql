-- What the portal tells a person. The texts are made when it is read, from its kind and values.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Set by the sender where the same cause can come twice.
  key text,
  values jsonb NOT NULL DEFAULT '{}',
  link text NOT NULL CHECK (link LIKE '/%'),
  -- False: by the person's choice it goes by mail only.
  is_in_portal boolean NOT NULL,
  -- The question that the message asks, and until when it can be answered.
  action text,
  action_payload jsonb,
  action_expires_at timestamptz,
  acted_at timestamptz,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT notifications_key UNIQUE (user_id, kind, key),
  CONSTRAINT notifications_action CHECK ((action IS NULL) = (action_expires_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX notifications_list ON notifications (user_id, created_at DESC, id DESC) WHERE is_in_portal;
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications (user_id) WHERE is_in_portal AND read_at IS NULL;
--> statement-breakpoint
CREATE INDEX notifications_age ON notifications (created_at);
--> statement-breakpoint
-- Only what differs from the kind's default.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('portal', 'mail')),
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);
--> statement-breakpoint
-- Links in mails that do something when a button is pressed: for one purpose and one use.
CREATE TABLE mail_action_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  secret_hash text NOT NULL CONSTRAINT mail_action_tokens_secret UNIQUE,
  purpose text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notification_id uuid REFERENCES notifications (id) ON DELETE CASCADE,
  payload jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX mail_action_tokens_expiry ON mail_action_tokens (expires_at);
--> statement-breakpoint
CREATE INDEX mail_action_tokens_user ON mail_action_tokens (user_id);
--> statement-breakpoint
CREATE INDEX mail_action_tokens_notification ON mail_action_tokens (notification_id);
--> statement-breakpoint
-- Mails of the park to everybody who asked for them. Without a row: none.
CREATE TABLE email_subscriptions (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  newsletter boolean NOT NULL DEFAULT false,
  events boolean NOT NULL DEFAULT false,
  jobs boolean NOT NULL DEFAULT false
);
