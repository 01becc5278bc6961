-- Companies and jobs that a person marked.
CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  company_id uuid REFERENCES companies (id) ON DELETE CASCADE,
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  CHECK (num_nonnulls(company_id, job_id) = 1),
  UNIQUE (user_id, company_id),
  UNIQUE (user_id, job_id)
);
--> statement-breakpoint
CREATE INDEX favorites_company ON favorites (company_id);
--> statement-breakpoint
CREATE INDEX favorites_job ON favorites (job_id);
--> statement-breakpoint
-- Searches of a list that a person saved; `query_filters` is written as in the list's call, in one order.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('company', 'job')),
  name text NOT NULL,
  query_text text NOT NULL,
  query_filters text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('none', 'daily', 'weekly')),
  created_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_searches_same ON saved_searches (user_id, kind, query_text, md5(query_filters));
--> statement-breakpoint
-- What matched when the search was saved (no mail), and what its mails told. A person receives each item once.
CREATE TABLE saved_search_items (
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  item_id uuid NOT NULL,
  mail_id uuid,
  PRIMARY KEY (search_id, item_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_search_items_sent ON saved_search_items (user_id, kind, item_id) WHERE mail_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX saved_search_items_mail ON saved_search_items (mail_id) WHERE mail_id IS NOT NULL;
