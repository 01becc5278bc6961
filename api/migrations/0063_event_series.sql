-- Events that repeat: each date is an event, and a series connects them.
CREATE TABLE event_series (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  first_day date NOT NULL,
  rule jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE events
  ADD COLUMN series_id uuid REFERENCES event_series (id),
  ADD COLUMN series_day date;
--> statement-breakpoint
ALTER TABLE events ADD CONSTRAINT events_series_day CHECK ((series_id IS NULL) = (series_day IS NULL));
--> statement-breakpoint
-- Deferrable: the dates of a series move by a day in one statement.
ALTER TABLE events ADD CONSTRAINT events_one_per_series_day UNIQUE (series_id, series_day) DEFERRABLE INITIALLY IMMEDIATE;
