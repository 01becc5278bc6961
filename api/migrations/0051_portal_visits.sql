-- When somebody last used the overview of the portal, to show what has changed since then.
CREATE TABLE portal_visits (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  -- The end of the visit before this one; null for the first one.
  previous_at timestamptz
);
