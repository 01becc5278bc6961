-- Where the image is cut when its frame has another shape: percent from the left and from the top.
ALTER TABLE news ADD COLUMN image_focus jsonb;
--> statement-breakpoint
ALTER TABLE events ADD COLUMN image_focus jsonb;
--> statement-breakpoint
-- From then on readers no longer see it; null: for good.
ALTER TABLE news ADD COLUMN unpublish_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE events ADD COLUMN unpublish_at timestamptz(3);
--> statement-breakpoint
-- What an editor is writing and has not saved. The record itself is never touched by it.
CREATE TABLE publication_drafts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CONSTRAINT publication_drafts_kind_is_known CHECK (kind IN ('news', 'event')),
  -- Null: not saved as a record yet.
  record_id uuid,
  -- The version of the record that the draft started from.
  base_version integer CONSTRAINT publication_drafts_of_records_have_a_base CHECK ((base_version IS NULL) = (record_id IS NULL)),
  author_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Grows with each save, so that two tabs of one person do not overwrite each other.
  revision integer NOT NULL DEFAULT 1,
  body jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- When its editor was last seen with it open.
  seen_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX publication_drafts_one_per_editor ON publication_drafts (kind, record_id, author_id) WHERE record_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX publication_drafts_of_author ON publication_drafts (author_id, updated_at DESC);
--> statement-breakpoint
CREATE TABLE publication_previews (
  token_hash text PRIMARY KEY,
  draft_id uuid NOT NULL REFERENCES publication_drafts (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX publication_previews_of_draft ON publication_previews (draft_id);
