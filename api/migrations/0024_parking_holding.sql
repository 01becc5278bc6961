-- Who holds a spot. `parking_spots.company_id` is the company that has it for good; a lease gives it to a company for a
-- range of days, and an assignment gives it to a person of the holding company by weekday and half.
CREATE TABLE parking_leases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  company_id uuid NOT NULL REFERENCES companies (id),
  -- NULL: the park leases it.
  lessor_company_id uuid REFERENCES companies (id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- A lease between companies is offered and becomes active when it is accepted.
  state text NOT NULL DEFAULT 'offered' CONSTRAINT parking_leases_state CHECK (state IN ('offered', 'active', 'declined', 'withdrawn')),
  offered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  offered_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  CONSTRAINT parking_leases_days CHECK (last_day >= first_day AND last_day < first_day + interval '12 months'),
  CONSTRAINT parking_leases_two_companies CHECK (lessor_company_id IS DISTINCT FROM company_id),
  CONSTRAINT parking_leases_one_of_park EXCLUDE USING gist (spot_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
    WHERE (state = 'active' AND lessor_company_id IS NULL),
  CONSTRAINT parking_leases_one_of_company EXCLUDE USING gist (spot_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
    WHERE (state = 'active' AND lessor_company_id IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX parking_leases_company ON parking_leases (company_id, last_day);
--> statement-breakpoint
CREATE INDEX parking_leases_lessor ON parking_leases (lessor_company_id, last_day) WHERE lessor_company_id IS NOT NULL;
--> statement-breakpoint
-- One row per weekday and half, so that two people can share a spot. It counts while its company holds the spot.
CREATE TABLE parking_assignments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  company_id uuid NOT NULL REFERENCES companies (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- ISO, 1 is Monday.
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  first_day date NOT NULL,
  -- NULL: until somebody ends it.
  last_day date,
  assigned_by uuid REFERENCES users (id) ON DELETE SET NULL,
  assigned_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_assignments_days CHECK (last_day IS NULL OR last_day >= first_day),
  CONSTRAINT parking_assignments_one_person EXCLUDE USING gist (
    spot_id WITH =, company_id WITH =, weekday WITH =, half WITH =, daterange(first_day, last_day, '[]') WITH &&)
);
--> statement-breakpoint
CREATE INDEX parking_assignments_user ON parking_assignments (user_id);
--> statement-breakpoint
INSERT INTO parking_assignments (source_key, spot_id, company_id, user_id, weekday, half, first_day)
SELECT 'spot:' || s.source_key || ':' || day.weekday || ':' || part.half, s.id, s.company_id, s.assignee_id, day.weekday, part.half, '2020-01-01'
FROM parking_spots s CROSS JOIN generate_series(1, 7) AS day (weekday) CROSS JOIN (VALUES ('am'), ('pm')) AS part (half)
WHERE s.assignee_id IS NOT NULL;
--> statement-breakpoint
-- Releases: the row of before says who gives what to whom; one row per spot, day and half decides.
ALTER TABLE parking_releases DROP CONSTRAINT parking_releases_audience_check;
--> statement-breakpoint
ALTER TABLE parking_releases
  ADD CONSTRAINT parking_releases_audience CHECK (audience IN ('company', 'named', 'park', 'companyThenPark')),
  -- The company that held the spot.
  ADD COLUMN company_id uuid REFERENCES companies (id),
  ADD COLUMN target_company_id uuid REFERENCES companies (id),
  ADD CONSTRAINT parking_releases_target CHECK ((audience = 'named') = (target_company_id IS NOT NULL));
--> statement-breakpoint
UPDATE parking_releases r SET company_id = s.company_id FROM parking_spots s WHERE s.id = r.spot_id;
--> statement-breakpoint
CREATE TABLE parking_released_halves (
  release_id uuid NOT NULL REFERENCES parking_releases (id) ON DELETE CASCADE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  day date NOT NULL,
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  state text NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'ended')),
  ended_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ended_at timestamptz,
  PRIMARY KEY (release_id, day, half)
);
--> statement-breakpoint
INSERT INTO parking_released_halves (release_id, spot_id, day, half)
SELECT DISTINCT ON (r.spot_id, at.day, part.half) r.id, r.spot_id, at.day, part.half
FROM parking_releases r
CROSS JOIN LATERAL (
  SELECT series.at::date AS day FROM generate_series(r.first_day::timestamp, least(r.last_day, current_date + 400)::timestamp, interval '1 day') AS series (at)
) at
CROSS JOIN LATERAL unnest(r.halves) AS part (half)
WHERE r.withdrawn_at IS NULL AND extract(isodow FROM at.day)::smallint = ANY (r.weekdays)
  AND NOT EXISTS (SELECT 1 FROM parking_recalls c WHERE c.release_id = r.id AND c.day = at.day AND c.half = part.half)
ORDER BY r.spot_id, at.day, part.half, r.created_at, r.id;
--> statement-breakpoint
CREATE UNIQUE INDEX parking_released_halves_once ON parking_released_halves (spot_id, day, half) WHERE state = 'live';
--> statement-breakpoint
CREATE INDEX parking_released_halves_day ON parking_released_halves (day) WHERE state = 'live';
--> statement-breakpoint
-- Bookings: a half that was used keeps the spot; a guest has a name instead of an account.
ALTER TABLE parking_booking_halves DROP CONSTRAINT parking_booking_halves_state_check;
--> statement-breakpoint
ALTER TABLE parking_booking_halves
  ADD CONSTRAINT parking_booking_halves_state CHECK (state IN ('booked', 'used', 'cancelled', 'recalled', 'noShow')),
  ADD COLUMN guest_company_id uuid REFERENCES companies (id),
  ADD COLUMN guest_slot smallint,
  ADD CONSTRAINT parking_booking_halves_guest CHECK ((guest_slot IS NULL) = (guest_company_id IS NULL) AND guest_slot BETWEEN 1 AND 2);
--> statement-breakpoint
DROP INDEX parking_halves_one_per_spot;
--> statement-breakpoint
CREATE UNIQUE INDEX parking_halves_one_per_spot ON parking_booking_halves (spot_id, day, half) WHERE state IN ('booked', 'used');
--> statement-breakpoint
DROP INDEX parking_halves_one_per_person;
--> statement-breakpoint
CREATE UNIQUE INDEX parking_halves_one_per_person ON parking_booking_halves (user_id, day, half) WHERE state IN ('booked', 'used');
--> statement-breakpoint
CREATE UNIQUE INDEX parking_halves_two_guests ON parking_booking_halves (guest_company_id, day, half, guest_slot)
  WHERE guest_slot IS NOT NULL AND state IN ('booked', 'used');
--> statement-breakpoint
CREATE INDEX parking_halves_day ON parking_booking_halves (day) WHERE state IN ('booked', 'used');
--> statement-breakpoint
ALTER TABLE parking_bookings
  ADD COLUMN guest_name text CONSTRAINT parking_bookings_guest_name CHECK (guest_name <> ''),
  -- Erased 30 days after the day.
  ADD COLUMN plate text,
  ADD COLUMN booked_by uuid REFERENCES users (id) ON DELETE SET NULL;
--> statement-breakpoint
-- A manager takes back a booked half at most twice per booker and month: `number` is 1 or 2.
CREATE TABLE parking_booking_recalls (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES parking_bookings (id),
  company_id uuid NOT NULL REFERENCES companies (id),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  month date NOT NULL,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 2),
  halves text[] NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  recalled_by uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_booking_recalls_twice UNIQUE (user_id, month, number)
);
--> statement-breakpoint
CREATE INDEX parking_booking_recalls_booking ON parking_booking_recalls (booking_id);
--> statement-breakpoint
CREATE TABLE parking_holidays (
  day date PRIMARY KEY,
  name_en text NOT NULL CHECK (name_en <> ''),
  name_fr text NOT NULL CHECK (name_fr <> '')
);
--> statement-breakpoint
CREATE TABLE parking_permits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_key text UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date,
  granted_by uuid REFERENCES users (id) ON DELETE SET NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_permits_days CHECK (last_day IS NULL OR last_day >= first_day),
  CONSTRAINT parking_permits_one EXCLUDE USING gist (user_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
);
--> statement-breakpoint
CREATE TABLE parking_vehicles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Three per person.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  plate text NOT NULL CHECK (plate <> ''),
  is_electric boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_vehicles_three UNIQUE (user_id, position),
  CONSTRAINT parking_vehicles_plate UNIQUE (user_id, plate)
);
--> statement-breakpoint
-- A lot or spots that cannot be used for some days.
CREATE TABLE parking_closures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lot_id uuid NOT NULL REFERENCES parking_lots (id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT parking_closures_days CHECK (last_day >= first_day)
);
--> statement-breakpoint
CREATE TABLE parking_closure_spots (
  closure_id uuid NOT NULL REFERENCES parking_closures (id) ON DELETE CASCADE,
  spot_id uuid NOT NULL REFERENCES parking_spots (id),
  PRIMARY KEY (closure_id, spot_id)
);
--> statement-breakpoint
CREATE INDEX parking_closure_spots_spot ON parking_closure_spots (spot_id);
--> statement-breakpoint
-- A person who is deleted frees the halves to come; what was paid for them goes to the company's pool.
CREATE FUNCTION free_halves_of_deleted_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM parking_booking_halves WHERE user_id = OLD.id AND state = 'booked' AND day >= current_date) THEN
    RETURN OLD;
  END IF;
  WITH freed AS (
    UPDATE parking_booking_halves SET state = 'cancelled', ended_reason = 'left', ended_at = now()
    WHERE user_id = OLD.id AND state = 'booked' AND day >= current_date RETURNING booking_id, half
  ), refunded AS (
    UPDATE parking_payments p SET state = 'refunded', ended_at = now() FROM freed
    WHERE p.booking_id = freed.booking_id AND p.half = freed.half AND p.state = 'held' RETURNING p.*
  )
  INSERT INTO parking_credit_lines (amount, reason, from_kind, to_kind, to_company_id, booking_id, day, half, idempotency_key)
  SELECT credits, 'leaving', 'held', 'pool', payer_company_id, booking_id, day, half, 'leaving:' || booking_id || ':' || half FROM refunded
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_free_halves BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION free_halves_of_deleted_person();
