-- Who may read a file. Null is nobody: a file without an audience is not served.
ALTER TABLE files ADD COLUMN audience text
  CONSTRAINT files_audience_is_known CHECK (audience IN ('readers', 'Templates', 'Smart_Guides_Admin', 'Smart_Guides_Employee', 'Smart_Guides_Supervisor'));
--> statement-breakpoint
UPDATE files SET audience = CASE
  WHEN source_key LIKE 'guides/administrators.%' THEN 'Smart_Guides_Admin'
  WHEN source_key LIKE 'guides/employees.%' THEN 'Smart_Guides_Employee'
  WHEN source_key LIKE 'guides/supervisors.%' THEN 'Smart_Guides_Supervisor'
  WHEN source_key LIKE 'templates/%' THEN 'Templates'
  WHEN source_key LIKE 'guides/%' THEN NULL
  WHEN media_type LIKE 'image/%' THEN 'readers'
END;
--> statement-breakpoint
-- Images in the published texts of news and events. The triggers below maintain it for every writer.
CREATE TABLE publication_images (
  kind text NOT NULL CONSTRAINT publication_images_kind_is_known CHECK (kind IN ('news', 'event')),
  record_id uuid NOT NULL,
  file_id uuid NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  PRIMARY KEY (file_id, kind, record_id)
);
--> statement-breakpoint
CREATE INDEX publication_images_of_record ON publication_images (kind, record_id);
--> statement-breakpoint
CREATE FUNCTION images_in_texts(texts jsonb) RETURNS SETOF uuid
  LANGUAGE sql STABLE
  AS $$
    SELECT DISTINCT files.id
    FROM regexp_matches(texts::text, '/api/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') AS found
    JOIN files ON files.id = found[1]::uuid
  $$;
--> statement-breakpoint
CREATE FUNCTION remember_publication_images() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    DELETE FROM publication_images WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO publication_images (kind, record_id, file_id) SELECT TG_ARGV[0], NEW.id, images_in_texts(NEW.texts);
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE FUNCTION add_publication_images() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO publication_images (kind, record_id, file_id) SELECT TG_ARGV[0], NEW.id, images_in_texts(NEW.texts);
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER news_images_added AFTER INSERT ON news FOR EACH ROW WHEN (NEW.texts::text LIKE '%/api/files/%')
  EXECUTE FUNCTION add_publication_images('news');
--> statement-breakpoint
CREATE TRIGGER news_images_changed AFTER UPDATE OF texts ON news FOR EACH ROW WHEN (OLD.texts IS DISTINCT FROM NEW.texts)
  EXECUTE FUNCTION remember_publication_images('news');
--> statement-breakpoint
CREATE TRIGGER news_images_removed AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION remember_publication_images('news');
--> statement-breakpoint
CREATE TRIGGER events_images_added AFTER INSERT ON events FOR EACH ROW WHEN (NEW.texts::text LIKE '%/api/files/%')
  EXECUTE FUNCTION add_publication_images('event');
--> statement-breakpoint
CREATE TRIGGER events_images_changed AFTER UPDATE OF texts ON events FOR EACH ROW WHEN (OLD.texts IS DISTINCT FROM NEW.texts)
  EXECUTE FUNCTION remember_publication_images('event');
--> statement-breakpoint
CREATE TRIGGER events_images_removed AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION remember_publication_images('event');
--> statement-breakpoint
INSERT INTO publication_images (kind, record_id, file_id)
  SELECT 'news', news.id, image FROM news, images_in_texts(news.texts) AS image WHERE news.texts::text LIKE '%/api/files/%'
  UNION ALL
  SELECT 'event', events.id, image FROM events, images_in_texts(events.texts) AS image WHERE events.texts::text LIKE '%/api/files/%';
--> statement-breakpoint
-- Each request of an image asks which records show it.
CREATE INDEX companies_logo ON companies (logo_file_id) WHERE logo_file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX users_picture ON users (picture_file_id) WHERE picture_file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX suppliers_logo ON suppliers (logo_id) WHERE logo_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX rooms_image ON rooms (image_file_id) WHERE image_file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX news_image ON news (image_id) WHERE image_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX events_image ON events (image_id) WHERE image_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX spotlights_image ON spotlights (image_id) WHERE image_id IS NOT NULL;
