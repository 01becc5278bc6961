-- Registration for events: places, a waitlist, and when people can register.
ALTER TABLE events
  ADD COLUMN has_registration boolean NOT NULL DEFAULT false,
  -- Null: as many as want to come.
  ADD COLUMN registration_capacity integer CHECK (registration_capacity > 0),
  -- Null: from the publication on, and until the event begins.
  ADD COLUMN registration_opens_at timestamptz(3),
  ADD COLUMN registration_closes_at timestamptz(3);
--> statement-breakpoint
CREATE TABLE event_registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('registered', 'waiting', 'cancelled')),
  -- Places are numbered from 1 to the capacity, so that two people cannot get the last one.
  place integer CHECK (place > 0),
  -- Order of the waitlist.
  asked_at timestamptz(3) NOT NULL,
  -- When the person got the place.
  registered_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT event_registrations_place CHECK ((state = 'registered') = (place IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX event_registrations_person ON event_registrations (event_id, user_id) WHERE state <> 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX event_registrations_taken ON event_registrations (event_id, place) WHERE state = 'registered';
--> statement-breakpoint
CREATE INDEX event_registrations_waiting ON event_registrations (event_id, asked_at, id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX event_registrations_user ON event_registrations (user_id);
--> statement-breakpoint
-- A place beyond the capacity is refused when it is given; places given before the capacity went down stay.
CREATE FUNCTION refuse_place_beyond_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
BEGIN
  SELECT registration_capacity INTO allowed FROM public.events WHERE id = NEW.event_id FOR SHARE;
  IF NEW.place > allowed THEN
    RAISE EXCEPTION 'the event has % places', allowed USING ERRCODE = 'check_violation', CONSTRAINT = 'event_registrations_capacity';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_registrations_given BEFORE INSERT OR UPDATE OF place ON event_registrations
  FOR EACH ROW WHEN (NEW.place IS NOT NULL) EXECUTE FUNCTION refuse_place_beyond_capacity();
