-- Facts of a company that readers can filter by.
ALTER TABLE companies ADD COLUMN team_size text;
--> statement-breakpoint
ALTER TABLE companies ADD CONSTRAINT companies_team_size CHECK (team_size IN ('1-9', '10-49', '50-249', '250+'));
--> statement-breakpoint
ALTER TABLE companies ADD COLUMN founded_in integer;
--> statement-breakpoint
ALTER TABLE companies ADD CONSTRAINT companies_founded_in CHECK (founded_in BETWEEN 1000 AND 2100);
--> statement-breakpoint
-- Starts from what an earlier trigger of the same update has marked, so that a table can have several of them.
CREATE OR REPLACE FUNCTION mark_portal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
BEGIN
  IF coalesce(current_setting('park.importing', true), '') = 'on' THEN
    RETURN NEW;
  END IF;
  NEW.portal_changes := ARRAY(
    SELECT unnest(NEW.portal_changes)
    UNION SELECT name FROM unnest(TG_ARGV) AS name WHERE new_row -> name IS DISTINCT FROM old_row -> name
    ORDER BY 1
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_mark_portal_facts
  BEFORE UPDATE OF team_size, founded_in ON companies
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('team_size', 'founded_in');
