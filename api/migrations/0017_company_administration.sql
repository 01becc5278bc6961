-- An archived job is not public and stays for its company. Views are counted per day, without anything about visitors.
ALTER TABLE jobs ADD COLUMN archived_at timestamptz(3);
--> statement-breakpoint
CREATE TABLE job_views (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  PRIMARY KEY (job_id, day)
);
--> statement-breakpoint
-- Somebody who was refused asks the people who may grant it.
CREATE TABLE access_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  permission text NOT NULL,
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  outcome text CHECK (outcome IN ('granted', 'declined')),
  CONSTRAINT access_requests_decided CHECK ((decided_at IS NULL) = (outcome IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX access_requests_one_open ON access_requests (user_id, permission) WHERE decided_at IS NULL;
--> statement-breakpoint
CREATE INDEX access_requests_open ON access_requests (company_id, created_at) WHERE decided_at IS NULL;
