-- Privacy, imprint, contact and help: pages that the park writes in its folder.
CREATE TABLE info_pages (
  kind text PRIMARY KEY CHECK (kind IN ('privacy', 'imprint', 'contact', 'help')),
  -- By language: HTML, sanitised when it is stored.
  texts jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (jsonb_typeof(texts) = 'object')
);
