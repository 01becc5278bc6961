-- The directory: what people agreed to show, words for every kind of company, jobs that are found by their company.

-- Each person decides for themself what the company's page shows. The picture was part of the agreement so far.
ALTER TABLE users
  ADD COLUMN lists_picture boolean NOT NULL DEFAULT true,
  ADD COLUMN lists_email boolean NOT NULL DEFAULT false,
  ADD COLUMN lists_phone boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX users_listed ON users (company_id, last_name, first_name, id) WHERE is_listed AND enabled;
--> statement-breakpoint
INSERT INTO catalog_items (catalog, id, label_en, label_fr, position) VALUES
  ('company-categories', 'former-tenant', 'Former tenant', 'Ancien locataire', 4),
  ('agreement-types', 'feip-lausanne', 'FEIP Lausanne', 'FEIP Lausanne', 1),
  ('agreement-types', 'feip-cbip', 'FEIP CBIP', 'FEIP CBIP', 2),
  ('agreement-types', 'feip-unlimitrust', 'FEIP Unlimitrust', 'FEIP Unlimitrust', 3),
  ('agreement-types', 'feip-prilly', 'FEIP Prilly', 'FEIP Prilly', 4),
  ('agreement-types', 'sqie', 'SQIE', 'SQIE', 5),
  ('agreement-types', 'sqie-knova', 'SQIE KNOVA', 'SQIE KNOVA', 6),
  ('agreement-types', 'garage', 'Garage', 'Garage', 7)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Jobs carry their company's name, so that their words hold it and one index finds "optics engineer acme".
ALTER TABLE jobs ADD COLUMN company_name text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE jobs SET company_name = companies.name FROM companies WHERE companies.id = jobs.company_id;
--> statement-breakpoint
ALTER TABLE jobs DROP COLUMN search_words;
--> statement-breakpoint
ALTER TABLE jobs
  ADD COLUMN search_company text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(company_name)) STORED,
  ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(texts_in_both_languages(texts, 'title'), company_name, texts_in_both_languages(texts, 'description'), location))
  ) STORED;
--> statement-breakpoint
CREATE INDEX jobs_words ON jobs USING gin (search_words);
--> statement-breakpoint
CREATE FUNCTION name_company_of_job() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- Waits for a change of the name that is under way, so that no job keeps the old one.
  SELECT name INTO NEW.company_name FROM public.companies WHERE id = NEW.company_id FOR SHARE;
  NEW.company_name := coalesce(NEW.company_name, '');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_name_their_company BEFORE INSERT OR UPDATE OF company_id ON jobs FOR EACH ROW EXECUTE FUNCTION name_company_of_job();
--> statement-breakpoint
CREATE FUNCTION rename_company_of_jobs() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.jobs SET company_name = NEW.name WHERE company_id = NEW.id AND company_name IS DISTINCT FROM NEW.name;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_rename_in_jobs AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_company_of_jobs();
--> statement-breakpoint
-- Jobs that end, for lists and statistics of what ended when.
CREATE INDEX jobs_by_end ON jobs (expires_at) WHERE is_published;
--> statement-breakpoint
CREATE INDEX supplier_votes_by_time ON supplier_votes (created_at);
