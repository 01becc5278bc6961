/** Rules between rooms, quotas and bookings of rooms. */
import { isOpenThroughout } from '../../features/rooms';
import { momentAt, plusMinutes, type Interval } from '../../core/time/park-time';
import { bookingDays, bookingSlot } from './booking-dates';
import type { CatalogWords } from './catalog-words';
import type { ParkFolder, RoomBookingRow, RoomRow } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<
  ParkFolder,
  'buildings' | 'companies' | 'people' | 'rooms' | 'quotas' | 'roomBookings' | 'roomClosures'
>;

/** Adds problems and throws nothing. */
export function checkRooms(part: Part, words: CatalogWords, zone: string, problems: ProblemList): void {
  const references = new ReferenceCheck(problems);
  const buildings = byKey(part.buildings);
  for (const { line, building, equipment } of part.rooms) {
    references.expect({ file: 'rooms.csv', line, field: 'building' }, building, buildings, 'buildings.csv');
    for (const thing of equipment)
      references.expect(
        { file: 'rooms.csv', line, field: 'equipment' },
        thing,
        words.of('room-equipment'),
        'the catalog room-equipment',
      );
  }
  checkParts(part, references);
  const companies = byKey(part.companies);
  for (const { line, company } of part.quotas)
    references.expect({ file: 'quotas.csv', line, field: 'company' }, company, companies, 'companies.csv');
  checkBookings(part, zone, references);
  checkClosures(part, zone, references);
}

/** A part is another room, which is not combined itself. */
function checkParts({ rooms }: Part, references: ReferenceCheck): void {
  const roomsByKey = byKey(rooms);
  for (const { key, line, parts } of rooms)
    for (const part of parts) {
      const at = { file: 'rooms.csv', line, field: 'parts' };
      if (!references.expect(at, part, roomsByKey, 'rooms.csv')) continue;
      if (part === key || (roomsByKey.get(part)?.parts.length ?? 0) > 0)
        references.tell(at, `"${part}" is combined itself, or is this room`);
    }
}

/** A closed room has no booking at that time. */
function checkClosures({ rooms, roomBookings, roomClosures }: Part, zone: string, references: ReferenceCheck): void {
  const roomsByKey = byKey(rooms);
  for (const closure of roomClosures) {
    const at = (field: string) => ({ file: 'room-closures.csv', line: closure.line, field });
    for (const key of closure.rooms) references.expect(at('rooms'), key, roomsByKey, 'rooms.csv');
    const start = momentAt(closure.first_day, closure.from, zone);
    const end = momentAt(closure.last_day, closure.until, zone);
    if (end <= start) {
      references.tell(
        at('until'),
        `${closure.last_day} ${closure.until} is not after ${closure.first_day} ${closure.from}`,
      );
      continue;
    }
    for (const booking of roomBookings) {
      if (!closure.rooms.includes(booking.room)) continue;
      const day = bookingDays(booking).find((date) => {
        const slot = bookingSlot(booking, date, zone);
        return slot.start < end && start < slot.end;
      });
      if (day) {
        references.tell(at('rooms'), `has a booking on ${day}, line ${booking.line} of room-bookings.csv`);
        break;
      }
    }
  }
}

interface Held {
  start: Date;
  end: Date;
  line: number;
}

function checkBookings({ rooms, people, roomBookings }: Part, zone: string, references: ReferenceCheck): void {
  const roomsByKey = byKey(rooms);
  const peopleByKey = byKey(people);
  const held = new Map<string, Held[]>();
  for (const booking of roomBookings) {
    const at = (field: string) => ({ file: 'room-bookings.csv', line: booking.line, field });
    const roomThere = references.expect(at('room'), booking.room, roomsByKey, 'rooms.csv');
    const personThere = references.expect(at('person'), booking.person, peopleByKey, 'people.csv');
    if (booking.until <= booking.from) {
      references.tell(at('until'), `${booking.until} is not after ${booking.from}`);
      continue;
    }
    const room = roomsByKey.get(booking.room);
    const person = peopleByKey.get(booking.person);
    if (!roomThere || !personThere || !room || !person) continue;
    if (
      booking.contract !== null &&
      !(person.contracts.includes(booking.contract) && room.contracts.includes(booking.contract))
    ) {
      references.tell(at('contract'), `${booking.contract} is not a contract of both the person and the room`);
    }
    for (const day of bookingDays(booking)) {
      const slot = bookingSlot(booking, day, zone);
      if (!isOpenThroughout(room.opening_hours, slot, zone))
        references.tell(at('from'), `${room.name} is not open from ${booking.from} to ${booking.until} on ${day}`);
      if (booking.state === 'booked') checkFree(held, room, booking, slot, references);
    }
  }
}

/** A booking holds its room and the parts of it. */
function checkFree(
  held: Map<string, Held[]>,
  room: RoomRow,
  booking: RoomBookingRow,
  { start, end }: Interval,
  references: ReferenceCheck,
): void {
  const keys = [room.key, ...room.parts];
  const buffered = { start, end: plusMinutes(end, room.buffer_minutes), line: booking.line };
  const other = keys
    .flatMap((key) => held.get(key) ?? [])
    .find((one) => one.start < buffered.end && buffered.start < one.end);
  if (other)
    references.tell(
      { file: 'room-bookings.csv', line: booking.line, field: 'from' },
      `overlaps the booking on line ${other.line}, time between bookings included`,
    );
  else for (const key of keys) held.set(key, [...(held.get(key) ?? []), buffered]);
}
