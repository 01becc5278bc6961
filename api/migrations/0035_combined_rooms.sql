-- A room that consists of others: booking the whole holds its parts, and booking a part holds the whole.
CREATE TABLE room_parts (
  whole_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  part_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  PRIMARY KEY (whole_id, part_id),
  CONSTRAINT room_parts_differ CHECK (whole_id <> part_id)
);
--> statement-breakpoint
CREATE INDEX room_parts_part ON room_parts (part_id);
--> statement-breakpoint
-- What accepted bookings hold: their room and its parts. Written by triggers only.
CREATE TABLE room_holds (
  occurrence_id uuid NOT NULL REFERENCES room_occurrences (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  held tstzrange NOT NULL,
  PRIMARY KEY (occurrence_id, room_id)
);
--> statement-breakpoint
INSERT INTO room_holds (occurrence_id, room_id, held)
  SELECT id, room_id, held FROM room_occurrences WHERE state = 'booked';
--> statement-breakpoint
-- The rule that decides who has a room moves to what is held, under the name that the api knows.
ALTER TABLE room_occurrences DROP CONSTRAINT room_occurrences_one_at_a_time;
--> statement-breakpoint
ALTER TABLE room_holds
  ADD CONSTRAINT room_occurrences_one_at_a_time EXCLUDE USING gist (room_id WITH =, held WITH &&);
--> statement-breakpoint
CREATE FUNCTION hold_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM room_holds WHERE occurrence_id = NEW.id;
  END IF;
  IF NEW.state = 'booked' THEN
    INSERT INTO room_holds (occurrence_id, room_id, held)
      SELECT NEW.id, NEW.room_id, NEW.held
      UNION ALL
      SELECT NEW.id, part_id, NEW.held FROM room_parts WHERE whole_id = NEW.room_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_occurrences_hold
  AFTER INSERT OR UPDATE OF room_id, starts_at, ends_at, buffer_minutes, state ON room_occurrences
  FOR EACH ROW EXECUTE FUNCTION hold_room();
--> statement-breakpoint
-- A combination that coming bookings contradict is refused by the same rule.
CREATE FUNCTION hold_room_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO room_holds (occurrence_id, room_id, held)
      SELECT id, NEW.part_id, held FROM room_occurrences
      WHERE room_id = NEW.whole_id AND state = 'booked' AND ends_at > now();
  ELSE
    DELETE FROM room_holds h USING room_occurrences o
      WHERE h.occurrence_id = o.id AND o.room_id = OLD.whole_id AND h.room_id = OLD.part_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_parts_hold AFTER INSERT OR DELETE ON room_parts
  FOR EACH ROW EXECUTE FUNCTION hold_room_parts();
