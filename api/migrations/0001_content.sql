-- News, events, jobs, approved suppliers, spotlight, and what the directory needs to search companies.
--
-- `texts` holds what is published, by language: {"en": {...}, "fr": {...}}; at least one language is there.
-- `search_…` columns hold the words of all languages without accents, upper case and markup: names and titles as text,
-- everything that is searched as the set of its words, for which the planner knows how often each occurs.
-- Moments have milliseconds, as JavaScript has, so that a page can go on exactly where the last one ended.

CREATE FUNCTION searchable(VARIADIC parts text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.search_form(replace(regexp_replace(normalize(array_to_string(parts, ' ')), '<[^>]*>', ' ', 'g'), '&amp;', '&')) $$;
--> statement-breakpoint
CREATE FUNCTION texts_in_both_languages(texts jsonb, field text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(texts -> 'en' ->> field, '') || ' ' || coalesce(texts -> 'fr' ->> field, '') $$;
--> statement-breakpoint
-- Texts by language: at least one language, and nothing but objects behind them.
CREATE FUNCTION are_texts(texts jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT jsonb_typeof(texts) = 'object' AND (texts ? 'en' OR texts ? 'fr')
      AND coalesce(jsonb_typeof(texts -> 'en'), 'object') = 'object' AND coalesce(jsonb_typeof(texts -> 'fr'), 'object') = 'object'
  $$;
--> statement-breakpoint
-- Words of a text in search form: what stands between blanks, without signs at its ends, and the parts of it between
-- signs, so that "l'oreal" is found as that and as "oreal". Longer than 60 letters is no word that anybody types.
CREATE FUNCTION words_of(searched text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT array_to_tsvector(coalesce(array_agg(left(word, 60)), '{}'))
    FROM (
      SELECT btrim(token, $signs$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$signs$) AS word FROM regexp_split_to_table(searched, '\s+') AS token
      UNION
      SELECT regexp_split_to_table(searched, $signs$[]\s!"#$%&'()*+,./:;<=>?@[\\^_`{|}~-]+$signs$)
    ) AS found
    WHERE word <> ''
  $$;
--> statement-breakpoint
-- All words that were ever searchable. Words with a typing mistake and parts of words are looked up here, which is small,
-- and then searched as the words that they stand for. A word that no record has any more finds nothing and does no harm.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY
);
--> statement-breakpoint
CREATE INDEX search_vocabulary_parts ON search_vocabulary USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION remember_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.search_vocabulary (word)
  SELECT DISTINCT lexeme
  FROM changed, unnest(tsvector_to_array(changed.search_words)) AS lexeme
  WHERE NOT EXISTS (SELECT FROM public.search_vocabulary AS known WHERE known.word = lexeme)
  -- In one order, so that two writers wait for each other at most once.
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The directory: a hit in the name counts more than one in the tags, and that more than one in the description.
ALTER TABLE companies
  ADD COLUMN search_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  ADD COLUMN search_tags text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(VARIADIC tags)) STORED,
  ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(name, searchable(VARIADIC tags), texts_in_both_languages(texts, 'description')))
  ) STORED;
--> statement-breakpoint
CREATE INDEX companies_words ON companies USING gin (search_words);
--> statement-breakpoint
CREATE TRIGGER companies_words_added AFTER INSERT ON companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER companies_words_changed AFTER UPDATE ON companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE INDEX companies_by_name ON companies (left(search_name, 60), id);
--> statement-breakpoint
CREATE TABLE news (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  type text NOT NULL,
  is_success_story boolean NOT NULL DEFAULT false,
  texts jsonb NOT NULL CONSTRAINT news_has_a_language CHECK (are_texts(texts)),
  image_id uuid REFERENCES files (id) ON DELETE SET NULL,
  linked_company_id uuid REFERENCES companies (id) ON DELETE SET NULL,
  is_published boolean NOT NULL DEFAULT false,
  published_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(texts_in_both_languages(texts, 'title'))) STORED,
  search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(texts_in_both_languages(texts, 'title'), texts_in_both_languages(texts, 'summary'), texts_in_both_languages(texts, 'content')))
  ) STORED
);
--> statement-breakpoint
CREATE INDEX news_newest ON news (is_success_story, published_at DESC, id DESC) WHERE is_published;
--> statement-breakpoint
CREATE INDEX news_of_type ON news (type, is_success_story, published_at DESC, id DESC) WHERE is_published;
--> statement-breakpoint
CREATE INDEX news_of_company ON news (linked_company_id, is_success_story, published_at DESC, id DESC) WHERE is_published;
--> statement-breakpoint
CREATE INDEX news_words ON news USING gin (search_words);
--> statement-breakpoint
CREATE INDEX news_titles ON news USING gin (search_title gin_trgm_ops);
--> statement-breakpoint
CREATE TRIGGER news_words_added AFTER INSERT ON news REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER news_words_changed AFTER UPDATE ON news REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  ical_uid text UNIQUE,
  type text NOT NULL,
  texts jsonb NOT NULL CONSTRAINT events_have_a_language CHECK (are_texts(texts)),
  image_id uuid REFERENCES files (id) ON DELETE SET NULL,
  linked_company_id uuid REFERENCES companies (id) ON DELETE SET NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  is_all_day boolean NOT NULL DEFAULT false,
  location text NOT NULL DEFAULT '',
  online_url text,
  registration_url text,
  is_members_only boolean NOT NULL DEFAULT false,
  is_knova boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'scheduled' CONSTRAINT events_status_is_known CHECK (status IN ('scheduled', 'cancelled')),
  cancelled_at timestamptz(3),
  is_published boolean NOT NULL DEFAULT false,
  published_at timestamptz(3) NOT NULL,
  sequence integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(texts_in_both_languages(texts, 'title'))) STORED,
  search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(texts_in_both_languages(texts, 'title'), texts_in_both_languages(texts, 'summary'), texts_in_both_languages(texts, 'content'), location))
  ) STORED,
  CONSTRAINT events_end_after_start CHECK (ends_at >= starts_at),
  -- Lists of coming events start reading a year back and no earlier.
  CONSTRAINT events_last_a_year_at_most CHECK (ends_at - starts_at <= interval '366 days')
);
--> statement-breakpoint
CREATE INDEX events_by_start ON events (starts_at, id) WHERE is_published;
--> statement-breakpoint
CREATE INDEX events_of_type ON events (type, starts_at, id) WHERE is_published;
--> statement-breakpoint
CREATE INDEX events_of_company ON events (linked_company_id, starts_at, id) WHERE is_published;
--> statement-breakpoint
CREATE INDEX events_span ON events USING gist (tstzrange(starts_at, ends_at, '[]')) WHERE is_published;
--> statement-breakpoint
CREATE INDEX events_words ON events USING gin (search_words);
--> statement-breakpoint
CREATE INDEX events_titles ON events USING gin (search_title gin_trgm_ops);
--> statement-breakpoint
CREATE TRIGGER events_words_added AFTER INSERT ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER events_words_changed AFTER UPDATE ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TABLE event_agenda_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  position integer NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  texts jsonb NOT NULL CONSTRAINT agenda_items_have_a_language CHECK (are_texts(texts)),
  speaker text,
  CONSTRAINT agenda_items_in_order UNIQUE (event_id, position),
  CONSTRAINT agenda_items_end_after_start CHECK (ends_at >= starts_at)
);
--> statement-breakpoint
CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  contract_type text NOT NULL,
  workload_minimum smallint NOT NULL DEFAULT 100,
  workload_maximum smallint NOT NULL DEFAULT 100,
  location text NOT NULL DEFAULT '',
  texts jsonb NOT NULL CONSTRAINT jobs_have_a_language CHECK (are_texts(texts)),
  apply_url text,
  apply_email text,
  is_published boolean NOT NULL DEFAULT false,
  published_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(texts_in_both_languages(texts, 'title'))) STORED,
  search_words tsvector NOT NULL GENERATED ALWAYS AS (
    words_of(searchable(texts_in_both_languages(texts, 'title'), texts_in_both_languages(texts, 'description'), location))
  ) STORED,
  CONSTRAINT jobs_workload_is_a_share CHECK (workload_minimum BETWEEN 1 AND workload_maximum AND workload_maximum <= 100),
  CONSTRAINT jobs_say_how_to_apply CHECK (apply_url IS NOT NULL OR apply_email IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX jobs_newest ON jobs (published_at DESC, id DESC) WHERE is_published;
--> statement-breakpoint
CREATE INDEX jobs_of_company ON jobs (company_id, published_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX jobs_words ON jobs USING gin (search_words);
--> statement-breakpoint
CREATE INDEX jobs_titles ON jobs USING gin (search_title gin_trgm_ops);
--> statement-breakpoint
CREATE TRIGGER jobs_words_added AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER jobs_words_changed AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TABLE suppliers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  name text NOT NULL,
  category text NOT NULL,
  texts jsonb NOT NULL CONSTRAINT suppliers_have_a_language CHECK (are_texts(texts)),
  website text,
  email text,
  phone text,
  logo_id uuid REFERENCES files (id) ON DELETE SET NULL,
  listed_at timestamptz(3) NOT NULL DEFAULT now(),
  archived_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  search_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_words tsvector NOT NULL GENERATED ALWAYS AS (words_of(searchable(name, texts_in_both_languages(texts, 'description')))) STORED
);
--> statement-breakpoint
CREATE INDEX suppliers_words ON suppliers USING gin (search_words);
--> statement-breakpoint
CREATE TRIGGER suppliers_words_added AFTER INSERT ON suppliers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER suppliers_words_changed AFTER UPDATE ON suppliers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TABLE supplier_votes (
  supplier_id uuid NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT one_vote_per_person PRIMARY KEY (supplier_id, user_id)
);
--> statement-breakpoint
CREATE TABLE spotlights (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  texts jsonb NOT NULL CONSTRAINT spotlights_have_a_language CHECK (are_texts(texts)),
  image_id uuid REFERENCES files (id) ON DELETE SET NULL,
  link text,
  is_published boolean NOT NULL DEFAULT false,
  starts_at timestamptz(3) NOT NULL DEFAULT now(),
  ends_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT spotlights_end_after_start CHECK (ends_at IS NULL OR ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX spotlights_latest ON spotlights (starts_at DESC) WHERE is_published;
