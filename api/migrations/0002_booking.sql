INSERT INTO catalog_items (catalog, id, label_en, label_fr, position) VALUES
  ('room-equipment', 'screen', 'Screen', 'Écran', 1),
  ('room-equipment', 'projector', 'Projector', 'Projecteur', 2),
  ('room-equipment', 'video-conference', 'Video conference', 'Visioconférence', 3),
  ('room-equipment', 'microphone', 'Microphones and sound', 'Micros et sonorisation', 4),
  ('room-equipment', 'whiteboard', 'Whiteboard', 'Tableau blanc', 5),
  ('room-equipment', 'flipchart', 'Flip chart', 'Chevalet de conférence', 6),
  ('room-equipment', 'hearing-loop', 'Hearing loop', 'Boucle magnétique', 7),
  ('room-equipment', 'step-free', 'Step-free access', 'Accès de plain-pied', 8),
  ('room-equipment', 'kitchenette', 'Kitchenette', 'Kitchenette', 9);
--> statement-breakpoint
CREATE TABLE rooms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  building_id uuid NOT NULL REFERENCES buildings (id),
  floor text NOT NULL DEFAULT '',
  capacity integer NOT NULL CHECK (capacity > 0),
  -- Ids of the catalog `room-equipment`.
  equipment text[] NOT NULL DEFAULT '{}',
  image_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  -- Contracts that open the room; one of them is enough. Empty: only those who manage rooms book it.
  contract_ids integer[] NOT NULL DEFAULT '{}',
  -- By weekday, 1 (Monday) to 7: {"1": [{"from": "07:00", "until": "20:00"}]}, on the park's clock. Missing: closed.
  opening_hours jsonb NOT NULL DEFAULT '{}',
  buffer_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_minutes >= 0),
  min_notice_minutes integer NOT NULL DEFAULT 0 CHECK (min_notice_minutes >= 0),
  max_advance_days integer NOT NULL DEFAULT 180 CHECK (max_advance_days > 0),
  max_duration_minutes integer NOT NULL DEFAULT 480 CHECK (max_duration_minutes > 0),
  needs_approval boolean NOT NULL DEFAULT false,
  -- Minutes after the start within which somebody has to check in; NULL: no check-in.
  check_in_minutes integer CHECK (check_in_minutes > 0),
  is_active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX rooms_building ON rooms (building_id);
--> statement-breakpoint
CREATE INDEX rooms_contracts ON rooms USING gin (contract_ids);
--> statement-breakpoint
-- A booking is a series of one or more occurrences.
CREATE TABLE room_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  room_id uuid NOT NULL REFERENCES rooms (id),
  -- NULL when the person was deleted: statistics keep the booking.
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  company_id uuid NOT NULL REFERENCES companies (id),
  -- The contract under which the hours count; NULL for those who manage rooms without a contract of their own.
  contract_id integer,
  title text NOT NULL,
  attendees text[] NOT NULL DEFAULT '{}',
  people integer CHECK (people > 0),
  note text NOT NULL DEFAULT '',
  -- {"until": "YYYY-MM-DD", "every": "day"}, or with "every": "week" its "weekdays", or with "month" "weekday" and "nth" (-1: last). NULL: a single date.
  recurrence jsonb,
  -- Changing "this and following" splits the series; the earlier part stays as history.
  split_from uuid REFERENCES room_bookings (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX room_bookings_owner ON room_bookings (owner_id);
--> statement-breakpoint
CREATE INDEX room_bookings_company ON room_bookings (company_id, contract_id);
--> statement-breakpoint
CREATE TABLE room_occurrences (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES room_bookings (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES rooms (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The end before the rest was released because nobody checked in.
  planned_end timestamptz,
  -- The room's buffer on the day of booking, so that a later change of the room harms no booking.
  buffer_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_minutes >= 0),
  state text NOT NULL CHECK (state IN ('booked', 'pending', 'cancelled', 'rejected', 'skipped', 'released')),
  reason text,
  checked_in_at timestamptz,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  -- Grows with each change; calendar files carry it.
  sequence integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- By way of UTC, because adding an interval to a timestamptz depends on the session's zone and is not immutable.
  held tstzrange GENERATED ALWAYS AS (
    tstzrange(starts_at, (ends_at AT TIME ZONE 'UTC' + make_interval(mins => buffer_minutes)) AT TIME ZONE 'UTC')
  ) STORED,
  CONSTRAINT room_occurrences_ends_after_start CHECK (ends_at > starts_at),
  -- The last word on who has the room. Pending ones may overlap: accepting one moves it under this rule.
  CONSTRAINT room_occurrences_one_at_a_time EXCLUDE USING gist (room_id WITH =, held WITH &&) WHERE (state = 'booked')
);
--> statement-breakpoint
CREATE INDEX room_occurrences_booking ON room_occurrences (booking_id, starts_at);
--> statement-breakpoint
CREATE INDEX room_occurrences_calendar ON room_occurrences USING gist (room_id, held) WHERE state IN ('booked', 'pending');
--> statement-breakpoint
CREATE INDEX room_occurrences_room ON room_occurrences (room_id, starts_at);
--> statement-breakpoint
CREATE TABLE room_blockings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- {"en": {"reason": …}, "fr": {"reason": …}}
  texts jsonb NOT NULL DEFAULT '{}',
  -- Role ids that may book nevertheless.
  allowed_roles integer[] NOT NULL DEFAULT '{}',
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT room_blockings_ends_after_start CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX room_blockings_time ON room_blockings USING gist (tstzrange(starts_at, ends_at));
--> statement-breakpoint
CREATE TABLE room_blocking_rooms (
  blocking_id uuid NOT NULL REFERENCES room_blockings (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  PRIMARY KEY (blocking_id, room_id)
);
--> statement-breakpoint
CREATE INDEX room_blocking_rooms_room ON room_blocking_rooms (room_id);
--> statement-breakpoint
-- Minutes that a company may book per calendar month under a contract. No row: no limit.
CREATE TABLE room_quotas (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  contract_id integer NOT NULL,
  minutes_per_month integer NOT NULL CHECK (minutes_per_month >= 0),
  PRIMARY KEY (company_id, contract_id)
);
--> statement-breakpoint
CREATE TABLE parking_lots (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL DEFAULT '',
  latitude double precision,
  longitude double precision,
  -- {"en": {"directions": …}, "fr": {"directions": …}}
  texts jsonb NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE parking_spots (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  lot_id uuid NOT NULL REFERENCES parking_lots (id),
  number text NOT NULL CHECK (number <> ''),
  kind text NOT NULL DEFAULT 'standard' CHECK (kind IN ('standard', 'electric', 'accessible', 'motorbike')),
  -- NULL: the park's own spot, open to everybody who may book.
  company_id uuid REFERENCES companies (id),
  -- NULL: the company's pool. Otherwise the spot is this person's until it is released.
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT parking_spots_number UNIQUE (lot_id, number),
  CONSTRAINT parking_spots_assigned_by_company CHECK (assignee_id IS NULL OR company_id IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX parking_spots_company ON parking_spots (company_id);
--> statement-breakpoint
CREATE INDEX parking_spots_assignee ON parking_spots (assignee_id) WHERE assignee_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE parking_releases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  audience text NOT NULL CHECK (audience IN ('company', 'park')),
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- ISO weekdays, 1 (Monday) to 7.
  weekdays smallint[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}' CHECK (cardinality(weekdays) > 0 AND weekdays <@ '{1,2,3,4,5,6,7}'),
  halves text[] NOT NULL DEFAULT '{am,pm}' CHECK (cardinality(halves) > 0 AND halves <@ '{am,pm}'),
  released_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Who earns a credit per half that somebody used: the assignee, or the company's pool.
  earns_to text NOT NULL CHECK (earns_to IN ('person', 'company')),
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz,
  CONSTRAINT parking_releases_days CHECK (last_day >= first_day)
);
--> statement-breakpoint
CREATE INDEX parking_releases_spot ON parking_releases (spot_id, first_day, last_day) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE TABLE parking_bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  company_id uuid NOT NULL REFERENCES companies (id),
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  sequence integer NOT NULL DEFAULT 0,
  CONSTRAINT parking_bookings_spot_day UNIQUE (id, spot_id, day)
);
--> statement-breakpoint
CREATE INDEX parking_bookings_user ON parking_bookings (user_id, day, id);
--> statement-breakpoint
CREATE INDEX parking_bookings_day ON parking_bookings (day);
--> statement-breakpoint
CREATE TABLE parking_booking_halves (
  booking_id uuid NOT NULL,
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  spot_id uuid NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  day date NOT NULL,
  state text NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled', 'recalled')),
  -- The release that opened the spot; NULL for the own company's pool and the park's own spots.
  release_id uuid REFERENCES parking_releases (id),
  -- What it cost; comes back when it is given up in time.
  cost integer NOT NULL DEFAULT 1 CHECK (cost >= 0),
  ended_reason text,
  ended_at timestamptz,
  -- Evening reminder: when it was sent, and when "still needed" was answered.
  reminded_at timestamptz,
  confirmed_at timestamptz,
  PRIMARY KEY (booking_id, half),
  FOREIGN KEY (booking_id, spot_id, day) REFERENCES parking_bookings (id, spot_id, day) ON DELETE CASCADE
);
--> statement-breakpoint
-- The last words on who has the spot, and on one spot per person.
CREATE UNIQUE INDEX parking_halves_one_per_spot ON parking_booking_halves (spot_id, day, half) WHERE state = 'booked';
--> statement-breakpoint
CREATE UNIQUE INDEX parking_halves_one_per_person ON parking_booking_halves (user_id, day, half) WHERE state = 'booked';
--> statement-breakpoint
CREATE INDEX parking_halves_release ON parking_booking_halves (release_id) WHERE release_id IS NOT NULL;
--> statement-breakpoint
-- A half that the releasing side took back out of a release.
CREATE TABLE parking_recalls (
  release_id uuid NOT NULL REFERENCES parking_releases (id) ON DELETE CASCADE,
  day date NOT NULL,
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  -- The booking that had to make way; NULL when the half was still free.
  booking_id uuid REFERENCES parking_bookings (id),
  reason text,
  recalled_by uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (release_id, day, half)
);
--> statement-breakpoint
CREATE TABLE parking_company_terms (
  company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  monthly_grant integer NOT NULL DEFAULT 0 CHECK (monthly_grant >= 0),
  -- What may be carried into the next month.
  pool_cap integer NOT NULL DEFAULT 0 CHECK (pool_cap >= 0),
  person_cap integer NOT NULL DEFAULT 20 CHECK (person_cap >= 0),
  pool_credits integer NOT NULL DEFAULT 0 CONSTRAINT parking_pool_not_negative CHECK (pool_credits >= 0)
);
--> statement-breakpoint
-- The park to a company per month (month is its first day), or a company's manager to a person.
CREATE TABLE parking_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  company_id uuid NOT NULL REFERENCES companies (id),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  month date,
  credits integer NOT NULL CHECK (credits > 0),
  granted_by uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_grants_monthly UNIQUE (company_id, month)
);
--> statement-breakpoint
-- What happened to people's credits. Append-only; users.parkshare_credits is its sum, kept by a trigger.
CREATE TABLE parking_credit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  delta integer NOT NULL CHECK (delta <> 0),
  reason text NOT NULL CHECK (reason IN ('grant', 'booking', 'cancellation', 'release', 'recall', 'compensation', 'expiry', 'correction')),
  booking_id uuid REFERENCES parking_bookings (id),
  release_id uuid REFERENCES parking_releases (id),
  grant_id uuid REFERENCES parking_grants (id),
  -- Names the event, so that the same event never counts twice.
  idempotency_key text NOT NULL CONSTRAINT parking_credit_entries_once UNIQUE,
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX parking_credit_entries_user ON parking_credit_entries (user_id, id);
--> statement-breakpoint
CREATE INDEX parking_credit_entries_booking ON parking_credit_entries (booking_id) WHERE booking_id IS NOT NULL;
--> statement-breakpoint
-- The same for the pool of a company.
CREATE TABLE parking_pool_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id),
  delta integer NOT NULL CHECK (delta <> 0),
  reason text NOT NULL CHECK (reason IN ('grant', 'release', 'recall', 'expiry', 'correction')),
  booking_id uuid REFERENCES parking_bookings (id),
  release_id uuid REFERENCES parking_releases (id),
  grant_id uuid REFERENCES parking_grants (id),
  idempotency_key text NOT NULL CONSTRAINT parking_pool_entries_once UNIQUE,
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX parking_pool_entries_company ON parking_pool_entries (company_id, id);
--> statement-breakpoint
-- AFTER, so that an entry refused by ON CONFLICT DO NOTHING changes no balance. The row lock that the update takes
-- makes parallel spending of one person queue up, and the check on the balance refuses what is not there.
CREATE FUNCTION count_parking_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET parkshare_credits = parkshare_credits + NEW.delta WHERE id = NEW.user_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a credit entry needs a person' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_credit_entries_count AFTER INSERT ON parking_credit_entries
  FOR EACH ROW EXECUTE FUNCTION count_parking_credit();
--> statement-breakpoint
CREATE FUNCTION count_parking_pool_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parking_company_terms (company_id) VALUES (NEW.company_id) ON CONFLICT DO NOTHING;
  UPDATE parking_company_terms SET pool_credits = pool_credits + NEW.delta WHERE company_id = NEW.company_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_pool_entries_count AFTER INSERT ON parking_pool_entries
  FOR EACH ROW EXECUTE FUNCTION count_parking_pool_credit();
--> statement-breakpoint
-- The one change a ledger allows: deleting a person takes the name off the entries.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = to_jsonb(OLD) || '{"user_id": null}'::jsonb THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the credit ledger is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_credit_entries_append_only BEFORE UPDATE OR DELETE ON parking_credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER parking_credit_entries_never_emptied BEFORE TRUNCATE ON parking_credit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER parking_pool_entries_append_only BEFORE UPDATE OR DELETE ON parking_pool_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER parking_pool_entries_never_emptied BEFORE TRUNCATE ON parking_pool_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TABLE parking_waitlist (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  lot_id uuid NOT NULL REFERENCES parking_lots (id),
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  -- Served in this order, then by joining: 0 for whoever lost a booked half to a recall, 1 for everybody else.
  rank smallint NOT NULL DEFAULT 1,
  joined_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'assigned', 'left', 'declined', 'expired')),
  booking_id uuid REFERENCES parking_bookings (id),
  ended_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX parking_waitlist_once ON parking_waitlist (lot_id, user_id, day, half) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX parking_waitlist_queue ON parking_waitlist (lot_id, day, half, rank, joined_at) WHERE state = 'waiting';
