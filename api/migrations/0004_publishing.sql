-- Writing news and events: languages that are not published yet, archive, versions; secret addresses of calendars.

-- `texts` holds what readers get once the record is published; the languages still being written lie beside it.
ALTER TABLE news
  ADD COLUMN unpublished_texts jsonb NOT NULL DEFAULT '{}' CONSTRAINT news_unpublished_are_texts CHECK (jsonb_typeof(unpublished_texts) = 'object'),
  ADD COLUMN archived_at timestamptz(3);
--> statement-breakpoint
-- `withdrawn_at`: since when an event that had been public is so no more; calendars are told for a while that it is off.
ALTER TABLE events
  ADD COLUMN unpublished_texts jsonb NOT NULL DEFAULT '{}' CONSTRAINT events_unpublished_are_texts CHECK (jsonb_typeof(unpublished_texts) = 'object'),
  ADD COLUMN archived_at timestamptz(3),
  ADD COLUMN withdrawn_at timestamptz(3);
--> statement-breakpoint
CREATE INDEX news_by_change ON news (updated_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX events_by_change ON events (updated_at DESC, id DESC);
--> statement-breakpoint
-- What calendars have to be told as called off: few, and found without reading the others.
CREATE INDEX events_cancelled ON events (cancelled_at) WHERE status = 'cancelled';
--> statement-breakpoint
CREATE INDEX events_withdrawn ON events (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
--> statement-breakpoint
-- Every state that was ever saved, whole: restoring is writing an old one anew.
CREATE TABLE publication_versions (
  kind text NOT NULL CHECK (kind IN ('news', 'event')),
  record_id uuid NOT NULL,
  version integer NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  author_name text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (kind, record_id, version)
);
--> statement-breakpoint
-- A person's calendar under a secret address: one per person, and only its hash is known here.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL,
  last_read_at timestamptz(3)
);
