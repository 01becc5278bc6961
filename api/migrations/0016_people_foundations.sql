-- Contracts belong to companies; people hold a part of their company's contracts. Replaces `room_quotas`.
-- `first_day` and `last_day` are days of the park, both included; NULL: no limit. `minutes_per_month` NULL: no limit.
CREATE TABLE company_contracts (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  contract_id integer NOT NULL,
  first_day date,
  last_day date,
  minutes_per_month integer CHECK (minutes_per_month >= 0),
  PRIMARY KEY (company_id, contract_id),
  CONSTRAINT company_contracts_days CHECK (last_day >= first_day)
);
--> statement-breakpoint
INSERT INTO company_contracts (company_id, contract_id)
  SELECT DISTINCT users.company_id, user_contracts.contract_id FROM user_contracts JOIN users ON users.id = user_contracts.user_id;
--> statement-breakpoint
INSERT INTO company_contracts (company_id, contract_id, minutes_per_month)
  SELECT company_id, contract_id, minutes_per_month FROM room_quotas
  ON CONFLICT (company_id, contract_id) DO UPDATE SET minutes_per_month = EXCLUDED.minutes_per_month;
--> statement-breakpoint
DROP TABLE room_quotas;
--> statement-breakpoint
CREATE INDEX company_contracts_end ON company_contracts (last_day) WHERE last_day IS NOT NULL;
--> statement-breakpoint
ALTER TABLE users
  ADD CONSTRAINT users_with_company UNIQUE (id, company_id),
  ADD COLUMN state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'left')),
  ADD COLUMN left_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT users_left_since CHECK ((state = 'left') = (left_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE user_contracts ADD COLUMN company_id uuid;
--> statement-breakpoint
UPDATE user_contracts SET company_id = users.company_id FROM users WHERE users.id = user_contracts.user_id;
--> statement-breakpoint
ALTER TABLE user_contracts
  ALTER COLUMN company_id SET NOT NULL,
  DROP CONSTRAINT user_contracts_user_id_fkey,
  ADD CONSTRAINT user_contracts_person FOREIGN KEY (user_id, company_id) REFERENCES users (id, company_id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT user_contracts_of_company FOREIGN KEY (company_id, contract_id) REFERENCES company_contracts (company_id, contract_id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX user_contracts_company ON user_contracts (company_id, contract_id);
--> statement-breakpoint
CREATE FUNCTION set_contract_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.company_id IS NULL THEN
    SELECT company_id INTO NEW.company_id FROM users WHERE id = NEW.user_id;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_contracts_company_of_person BEFORE INSERT ON user_contracts
  FOR EACH ROW EXECUTE FUNCTION set_contract_company();
--> statement-breakpoint
-- Somebody who moves to another company keeps only the contracts that it has, too.
CREATE FUNCTION drop_contracts_of_former_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_contracts WHERE user_id = OLD.id AND NOT EXISTS (
    SELECT 1 FROM company_contracts offered
    WHERE offered.company_id = NEW.company_id AND offered.contract_id = user_contracts.contract_id
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_change_company BEFORE UPDATE OF company_id ON users
  FOR EACH ROW WHEN (OLD.company_id <> NEW.company_id) EXECUTE FUNCTION drop_contracts_of_former_company();
--> statement-breakpoint
ALTER TABLE companies ADD COLUMN leaves_on date, ADD COLUMN left_at timestamptz;
--> statement-breakpoint
CREATE INDEX companies_leaving ON companies (leaves_on) WHERE leaves_on IS NOT NULL AND left_at IS NULL;
--> statement-breakpoint
CREATE FUNCTION require_super_administrator() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One such change after the other, so that two administrators cannot remove each other at the same moment.
  PERFORM pg_advisory_xact_lock(464222);
  IF NOT EXISTS (
    SELECT 1 FROM users JOIN companies ON companies.id = users.company_id
    WHERE users.role = 4622 AND users.state = 'active' AND users.enabled AND companies.enabled
  ) THEN
    RAISE EXCEPTION 'the last active SuperAdministrator cannot be removed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_super_administrator';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_super_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_super_administrator();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_keep_super_administrator AFTER UPDATE OF role, state, enabled ON users FOR EACH ROW
  WHEN (OLD.role = 4622 AND OLD.state = 'active' AND OLD.enabled AND NOT (NEW.role IS NOT DISTINCT FROM 4622 AND NEW.state = 'active' AND NEW.enabled))
  EXECUTE FUNCTION keep_super_administrator();
--> statement-breakpoint
CREATE TRIGGER users_keep_super_administrator_on_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 4622 AND OLD.state = 'active' AND OLD.enabled) EXECUTE FUNCTION keep_super_administrator();
--> statement-breakpoint
CREATE FUNCTION keep_company_of_super_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE company_id = OLD.id AND role = 4622 AND state = 'active' AND enabled) THEN
    PERFORM require_super_administrator();
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_keep_super_administrator AFTER UPDATE OF enabled ON companies FOR EACH ROW
  WHEN (OLD.enabled AND NOT NEW.enabled) EXECUTE FUNCTION keep_company_of_super_administrator();
--> statement-breakpoint
CREATE INDEX users_state ON users (company_id, state);
--> statement-breakpoint
-- An invitation that is open and past `expires_at` counts as expired, whatever its state says.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL CHECK (email LIKE '%_@_%'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role integer NOT NULL CHECK (role IN (4618, 4619, 4620, 4621, 4622, 4851, 4808, 5456, 5464)),
  contract_ids integer[] NOT NULL DEFAULT '{}',
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr')),
  phone text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'revoked', 'expired')),
  secret_hash text NOT NULL UNIQUE,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Mails of the park's day `sent_on`.
  sent_on date NOT NULL,
  sent_that_day integer NOT NULL DEFAULT 1,
  ended_at timestamptz,
  -- The account that the invitation made.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX invitations_one_open ON invitations (lower(email)) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX invitations_company ON invitations (company_id, state, created_at DESC);
--> statement-breakpoint
-- The trail holds facts; names and other personal values can be deleted with the person.
CREATE TABLE audit_personal_values (
  entry_id bigint NOT NULL REFERENCES audit_trail (id) ON DELETE CASCADE,
  person_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (entry_id, person_id)
);
--> statement-breakpoint
CREATE INDEX audit_personal_values_person ON audit_personal_values (person_id);
--> statement-breakpoint
DROP TRIGGER audit_trail_append_only ON audit_trail;
--> statement-breakpoint
ALTER TABLE audit_trail ADD COLUMN company_id uuid, ALTER COLUMN actor_name DROP NOT NULL;
--> statement-breakpoint
INSERT INTO audit_personal_values (entry_id, person_id, before, after)
  SELECT entry.id, users.id, entry.before, entry.after FROM audit_trail entry
  JOIN users ON (entry.subject_kind = 'user' AND entry.subject_id = users.id::text)
    OR (entry.subject_kind = 'directory-entry' AND entry.subject_id = users.hashed_id);
--> statement-breakpoint
UPDATE audit_trail SET before = NULL, after = NULL WHERE subject_kind IN ('user', 'directory-entry');
--> statement-breakpoint
UPDATE audit_trail SET company_id = companies.id FROM companies
  WHERE audit_trail.subject_kind = 'company' AND audit_trail.subject_id = companies.id::text;
--> statement-breakpoint
UPDATE audit_trail SET company_id = coalesce(audit_trail.company_id, users.company_id), actor_name = NULL
  FROM users WHERE users.id = audit_trail.actor_id;
--> statement-breakpoint
UPDATE audit_trail SET actor_name = NULL WHERE actor_id IS NOT NULL AND actor_name IS NOT NULL;
--> statement-breakpoint
ALTER TABLE audit_trail ADD CONSTRAINT audit_trail_names_no_person CHECK (actor_id IS NULL OR actor_name IS NULL);
--> statement-breakpoint
CREATE INDEX audit_trail_company ON audit_trail (company_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_trail_actor ON audit_trail (actor_id, id DESC);
--> statement-breakpoint
CREATE INDEX audit_trail_at ON audit_trail (at);
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION refuse_early_audit_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '24 months' THEN
    RAISE EXCEPTION 'the audit trail is kept for 24 months' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_trail_kept BEFORE DELETE ON audit_trail
  FOR EACH ROW EXECUTE FUNCTION refuse_early_audit_deletion();
--> statement-breakpoint
-- Columns that somebody changed in the portal since the last import; the next import leaves them alone.
ALTER TABLE users ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE companies ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE jobs ADD COLUMN portal_changes text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE FUNCTION mark_portal_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
BEGIN
  IF coalesce(current_setting('park.importing', true), '') = 'on' THEN
    RETURN NEW;
  END IF;
  NEW.portal_changes := ARRAY(
    SELECT unnest(OLD.portal_changes)
    UNION SELECT name FROM unnest(TG_ARGV) AS name WHERE new_row -> name IS DISTINCT FROM old_row -> name
    ORDER BY 1
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_mark_portal_changes
  BEFORE UPDATE OF company_id, role, email, first_name, last_name, picture_file_id, phone, birth_date, admin_permissions, listed_title, enabled ON users
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('company_id', 'role', 'email', 'first_name', 'last_name', 'picture_file_id', 'phone', 'birth_date', 'admin_permissions', 'listed_title', 'enabled');
--> statement-breakpoint
CREATE TRIGGER companies_mark_portal_changes
  BEFORE UPDATE OF name, category, agreement_type, logo_file_id, texts, website, email, phone, address, building_id, is_epfl, is_published, enabled, email_preferences_enabled, tags ON companies
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('name', 'category', 'agreement_type', 'logo_file_id', 'texts', 'website', 'email', 'phone', 'address', 'building_id', 'is_epfl', 'is_published', 'enabled', 'email_preferences_enabled', 'tags');
--> statement-breakpoint
CREATE TRIGGER jobs_mark_portal_changes
  BEFORE UPDATE OF company_id, contract_type, workload_minimum, workload_maximum, location, texts, apply_url, apply_email, is_published, published_at, expires_at ON jobs
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL)
  EXECUTE FUNCTION mark_portal_changes('company_id', 'contract_type', 'workload_minimum', 'workload_maximum', 'location', 'texts', 'apply_url', 'apply_email', 'is_published', 'published_at', 'expires_at');
--> statement-breakpoint
-- Imported records that somebody deleted in the portal: the next import does not create them again.
CREATE TABLE import_removals (
  kind text NOT NULL,
  source_key text NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, source_key)
);
--> statement-breakpoint
CREATE FUNCTION remember_import_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('park.importing', true), '') <> 'on' THEN
    INSERT INTO import_removals (kind, source_key) VALUES (TG_TABLE_NAME, OLD.source_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_remember_removal AFTER DELETE ON users
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL) EXECUTE FUNCTION remember_import_removal();
--> statement-breakpoint
CREATE TRIGGER jobs_remember_removal AFTER DELETE ON jobs
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL) EXECUTE FUNCTION remember_import_removal();
