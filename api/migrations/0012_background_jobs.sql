-- Work that is done later: written in the transaction of its cause, done by any process of the api.
CREATE TABLE background_jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'dead')),
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  claim_id uuid,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- A finished job keeps its key, so that the same cause does not start it again.
  CONSTRAINT background_jobs_key UNIQUE (kind, key)
);
--> statement-breakpoint
CREATE INDEX background_jobs_due ON background_jobs (run_at, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX background_jobs_finished ON background_jobs (finished_at) WHERE state = 'done';
--> statement-breakpoint
CREATE INDEX background_jobs_dead ON background_jobs (finished_at) WHERE state = 'dead';
--> statement-breakpoint
CREATE TABLE repeated_jobs (
  kind text PRIMARY KEY,
  schedule text NOT NULL,
  next_at timestamptz NOT NULL
);
