-- A company asks for more space; the park's staff answer. One open request per company.
CREATE TABLE space_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  requested_by uuid REFERENCES users (id) ON DELETE SET NULL,
  surface integer CHECK (surface BETWEEN 1 AND 5000),
  workplaces integer CHECK (workplaces BETWEEN 1 AND 10000),
  from_day date NOT NULL,
  phone text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '' CHECK (char_length(message) <= 2000),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'seen', 'offered', 'accepted', 'declined', 'withdrawn')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT space_requests_wish CHECK (surface IS NOT NULL OR workplaces IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX space_requests_one_open ON space_requests (company_id) WHERE state IN ('new', 'seen', 'offered');
--> statement-breakpoint
CREATE INDEX space_requests_list ON space_requests (created_at DESC, id DESC);
--> statement-breakpoint
-- What happened to a request, with what was written: the offer, the reason of a refusal.
CREATE TABLE space_request_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES space_requests (id) ON DELETE CASCADE,
  state text NOT NULL,
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Otherwise by the park's staff, who are not named to companies.
  by_company boolean NOT NULL,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 2000),
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX space_request_steps_request ON space_request_steps (request_id, id);
--> statement-breakpoint
-- A handoff ends with the session that asked for it, and carries what it is about.
ALTER TABLE tokens ADD COLUMN session_id uuid REFERENCES sessions (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE tokens ADD COLUMN subject jsonb;
--> statement-breakpoint
ALTER TABLE tokens ADD COLUMN return_to text;
--> statement-breakpoint
CREATE INDEX tokens_session ON tokens (session_id);
--> statement-breakpoint
-- Who is told by HTTP what happens in the portal. The secrets sign; they are needed in clear.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  url text NOT NULL CHECK (url LIKE 'https://%'),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  is_active boolean NOT NULL DEFAULT true,
  secret text NOT NULL,
  -- After a rotation both secrets sign until then.
  previous_secret text,
  previous_secret_until timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE webhook_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event text NOT NULL,
  data jsonb NOT NULL,
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX webhook_events_age ON webhook_events (at);
--> statement-breakpoint
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_status integer,
  last_problem text,
  last_attempt_at timestamptz,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id);
