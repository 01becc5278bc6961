-- Releases of remotes. The registry is these tables: which version is live is one column of one row, so there is never
-- more than one, and a version can only become live when it is complete.
CREATE TABLE release_versions (
  remote text NOT NULL CHECK (remote ~ '^mf-[a-z0-9-]{1,60}$'),
  version text NOT NULL CHECK (version ~ '^[0-9A-Za-z][0-9A-Za-z_.+-]{0,99}$'),
  -- `build.json` as it was sent, and its hash in a form that does not depend on the order of keys.
  build jsonb NOT NULL,
  build_hash text NOT NULL,
  -- True once every file was verified; from then on nothing of it changes but what was found out about it.
  is_complete boolean NOT NULL DEFAULT false,
  published_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- What the server's gate found, and what the browser's checks found; NULL until they were made.
  gate_checks jsonb,
  browser_checks jsonb,
  first_live_at timestamptz,
  last_live_at timestamptz,
  -- Set when it was rolled back from: it is no fallback any more.
  withdrawn_at timestamptz,
  -- Set when its files were removed from the store.
  removed_at timestamptz,
  PRIMARY KEY (remote, version),
  CONSTRAINT release_versions_completeness UNIQUE (remote, version, is_complete),
  CONSTRAINT release_versions_completed CHECK (is_complete = (completed_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX release_versions_latest ON release_versions (remote, created_at DESC);
--> statement-breakpoint
CREATE TABLE release_remotes (
  remote text PRIMARY KEY CHECK (remote ~ '^mf-[a-z0-9-]{1,60}$'),
  live_version text,
  live_since timestamptz,
  previous_version text,
  canary_version text,
  canary_share double precision CHECK (canary_share > 0 AND canary_share <= 1),
  canary_roles integer[] NOT NULL DEFAULT '{}',
  canary_since timestamptz,
  pinned_version text,
  pinned_reason text,
  pinned_by text,
  pinned_since timestamptz,
  -- Always true; the foreign keys below demand with it that what they refer to is complete.
  is_complete boolean NOT NULL DEFAULT true CHECK (is_complete),
  created_at timestamptz NOT NULL,
  CONSTRAINT release_remotes_live FOREIGN KEY (remote, live_version, is_complete) REFERENCES release_versions (remote, version, is_complete),
  CONSTRAINT release_remotes_previous FOREIGN KEY (remote, previous_version, is_complete) REFERENCES release_versions (remote, version, is_complete),
  CONSTRAINT release_remotes_canary FOREIGN KEY (remote, canary_version, is_complete) REFERENCES release_versions (remote, version, is_complete),
  CONSTRAINT release_remotes_previous_differs CHECK (previous_version <> live_version),
  CONSTRAINT release_remotes_canary_differs CHECK (canary_version <> live_version),
  CONSTRAINT release_remotes_canary_needs_live CHECK (canary_version IS NULL OR live_version IS NOT NULL),
  CONSTRAINT release_remotes_canary_audience CHECK (canary_version IS NULL OR canary_share IS NOT NULL OR cardinality(canary_roles) > 0),
  CONSTRAINT release_remotes_pin_holds CHECK (pinned_version IS NULL OR (pinned_version = live_version AND canary_version IS NULL))
);
--> statement-breakpoint
-- One row that every change of the registry counts up: readers ask it whether they are behind.
CREATE TABLE release_registry (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  revision bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
INSERT INTO release_registry DEFAULT VALUES;
--> statement-breakpoint
CREATE TABLE release_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  remote text NOT NULL CHECK (remote ~ '^mf-[a-z0-9-]{1,60}$'),
  label text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX release_tokens_remote ON release_tokens (remote);
--> statement-breakpoint
CREATE TABLE release_previews (
  token_hash text PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  created_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (remote, version) REFERENCES release_versions (remote, version)
);
--> statement-breakpoint
-- How loading went, added up per five minutes.
CREATE TABLE release_outcomes (
  remote text NOT NULL,
  version text NOT NULL,
  window_start timestamptz NOT NULL,
  loads integer NOT NULL DEFAULT 0,
  load_failures integer NOT NULL DEFAULT 0,
  render_failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (remote, version, window_start),
  FOREIGN KEY (remote, version) REFERENCES release_versions (remote, version)
);
--> statement-breakpoint
-- What the live shell said of itself last, so that the gate can be asked while no shell answers.
CREATE TABLE release_platform (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  facts jsonb NOT NULL,
  seen_at timestamptz NOT NULL
);
--> statement-breakpoint
-- The audit trail of releases is read latest first, with and without one remote.
CREATE INDEX audit_trail_kind ON audit_trail (subject_kind, id);
