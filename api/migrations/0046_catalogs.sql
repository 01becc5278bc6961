-- Catalogs are maintained in the portal: both labels, synonyms, archive. Sectors become a catalog of their own.
ALTER TABLE catalog_items
  ADD COLUMN synonyms_en text[] NOT NULL DEFAULT '{}',
  ADD COLUMN synonyms_fr text[] NOT NULL DEFAULT '{}',
  -- An archived item keeps its label for the records that use it and cannot be chosen again.
  ADD COLUMN archived_at timestamptz(3),
  -- Added by an import or a company, not yet looked at by the park.
  ADD COLUMN needs_review boolean NOT NULL DEFAULT false,
  -- Changed in the portal: the next import of the park leaves it alone.
  ADD COLUMN changed_in_portal boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- The form in which names of catalog items are compared: without accents, case and hyphens.
CREATE FUNCTION catalog_name(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(btrim(regexp_replace(public.searchable(given), '[\s_-]+', ' ', 'g')), ''), lower(btrim(given))) $$;
--> statement-breakpoint
-- All names of the sectors: ids, labels and synonyms of both languages. One name means one sector.
CREATE TABLE catalog_names (
  catalog text NOT NULL,
  name text COLLATE "C" NOT NULL,
  item_id text NOT NULL,
  PRIMARY KEY (catalog, name),
  FOREIGN KEY (catalog, item_id) REFERENCES catalog_items (catalog, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX catalog_names_item ON catalog_names (catalog, item_id);
--> statement-breakpoint
CREATE FUNCTION store_catalog_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.catalog_names WHERE catalog = NEW.catalog AND item_id = NEW.id;
  INSERT INTO public.catalog_names (catalog, name, item_id)
  SELECT DISTINCT NEW.catalog, public.catalog_name(given), NEW.id
  FROM unnest(ARRAY[NEW.id, NEW.label_en, NEW.label_fr] || NEW.synonyms_en || NEW.synonyms_fr) AS given
  WHERE btrim(given) <> '';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER catalog_items_names AFTER INSERT OR UPDATE OF label_en, label_fr, synonyms_en, synonyms_fr ON catalog_items
  FOR EACH ROW WHEN (NEW.catalog = 'sectors') EXECUTE FUNCTION store_catalog_names();
--> statement-breakpoint
-- The sector with a name in either language. An unknown name becomes a new sector that the park reviews. The lock keeps
-- the sector until the company that refers to it is committed.
CREATE FUNCTION sector_id(given text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  wanted text := public.catalog_name(given);
  base text := coalesce(nullif(btrim(left(regexp_replace(wanted, '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'sector');
  candidate text := base;
  attempt integer := 1;
  known text;
BEGIN
  LOOP
    SELECT item.id INTO known FROM public.catalog_names AS names
      JOIN public.catalog_items AS item ON item.catalog = names.catalog AND item.id = names.item_id
      WHERE names.catalog = 'sectors' AND names.name = wanted FOR SHARE OF item;
    IF FOUND THEN
      RETURN known;
    END IF;
    BEGIN
      INSERT INTO public.catalog_items (catalog, id, label_en, label_fr, position, needs_review)
        VALUES ('sectors', candidate, btrim(given), btrim(given), 50, true);
      RETURN candidate;
    EXCEPTION WHEN unique_violation THEN
      attempt := attempt + 1;
      candidate := base || '-' || attempt;
    END;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE companies
  -- Ids of the catalog `sectors`. `tags` holds their English labels for earlier versions of the api.
  ADD COLUMN sectors text[] NOT NULL DEFAULT '{}',
  -- All names of the sectors, by which the company is found.
  ADD COLUMN sector_names text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE FUNCTION derive_sectors() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given text[] := NEW.sectors;
  one text;
  known text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF cardinality(NEW.sectors) = 0 THEN given := NEW.tags; END IF;
  ELSIF NEW.sectors IS NOT DISTINCT FROM OLD.sectors AND NEW.tags IS DISTINCT FROM OLD.tags THEN
    given := NEW.tags;
  END IF;
  NEW.sectors := '{}';
  FOREACH one IN ARRAY given LOOP
    CONTINUE WHEN btrim(one) = '';
    known := public.sector_id(one);
    IF NOT known = ANY (NEW.sectors) THEN
      NEW.sectors := NEW.sectors || known;
    END IF;
  END LOOP;
  NEW.tags := ARRAY(
    SELECT item.label_en FROM unnest(NEW.sectors) WITH ORDINALITY AS chosen (id, place)
    JOIN public.catalog_items AS item ON item.catalog = 'sectors' AND item.id = chosen.id ORDER BY chosen.place
  );
  NEW.sector_names := ARRAY(
    SELECT DISTINCT names.name FROM public.catalog_names AS names
    WHERE names.catalog = 'sectors' AND names.item_id = ANY (NEW.sectors) ORDER BY 1
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Before `companies_mark_portal_changes` by its name, so that the marks see the sectors.
CREATE TRIGGER companies_derive_sectors BEFORE INSERT OR UPDATE OF tags, sectors ON companies
  FOR EACH ROW EXECUTE FUNCTION derive_sectors();
--> statement-breakpoint
DROP TRIGGER companies_mark_portal_changes ON companies;
--> statement-breakpoint
UPDATE companies SET sectors = tags, portal_changes = array_replace(portal_changes, 'tags', 'sectors');
--> statement-breakpoint
CREATE TRIGGER companies_mark_portal_changes
  BEFORE UPDATE OF name, category, agreement_type, logo_file_id, texts, website, email, phone, address, building_id, is_epfl, is_published, enabled, email_preferences_enabled, tags, sectors ON companies
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('name', 'category', 'agreement_type', 'logo_file_id', 'texts', 'website', 'email', 'phone', 'address', 'building_id', 'is_epfl', 'is_published', 'enabled', 'email_preferences_enabled', 'sectors');
--> statement-breakpoint
-- A renamed sector is found by its new names, and by the companies that have it.
CREATE FUNCTION rename_sectors_of_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.companies SET sectors = sectors WHERE sectors @> ARRAY[NEW.id];
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- After `catalog_items_names` by its name.
CREATE TRIGGER catalog_items_rename AFTER UPDATE OF label_en, label_fr, synonyms_en, synonyms_fr ON catalog_items
  FOR EACH ROW WHEN (NEW.catalog = 'sectors') EXECUTE FUNCTION rename_sectors_of_companies();
--> statement-breakpoint
CREATE INDEX companies_sectors ON companies USING gin (sectors);
--> statement-breakpoint
ALTER TABLE companies DROP COLUMN search_tags, DROP COLUMN search_words;
--> statement-breakpoint
ALTER TABLE companies
  ADD COLUMN search_tags text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(VARIADIC sector_names)) STORED,
  ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(name, searchable(VARIADIC sector_names), texts_in_both_languages(texts, 'description')))
  ) STORED;
--> statement-breakpoint
CREATE INDEX companies_words ON companies USING gin (search_words);
--> statement-breakpoint
INSERT INTO search_vocabulary (word)
  SELECT DISTINCT lexeme FROM companies, unnest(tsvector_to_array(companies.search_words)) AS lexeme ORDER BY lexeme
  ON CONFLICT DO NOTHING;
