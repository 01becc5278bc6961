-- A picture of a person remains one after the person has replaced it or is erased: editors may never use it as theirs.
ALTER TABLE files ADD COLUMN is_person_picture boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE files SET is_person_picture = true
WHERE source_key LIKE 'pictures/%' OR EXISTS (SELECT FROM users WHERE users.picture_file_id = files.id);
--> statement-breakpoint
-- Until now replaced pictures were kept without a trace. Every image of their size that nothing uses counts as one; an
-- upload of the last day may still belong to a form that is open.
WITH written AS (
  SELECT found[1]::uuid AS file_id
  FROM (SELECT body FROM publication_versions UNION ALL SELECT body FROM publication_drafts) AS bodies,
    regexp_matches(body::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi') AS found
)
UPDATE files SET is_person_picture = true
WHERE source_key IS NULL AND audience = 'readers' AND media_type LIKE 'image/%' AND greatest(width, height) <= 512
  AND created_at < now() - interval '1 day'
  AND NOT EXISTS (SELECT FROM written WHERE written.file_id = files.id)
  AND NOT EXISTS (SELECT FROM companies WHERE companies.logo_file_id = files.id)
  AND NOT EXISTS (SELECT FROM users WHERE users.picture_file_id = files.id)
  AND NOT EXISTS (SELECT FROM news WHERE news.image_id = files.id)
  AND NOT EXISTS (SELECT FROM events WHERE events.image_id = files.id)
  AND NOT EXISTS (SELECT FROM spotlights WHERE spotlights.image_id = files.id)
  AND NOT EXISTS (SELECT FROM suppliers WHERE suppliers.logo_id = files.id)
  AND NOT EXISTS (SELECT FROM rooms WHERE rooms.image_file_id = files.id)
  AND NOT EXISTS (SELECT FROM publication_images WHERE publication_images.file_id = files.id)
  AND NOT EXISTS (SELECT FROM document_files WHERE document_files.file_id = files.id);
--> statement-breakpoint
-- The triggers mark pictures for every writer, the previous version of the api among them.
CREATE FUNCTION mark_person_picture() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE files SET is_person_picture = true WHERE id = NEW.picture_file_id AND NOT is_person_picture;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER users_picture_added AFTER INSERT ON users FOR EACH ROW WHEN (NEW.picture_file_id IS NOT NULL)
  EXECUTE FUNCTION mark_person_picture();
--> statement-breakpoint
CREATE TRIGGER users_picture_changed AFTER UPDATE OF picture_file_id ON users
  FOR EACH ROW WHEN (NEW.picture_file_id IS NOT NULL AND NEW.picture_file_id IS DISTINCT FROM OLD.picture_file_id)
  EXECUTE FUNCTION mark_person_picture();
--> statement-breakpoint
-- An import stores the pictures of its folder, also those of people who have chosen another one.
CREATE FUNCTION mark_imported_picture() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW.is_person_picture := true;
    RETURN NEW;
  END $$;
--> statement-breakpoint
CREATE TRIGGER files_picture_imported BEFORE INSERT ON files FOR EACH ROW WHEN (NEW.source_key LIKE 'pictures/%')
  EXECUTE FUNCTION mark_imported_picture();
--> statement-breakpoint
CREATE INDEX files_person_pictures ON files (id) WHERE is_person_picture;
