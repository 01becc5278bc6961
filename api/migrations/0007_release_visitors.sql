-- Who told how a version loads, under a name that leads back to nobody: a visitor counts once a minute for each version,
-- whichever shell and api take the report, and several visitors must have failed before a version is taken back.
CREATE TABLE release_visitors (
  remote text NOT NULL,
  version text NOT NULL,
  visitor text NOT NULL,
  -- The minutes of the last load and the last failure that were counted.
  loaded_at timestamptz,
  failed_at timestamptz,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (remote, version, visitor),
  FOREIGN KEY (remote, version) REFERENCES release_versions (remote, version) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX release_visitors_seen ON release_visitors (seen_at);
