-- The credits of parking as double entry: each line moves credits from one account to another, so nothing appears or is lost.
-- `issued` is the source of grants and `expired` the end of credits; `held` keeps what was paid until the half begins.
CREATE TABLE parking_credit_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  amount integer NOT NULL CONSTRAINT parking_credit_lines_amount CHECK (amount > 0),
  reason text NOT NULL CONSTRAINT parking_credit_lines_reason CHECK (reason IN (
    'grant', 'distribution', 'booking', 'cancellation', 'recall', 'closure', 'leaving', 'earning', 'compensation', 'expiry', 'correction')),
  from_kind text NOT NULL CHECK (from_kind IN ('issued', 'person', 'pool', 'park', 'held')),
  -- NULL with the kind `person`: the person was deleted.
  from_user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  from_company_id uuid REFERENCES companies (id),
  to_kind text NOT NULL CHECK (to_kind IN ('person', 'pool', 'park', 'held', 'expired')),
  to_user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  to_company_id uuid REFERENCES companies (id),
  booking_id uuid REFERENCES parking_bookings (id),
  day date,
  half text CHECK (half IN ('am', 'pm')),
  grant_id uuid REFERENCES parking_grants (id),
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  -- Names the event, so that the same event never counts twice.
  idempotency_key text NOT NULL CONSTRAINT parking_credit_lines_once UNIQUE,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT parking_credit_lines_two_accounts CHECK (from_kind <> to_kind),
  CONSTRAINT parking_credit_lines_from CHECK ((from_kind = 'pool') = (from_company_id IS NOT NULL) AND (from_kind = 'person' OR from_user_id IS NULL)),
  CONSTRAINT parking_credit_lines_to CHECK ((to_kind = 'pool') = (to_company_id IS NOT NULL) AND (to_kind = 'person' OR to_user_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX parking_credit_lines_from_user ON parking_credit_lines (from_user_id, id) WHERE from_user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX parking_credit_lines_to_user ON parking_credit_lines (to_user_id, id) WHERE to_user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX parking_credit_lines_from_company ON parking_credit_lines (from_company_id, id) WHERE from_company_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX parking_credit_lines_to_company ON parking_credit_lines (to_company_id, id) WHERE to_company_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX parking_credit_lines_booking ON parking_credit_lines (booking_id) WHERE booking_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX parking_credit_lines_at ON parking_credit_lines (at);
--> statement-breakpoint
-- What was paid for a half: held until the half begins, then earned by the releasing side; or refunded before.
CREATE TABLE parking_payments (
  booking_id uuid NOT NULL REFERENCES parking_bookings (id),
  half text NOT NULL CHECK (half IN ('am', 'pm')),
  day date NOT NULL,
  credits integer NOT NULL CHECK (credits > 0),
  payer_kind text NOT NULL CHECK (payer_kind IN ('person', 'pool')),
  payer_user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The payer's company: its pool pays for a guest, and receives what a person who is gone would have received.
  payer_company_id uuid NOT NULL REFERENCES companies (id),
  earner_kind text NOT NULL CHECK (earner_kind IN ('person', 'pool', 'park')),
  earner_user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  earner_company_id uuid REFERENCES companies (id),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'earned', 'refunded')),
  ended_at timestamptz,
  PRIMARY KEY (booking_id, half),
  CONSTRAINT parking_payments_earner CHECK (earner_kind = 'park' OR earner_company_id IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX parking_payments_held ON parking_payments (day, half) WHERE state = 'held';
--> statement-breakpoint
CREATE TABLE parking_park_account (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  credits integer NOT NULL DEFAULT 0 CONSTRAINT parking_park_account_not_negative CHECK (credits >= 0)
);
--> statement-breakpoint
INSERT INTO parking_credit_lines (amount, reason, from_kind, from_user_id, to_kind, to_user_id, booking_id, day, half, grant_id, idempotency_key, at)
SELECT abs(e.delta),
  CASE e.reason WHEN 'release' THEN 'earning' ELSE e.reason END,
  CASE
    WHEN e.delta < 0 THEN 'person'
    WHEN e.reason IN ('cancellation', 'recall', 'release') AND p.half IS NOT NULL THEN 'held'
    ELSE 'issued' END,
  CASE WHEN e.delta < 0 THEN e.user_id END,
  CASE
    WHEN e.delta > 0 THEN 'person'
    WHEN e.reason = 'booking' AND p.half IS NOT NULL THEN 'held'
    WHEN e.reason = 'booking' THEN 'park'
    ELSE 'expired' END,
  CASE WHEN e.delta > 0 THEN e.user_id END,
  e.booking_id, b.day, p.half, e.grant_id, e.idempotency_key, e.at
FROM parking_credit_entries e
LEFT JOIN parking_bookings b ON b.id = e.booking_id
LEFT JOIN LATERAL (
  SELECT paid.half FROM (SELECT split_part(e.idempotency_key, ':', 3) AS half) paid
  WHERE paid.half IN ('am', 'pm') AND EXISTS (
    SELECT 1 FROM parking_credit_entries booked
    JOIN parking_booking_halves h ON h.booking_id = booked.booking_id AND h.half = paid.half
    WHERE booked.idempotency_key = 'booking:' || e.booking_id || ':' || paid.half AND booked.delta < 0)
) p ON true
ORDER BY e.id;
--> statement-breakpoint
INSERT INTO parking_payments (booking_id, half, day, credits, payer_kind, payer_user_id, payer_company_id,
  earner_kind, earner_user_id, earner_company_id, state, ended_at)
SELECT b.id, line.half, b.day, line.amount, 'person', line.from_user_id, b.company_id,
  CASE WHEN r.earns_to = 'person' AND r.released_by IS NOT NULL AND s.company_id IS NOT NULL THEN 'person'
    WHEN s.company_id IS NOT NULL THEN 'pool' ELSE 'park' END,
  CASE WHEN r.earns_to = 'person' THEN r.released_by END,
  s.company_id,
  CASE WHEN back.id IS NOT NULL THEN 'refunded' WHEN h.state = 'booked' AND b.day >= current_date THEN 'held' ELSE 'earned' END,
  CASE WHEN back.id IS NOT NULL THEN back.at WHEN h.state = 'booked' AND b.day >= current_date THEN NULL ELSE now() END
FROM parking_credit_lines line
JOIN parking_bookings b ON b.id = line.booking_id
JOIN parking_spots s ON s.id = b.spot_id
JOIN parking_booking_halves h ON h.booking_id = b.id AND h.half = line.half
LEFT JOIN parking_releases r ON r.id = h.release_id
LEFT JOIN LATERAL (
  SELECT c.id, c.at FROM parking_credit_lines c
  WHERE c.booking_id = b.id AND c.half = line.half AND c.from_kind = 'held' AND c.amount = line.amount ORDER BY c.id LIMIT 1
) back ON true
WHERE line.to_kind = 'held';
--> statement-breakpoint
-- What was paid for halves that are over went nowhere until now; it belongs to the park, so that no person's balance changes.
INSERT INTO parking_credit_lines (amount, reason, from_kind, to_kind, booking_id, day, half, idempotency_key, at)
SELECT credits, 'earning', 'held', 'park', booking_id, day, half, 'earning:' || booking_id || ':' || half, now()
FROM parking_payments WHERE state = 'earned' ORDER BY day, booking_id, half;
--> statement-breakpoint
INSERT INTO parking_credit_lines (amount, reason, from_kind, from_company_id, to_kind, to_company_id, booking_id, grant_id, idempotency_key, at)
SELECT abs(delta), CASE reason WHEN 'release' THEN 'earning' ELSE reason END,
  CASE WHEN delta > 0 THEN 'issued' ELSE 'pool' END, CASE WHEN delta < 0 THEN company_id END,
  CASE WHEN delta > 0 THEN 'pool' ELSE 'expired' END, CASE WHEN delta > 0 THEN company_id END,
  booking_id, grant_id, 'pool:' || idempotency_key, at
FROM parking_pool_entries ORDER BY id;
--> statement-breakpoint
-- Balances that the entries do not explain get an opening line. A person who was deleted took the rest along: it expires.
WITH people AS (
  SELECT account.user_id, sum(account.delta)::int AS known FROM (
    SELECT to_user_id AS user_id, amount AS delta FROM parking_credit_lines WHERE to_kind = 'person'
    UNION ALL SELECT from_user_id, -amount FROM parking_credit_lines WHERE from_kind = 'person'
  ) account GROUP BY account.user_id
), gaps AS (
  SELECT u.id, 'opening:' || u.id AS key, u.parkshare_credits - coalesce(p.known, 0) AS gap FROM users u LEFT JOIN people p ON p.user_id = u.id
  UNION ALL SELECT NULL, 'opening:deleted', -known FROM people WHERE user_id IS NULL
)
INSERT INTO parking_credit_lines (amount, reason, from_kind, from_user_id, to_kind, to_user_id, idempotency_key)
SELECT abs(gap), 'correction', CASE WHEN gap > 0 THEN 'issued' ELSE 'person' END, CASE WHEN gap < 0 THEN id END,
  CASE WHEN gap > 0 THEN 'person' ELSE 'expired' END, CASE WHEN gap > 0 THEN id END, key
FROM gaps WHERE gap <> 0;
--> statement-breakpoint
WITH pools AS (
  SELECT account.company_id, sum(account.delta)::int AS known FROM (
    SELECT to_company_id AS company_id, amount AS delta FROM parking_credit_lines WHERE to_kind = 'pool'
    UNION ALL SELECT from_company_id, -amount FROM parking_credit_lines WHERE from_kind = 'pool'
  ) account GROUP BY account.company_id
), gaps AS (
  SELECT t.company_id, t.pool_credits - coalesce(p.known, 0) AS gap FROM parking_company_terms t LEFT JOIN pools p USING (company_id)
)
INSERT INTO parking_credit_lines (amount, reason, from_kind, from_company_id, to_kind, to_company_id, idempotency_key)
SELECT abs(gap), 'correction', CASE WHEN gap > 0 THEN 'issued' ELSE 'pool' END, CASE WHEN gap < 0 THEN company_id END,
  CASE WHEN gap > 0 THEN 'pool' ELSE 'expired' END, CASE WHEN gap > 0 THEN company_id END, 'opening:pool:' || company_id
FROM gaps WHERE gap <> 0;
--> statement-breakpoint
INSERT INTO parking_park_account (credits) SELECT coalesce(sum(amount), 0) FROM parking_credit_lines WHERE to_kind = 'park';
--> statement-breakpoint
-- AFTER, so that a line refused by ON CONFLICT DO NOTHING changes no balance. The checks on the balances refuse what is not
-- there; the row locks of the updates make parallel spending queue up. People before pools before the park avoids deadlocks.
CREATE FUNCTION count_parking_credit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.from_kind = 'person' AND NEW.from_user_id IS NOT NULL THEN
    UPDATE users SET parkshare_credits = parkshare_credits - NEW.amount WHERE id = NEW.from_user_id;
  ELSIF NEW.from_kind = 'person' AND NEW.reason <> 'leaving' THEN
    RAISE EXCEPTION 'a credit line needs its person' USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF NEW.to_kind = 'person' THEN
    UPDATE users SET parkshare_credits = parkshare_credits + NEW.amount WHERE id = NEW.to_user_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a credit line needs its person' USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  IF NEW.from_kind = 'pool' OR NEW.to_kind = 'pool' THEN
    INSERT INTO parking_company_terms (company_id) VALUES (coalesce(NEW.from_company_id, NEW.to_company_id)) ON CONFLICT DO NOTHING;
    UPDATE parking_company_terms SET pool_credits = pool_credits + CASE WHEN NEW.to_kind = 'pool' THEN NEW.amount ELSE -NEW.amount END
    WHERE company_id = coalesce(NEW.from_company_id, NEW.to_company_id);
  END IF;
  IF NEW.from_kind = 'park' OR NEW.to_kind = 'park' THEN
    INSERT INTO parking_park_account DEFAULT VALUES ON CONFLICT DO NOTHING;
    UPDATE parking_park_account SET credits = credits + CASE WHEN NEW.to_kind = 'park' THEN NEW.amount ELSE -NEW.amount END;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_credit_lines_count AFTER INSERT ON parking_credit_lines
  FOR EACH ROW EXECUTE FUNCTION count_parking_credit_line();
--> statement-breakpoint
-- The one change a ledger allows: deleting a person takes the name off the lines.
CREATE FUNCTION refuse_credit_line_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names CONSTANT text[] := '{from_user_id,to_user_id,actor_id}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - names = to_jsonb(OLD) - names
    AND (NEW.from_user_id IS NULL OR NEW.from_user_id = OLD.from_user_id)
    AND (NEW.to_user_id IS NULL OR NEW.to_user_id = OLD.to_user_id)
    AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the credit ledger is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_credit_lines_append_only BEFORE UPDATE OR DELETE ON parking_credit_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_credit_line_change();
--> statement-breakpoint
CREATE TRIGGER parking_credit_lines_never_emptied BEFORE TRUNCATE ON parking_credit_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_line_change();
--> statement-breakpoint
-- The credits of a person who is deleted go to the company's pool.
CREATE FUNCTION keep_credits_of_deleted_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parking_credit_lines (amount, reason, from_kind, to_kind, to_company_id, idempotency_key)
  VALUES (OLD.parkshare_credits, 'leaving', 'person', 'pool', OLD.company_id, 'deleted:' || OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_keep_credits AFTER DELETE ON users
  FOR EACH ROW WHEN (OLD.parkshare_credits > 0) EXECUTE FUNCTION keep_credits_of_deleted_person();
--> statement-breakpoint
-- During an upgrade, processes of the previous version still write entries. Each becomes a line; the entry itself counts no more.
DROP TRIGGER parking_credit_entries_count ON parking_credit_entries;
--> statement-breakpoint
CREATE FUNCTION forward_parking_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part text := split_part(NEW.idempotency_key, ':', 3);
  is_paid boolean := false;
BEGIN
  IF NEW.booking_id IS NOT NULL AND part IN ('am', 'pm') AND NEW.reason = 'booking' THEN
    INSERT INTO parking_payments (booking_id, half, day, credits, payer_kind, payer_user_id, payer_company_id, earner_kind, earner_company_id)
    SELECT b.id, part, b.day, -NEW.delta, 'person', NEW.user_id, b.company_id,
      CASE WHEN s.company_id IS NULL THEN 'park' ELSE 'pool' END, s.company_id
    FROM parking_bookings b JOIN parking_spots s ON s.id = b.spot_id WHERE b.id = NEW.booking_id
    ON CONFLICT DO NOTHING;
    is_paid := FOUND;
  ELSIF NEW.booking_id IS NOT NULL AND part IN ('am', 'pm') AND NEW.reason = 'cancellation' THEN
    UPDATE parking_payments SET state = 'refunded', ended_at = NEW.at
    WHERE booking_id = NEW.booking_id AND half = part AND state = 'held' AND credits = NEW.delta;
    is_paid := FOUND;
    IF NOT is_paid THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO parking_credit_lines (amount, reason, from_kind, from_user_id, to_kind, to_user_id, booking_id, day, half, grant_id, idempotency_key, at)
  VALUES (abs(NEW.delta), CASE NEW.reason WHEN 'release' THEN 'earning' ELSE NEW.reason END,
    CASE WHEN NEW.delta < 0 THEN 'person' WHEN is_paid THEN 'held' ELSE 'issued' END, CASE WHEN NEW.delta < 0 THEN NEW.user_id END,
    CASE WHEN NEW.delta > 0 THEN 'person' WHEN is_paid THEN 'held' ELSE 'expired' END, CASE WHEN NEW.delta > 0 THEN NEW.user_id END,
    NEW.booking_id, (SELECT day FROM parking_bookings WHERE id = NEW.booking_id), CASE WHEN is_paid THEN part END,
    NEW.grant_id, NEW.idempotency_key, NEW.at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parking_credit_entries_forward AFTER INSERT ON parking_credit_entries
  FOR EACH ROW EXECUTE FUNCTION forward_parking_credit_entry();
