CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() itself is only STABLE, because its dictionary can be changed; indexes and generated columns need IMMUTABLE.
CREATE FUNCTION f_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;
--> statement-breakpoint
-- The one form in which texts are compared in searches: without accents, in lower case.
CREATE FUNCTION search_form(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.f_unaccent($1)) $$;
--> statement-breakpoint
-- Content lies in the file store under its hash; a row is what the rest of the data refers to.
CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  sha256 text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX files_sha256 ON files (sha256);
--> statement-breakpoint
-- `code` is the id on the wire (catalog `locations`), readable in an address.
CREATE TABLE buildings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text NOT NULL,
  address text NOT NULL DEFAULT '',
  latitude double precision,
  longitude double precision,
  position integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
-- Words to choose from that are a park's own: category, types. Roles and contracts are fixed; locations are the buildings.
CREATE TABLE catalog_items (
  catalog text NOT NULL,
  id text NOT NULL,
  label_en text NOT NULL,
  label_fr text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (catalog, id)
);
--> statement-breakpoint
INSERT INTO catalog_items (catalog, id, label_en, label_fr, position) VALUES
  ('company-categories', 'Tenant', 'Tenant', 'Locataire', 1),
  ('company-categories', 'Startup', 'Start-up', 'Start-up', 2),
  ('company-categories', 'External', 'External', 'Externe', 3),
  ('news-types', 'park', 'Park', 'Parc', 1),
  ('news-types', 'company', 'Companies', 'Entreprises', 2),
  ('news-types', 'press', 'Press', 'Presse', 3),
  ('event-types', 'conference', 'Conference', 'Conférence', 1),
  ('event-types', 'workshop', 'Workshop', 'Atelier', 2),
  ('event-types', 'networking', 'Networking', 'Réseautage', 3),
  ('event-types', 'knova', 'KNOVA', 'KNOVA', 4),
  ('job-types', 'permanent', 'Permanent', 'Durée indéterminée', 1),
  ('job-types', 'temporary', 'Temporary', 'Durée déterminée', 2),
  ('job-types', 'internship', 'Internship', 'Stage', 3),
  ('job-types', 'apprenticeship', 'Apprenticeship', 'Apprentissage', 4),
  ('job-types', 'freelance', 'Freelance', 'Indépendant', 5),
  ('supplier-categories', 'catering', 'Catering', 'Restauration', 1),
  ('supplier-categories', 'cleaning', 'Cleaning', 'Nettoyage', 2),
  ('supplier-categories', 'construction', 'Construction and fittings', 'Construction et aménagement', 3),
  ('supplier-categories', 'finance', 'Finance and insurance', 'Finance et assurance', 4),
  ('supplier-categories', 'it', 'IT and telecommunications', 'Informatique et télécommunications', 5),
  ('supplier-categories', 'legal', 'Legal services', 'Services juridiques', 6),
  ('supplier-categories', 'logistics', 'Transport and logistics', 'Transport et logistique', 7),
  ('supplier-categories', 'office', 'Office supplies', 'Fournitures de bureau', 8),
  ('supplier-categories', 'other', 'Other', 'Autres', 99);
--> statement-breakpoint
CREATE TABLE companies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  category text NOT NULL,
  agreement_type text NOT NULL DEFAULT '',
  logo_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  -- {"en": {"description": …}, "fr": {…}}
  texts jsonb NOT NULL DEFAULT '{}',
  website text,
  email text,
  phone text,
  address text,
  building_id uuid REFERENCES buildings (id) ON DELETE SET NULL,
  is_epfl boolean NOT NULL DEFAULT false,
  is_published boolean NOT NULL DEFAULT true,
  enabled boolean NOT NULL DEFAULT true,
  email_preferences_enabled boolean NOT NULL DEFAULT false,
  tags text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Every account has a company: the client logs out whoever has none (AMB-31).
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  hashed_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '') CONSTRAINT users_hashed_id UNIQUE CHECK (hashed_id <> ''),
  company_id uuid NOT NULL REFERENCES companies (id),
  role integer CHECK (role IN (4617, 4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464)),
  email text NOT NULL CHECK (email LIKE '%_@_%'),
  username text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  picture_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  phone text,
  birth_date date,
  password_hash text,
  -- NULL: the role decides. A list: exactly these (MISS-11).
  admin_permissions text[],
  -- The balance of the parking credits' ledger, changed in the transaction that writes the ledger.
  parkshare_credits integer NOT NULL DEFAULT 0 CONSTRAINT users_credits_not_negative CHECK (parkshare_credits >= 0),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr')),
  -- Whether the person agreed to stand on the company's page, and with what.
  is_listed boolean NOT NULL DEFAULT false,
  listed_title text,
  enabled boolean NOT NULL DEFAULT true,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users (lower(email));
--> statement-breakpoint
CREATE INDEX users_company ON users (company_id, last_name, first_name, id);
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (search_form(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE user_contracts (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  contract_id integer NOT NULL,
  PRIMARY KEY (user_id, contract_id)
);
--> statement-breakpoint
-- Only hashes: whoever reads the database cannot be anybody (MISS-09). `marker_hash` belongs to the cookie `token`.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  marker_hash text NOT NULL,
  source text NOT NULL CHECK (source IN ('portal', 'app', 'curl')),
  device text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions (user_id);
--> statement-breakpoint
CREATE INDEX sessions_expiry ON sessions (expires_at);
--> statement-breakpoint
CREATE TABLE tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('loginLink', 'passwordReset', 'handoff', 'invitation')),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  -- The one system a handoff is for.
  audience text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX tokens_user ON tokens (user_id, kind);
--> statement-breakpoint
CREATE INDEX tokens_expiry ON tokens (expires_at);
--> statement-breakpoint
-- Failed sign-ins per account and per address; in the database, so that all instances count together (MISS-10).
CREATE TABLE login_attempts (
  scope text NOT NULL,
  key_hash text NOT NULL,
  failures integer NOT NULL,
  last_failure_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key_hash)
);
--> statement-breakpoint
CREATE INDEX login_attempts_age ON login_attempts (last_failure_at);
--> statement-breakpoint
CREATE TABLE audit_trail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb
);
--> statement-breakpoint
CREATE INDEX audit_trail_subject ON audit_trail (subject_kind, subject_id, id);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
