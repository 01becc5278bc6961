-- Who wrote the current version. It goes into the table of versions when the next one is made.
ALTER TABLE documents
  ADD COLUMN author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN author_name text NOT NULL DEFAULT '';
--> statement-breakpoint
-- Until now each version was stored with the author of the version after it. Who added a template is in the audit
-- trail; versions of an import have no author.
UPDATE documents SET author_id = written.author_id, author_name = written.author_name
FROM document_versions AS written
WHERE written.document_id = documents.id AND written.version = documents.version - 1;
--> statement-breakpoint
UPDATE document_versions AS stored SET author_id = previous.author_id, author_name = coalesce(previous.author_name, '')
FROM document_versions AS same
LEFT JOIN document_versions AS previous ON previous.document_id = same.document_id AND previous.version = same.version - 1
WHERE same.document_id = stored.document_id AND same.version = stored.version;
--> statement-breakpoint
WITH added AS (
  SELECT audit_trail.subject_id, users.id, concat_ws(' ', users.first_name, users.last_name) AS name
  FROM audit_trail JOIN users ON users.id = audit_trail.actor_id
  WHERE audit_trail.subject_kind = 'template' AND audit_trail.action = 'created'
), first_versions AS (
  UPDATE document_versions SET author_id = added.id, author_name = added.name
  FROM added WHERE document_versions.document_id::text = added.subject_id AND document_versions.version = 1
)
UPDATE documents SET author_id = added.id, author_name = added.name
FROM added WHERE documents.id::text = added.subject_id AND documents.version = 1;
