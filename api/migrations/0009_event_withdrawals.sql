-- Events that a group of readers has lost, with the last version that the group could read: calendars learn from it that the
-- event is cancelled, and nothing of what editors wrote since.
CREATE TABLE event_withdrawals (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  audience text NOT NULL CONSTRAINT event_withdrawals_audience_is_known CHECK (audience IN ('visitors', 'members', 'knova')),
  last_version integer NOT NULL,
  withdrawn_at timestamptz(3) NOT NULL,
  PRIMARY KEY (event_id, audience)
);
--> statement-breakpoint
CREATE INDEX event_withdrawals_latest ON event_withdrawals (audience, withdrawn_at);
--> statement-breakpoint
-- Events withdrawn so far: the version before the withdrawal is what readers saw last.
INSERT INTO event_withdrawals (event_id, audience, last_version, withdrawn_at)
SELECT events.id, audience, last_public.version, events.withdrawn_at
FROM events
CROSS JOIN LATERAL (
  SELECT
    version,
    coalesce((body ->> 'isKnova')::boolean, false) AS is_knova,
    coalesce((body ->> 'membersOnly')::boolean, false) AS is_members_only
  FROM publication_versions
  WHERE kind = 'event' AND record_id = events.id AND saved_at < events.withdrawn_at
  ORDER BY version DESC
  LIMIT 1
) AS last_public
CROSS JOIN unnest(ARRAY['visitors', 'members', 'knova']) AS audience
WHERE events.withdrawn_at IS NOT NULL
  AND (audience = 'knova' OR NOT last_public.is_knova)
  AND (audience <> 'visitors' OR NOT last_public.is_members_only);
