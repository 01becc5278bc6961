-- Templates and guides. The audience is the permission to read all files of the document.
CREATE TABLE documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  kind text NOT NULL CONSTRAINT documents_kind_is_known CHECK (kind IN ('template', 'guide')),
  audience text NOT NULL CONSTRAINT documents_audience_is_known
    CHECK (CASE kind WHEN 'template' THEN audience = 'Templates' ELSE audience IN ('Smart_Guides_Admin', 'Smart_Guides_Employee', 'Smart_Guides_Supervisor') END),
  -- Id in the catalog `template-categories`; guides have none.
  category text CONSTRAINT documents_templates_have_a_category CHECK ((category IS NOT NULL) = (kind = 'template')),
  texts jsonb NOT NULL CONSTRAINT documents_have_a_language CHECK (are_texts(texts)),
  position integer NOT NULL DEFAULT 0,
  -- Changed in the portal: imports leave it alone.
  is_edited boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  archived_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Each role with a guide has exactly one.
CREATE UNIQUE INDEX documents_one_guide_per_audience ON documents (audience) WHERE kind = 'guide' AND archived_at IS NULL;
--> statement-breakpoint
CREATE TABLE document_files (
  document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  language text NOT NULL CONSTRAINT document_files_language_is_known CHECK (language IN ('en', 'fr')),
  file_id uuid NOT NULL REFERENCES files (id),
  -- What the download is called.
  name text NOT NULL,
  PRIMARY KEY (document_id, language)
);
--> statement-breakpoint
CREATE INDEX document_files_of_file ON document_files (file_id);
--> statement-breakpoint
CREATE TABLE document_versions (
  document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  author_name text NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (document_id, version)
);
--> statement-breakpoint
-- Labels without files; the next import of the park loads templates as documents.
DELETE FROM catalog_items WHERE catalog = 'templates';
--> statement-breakpoint
INSERT INTO catalog_items (catalog, id, label_en, label_fr, position) VALUES
  ('template-categories', 'communication', 'Communication', 'Communication', 1),
  ('template-categories', 'premises', 'Premises and moves', 'Locaux et déménagements', 2),
  ('template-categories', 'safety', 'Safety', 'Sécurité', 3),
  ('template-categories', 'events', 'Events', 'Événements', 4),
  ('template-categories', 'other', 'Other', 'Autres', 99);
