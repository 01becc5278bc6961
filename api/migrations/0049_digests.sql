-- What subscribers have received: each item once.
CREATE TABLE digest_items (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('news', 'event', 'job')),
  item_id uuid NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, kind, item_id)
);
--> statement-breakpoint
CREATE INDEX digest_items_sent ON digest_items (sent_at);
--> statement-breakpoint
-- Nobody receives what was published before the subscription.
ALTER TABLE email_subscriptions ADD COLUMN since timestamptz(3) NOT NULL DEFAULT now();
