-- How the waitlist of a lot is ordered after recalled people.
ALTER TABLE parking_lots ADD COLUMN waitlist_rule text NOT NULL DEFAULT 'firstCome'
  CONSTRAINT parking_lots_waitlist_rule CHECK (waitlist_rule IN ('firstCome', 'fewestHalves'));
--> statement-breakpoint
CREATE TABLE parking_waitlist_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  choice text NOT NULL CHECK (choice IN ('am', 'pm', 'day')),
  -- NULL: any spot for a car that the person may use.
  kind text CHECK (kind IN ('standard', 'electric', 'accessible', 'motorbike')),
  -- Recalled people come before all others.
  rank smallint NOT NULL DEFAULT 1 CHECK (rank IN (0, 1)),
  -- A person has at most five open entries: each has a place of its own. One that a recall gives does not count.
  slot smallint CHECK (slot BETWEEN 1 AND 5),
  joined_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'assigned', 'left', 'declined', 'expired')),
  booking_id uuid REFERENCES parking_bookings (id),
  ended_at timestamptz,
  CONSTRAINT parking_waitlist_entries_slotted CHECK (slot IS NOT NULL OR rank = 0),
  CONSTRAINT parking_waitlist_entries_ended CHECK ((state IN ('waiting', 'offered')) = (ended_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX parking_waitlist_entries_slot ON parking_waitlist_entries (user_id, slot) WHERE state IN ('waiting', 'offered');
--> statement-breakpoint
-- One open entry per person and half; an entry for the whole day counts for both.
CREATE UNIQUE INDEX parking_waitlist_entries_one_am ON parking_waitlist_entries (user_id, day) WHERE state IN ('waiting', 'offered') AND choice <> 'pm';
--> statement-breakpoint
CREATE UNIQUE INDEX parking_waitlist_entries_one_pm ON parking_waitlist_entries (user_id, day) WHERE state IN ('waiting', 'offered') AND choice <> 'am';
--> statement-breakpoint
CREATE INDEX parking_waitlist_entries_queue ON parking_waitlist_entries (day, rank, joined_at) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX parking_waitlist_entries_day ON parking_waitlist_entries (day);
--> statement-breakpoint
CREATE TABLE parking_waitlist_lots (
  entry_id uuid NOT NULL REFERENCES parking_waitlist_entries (id) ON DELETE CASCADE,
  lot_id uuid NOT NULL REFERENCES parking_lots (id),
  PRIMARY KEY (entry_id, lot_id)
);
--> statement-breakpoint
CREATE INDEX parking_waitlist_lots_lot ON parking_waitlist_lots (lot_id);
--> statement-breakpoint
-- After 06:00 of the day a spot is offered for 15 minutes and nobody else can book it meanwhile.
CREATE TABLE parking_waitlist_offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entry_id uuid NOT NULL REFERENCES parking_waitlist_entries (id) ON DELETE CASCADE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  day date NOT NULL,
  halves text[] NOT NULL CHECK (cardinality(halves) > 0 AND halves <@ '{am,pm}'),
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'expired')),
  ended_at timestamptz,
  CONSTRAINT parking_waitlist_offers_time CHECK (expires_at > offered_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX parking_waitlist_offers_one_per_entry ON parking_waitlist_offers (entry_id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX parking_waitlist_offers_open ON parking_waitlist_offers (spot_id, day) WHERE state = 'open';
--> statement-breakpoint
-- The waitlist by lot and half was never offered on a screen; what is in it is carried over as far as it is still open.
INSERT INTO parking_waitlist_entries (id, source_key, user_id, day, choice, rank, slot, joined_at)
SELECT id, source_key, user_id, day, half, rank, place, joined_at FROM (
  SELECT w.*, row_number() OVER (PARTITION BY user_id ORDER BY joined_at, id) AS place FROM (
    SELECT DISTINCT ON (user_id, day, half) * FROM parking_waitlist
    WHERE state = 'waiting' AND user_id IS NOT NULL AND day >= current_date ORDER BY user_id, day, half, rank, joined_at
  ) w
) numbered WHERE place <= 5;
--> statement-breakpoint
INSERT INTO parking_waitlist_lots (entry_id, lot_id) SELECT e.id, w.lot_id FROM parking_waitlist w JOIN parking_waitlist_entries e ON e.id = w.id;
--> statement-breakpoint
DROP TABLE parking_waitlist;
--> statement-breakpoint
-- Its entries are lines of the ledger since 0028, and no process has written it since.
DROP TABLE parking_pool_entries;
--> statement-breakpoint
DROP FUNCTION count_parking_pool_credit();
