-- Credits that each person of a company receives from the pool on the 1st, as far as the pool reaches; 0: by hand only.
ALTER TABLE parking_company_terms ADD COLUMN person_monthly integer NOT NULL DEFAULT 0
  CONSTRAINT parking_company_terms_person_monthly CHECK (person_monthly >= 0);
--> statement-breakpoint
-- A lot with check-in has a code at its entrance: who has a spot opens it there when the half has begun.
ALTER TABLE parking_lots
  ADD COLUMN has_check_in boolean NOT NULL DEFAULT false,
  ADD COLUMN check_in_code text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '')
    CONSTRAINT parking_lots_check_in_code UNIQUE;
--> statement-breakpoint
ALTER TABLE parking_booking_halves ADD COLUMN checked_in_at timestamptz;
--> statement-breakpoint
CREATE INDEX parking_halves_not_used ON parking_booking_halves (user_id, ended_at) WHERE state = 'noShow';
