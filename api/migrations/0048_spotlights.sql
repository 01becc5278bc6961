-- Spotlights are managed in the portal: order, version, and what the park import leaves alone.
ALTER TABLE spotlights
  -- The first of those whose time it is, is shown; equal positions: the one that began last.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN archived_at timestamptz(3),
  ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE TRIGGER spotlights_mark_portal_changes
  BEFORE UPDATE OF texts, image_id, link, is_published, starts_at, ends_at ON spotlights
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('texts', 'image_id', 'link', 'is_published', 'starts_at', 'ends_at');
