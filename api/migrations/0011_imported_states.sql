-- What each imported event and article was in its file when it was imported last: the next import compares with it and so
-- tells changes of the file from changes of the editors.
CREATE TABLE imported_states (
  kind text NOT NULL CONSTRAINT imported_states_kind_is_known CHECK (kind IN ('news', 'event')),
  record_id uuid NOT NULL,
  imported_at timestamptz(3) NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (kind, record_id)
);
