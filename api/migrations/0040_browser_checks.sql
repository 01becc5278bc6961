-- Checks of versions in a browser: asked for by publishers, made by checkers, one at a time.
CREATE TABLE release_browser_checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  remote text NOT NULL,
  version text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'passed', 'failed', 'unable')),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- What the checker that works on it shows; nobody else can report for it.
  claim_hash text,
  attempts integer NOT NULL DEFAULT 0,
  -- The last sign of life of the checker that works on it.
  renewed_at timestamptz,
  finished_at timestamptz,
  done integer NOT NULL DEFAULT 0,
  planned integer NOT NULL DEFAULT 0,
  step text,
  FOREIGN KEY (remote, version) REFERENCES release_versions (remote, version) ON DELETE CASCADE,
  CONSTRAINT release_browser_checks_claimed CHECK ((state = 'running') = (claim_hash IS NOT NULL)),
  CONSTRAINT release_browser_checks_ended CHECK ((state IN ('waiting', 'running')) = (finished_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX release_browser_checks_open ON release_browser_checks (remote, version) WHERE finished_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX release_browser_checks_running ON release_browser_checks (state) WHERE state = 'running';
--> statement-breakpoint
CREATE INDEX release_browser_checks_version ON release_browser_checks (remote, version, requested_at DESC);
--> statement-breakpoint
-- When a checker last asked for work, and with which browser.
CREATE TABLE release_checker (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  browser text NOT NULL,
  seen_at timestamptz NOT NULL
);
--> statement-breakpoint
-- A checker's preview shows what nobody else may preview.
ALTER TABLE release_previews ADD COLUMN is_for_check boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Results that publishers posted themselves prove nothing; what they were posted for has to be checked again.
UPDATE release_versions SET browser_checks = NULL WHERE first_live_at IS NULL;
