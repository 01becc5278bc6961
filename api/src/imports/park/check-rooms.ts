/** Rules between rooms, quotas and bookings of rooms. */
import { isOpenThroughout } from '../../features/rooms';
import { momentAt, plusMinutes } from '../../core/time/park-time';
import type { CatalogWords } from './catalog-words';
import type { ParkFolder, RoomBookingRow, RoomRow } from './park-folder';
import type { ProblemList } from '../shared/park-problem';
import { byKey, ReferenceCheck } from './reference-check';

type Part = Pick<ParkFolder, 'buildings' | 'companies' | 'people' | 'rooms' | 'quotas' | 'roomBookings'>;

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
  const companies = byKey(part.companies);
  for (const { line, company } of part.quotas)
    references.expect({ file: 'quotas.csv', line, field: 'company' }, company, companies, 'companies.csv');
  checkBookings(part, zone, references);
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
    const slot = { start: momentAt(booking.day, booking.from, zone), end: momentAt(booking.day, booking.until, zone) };
    if (!isOpenThroughout(room.opening_hours, slot, zone))
      references.tell(
        at('from'),
        `${room.name} is not open from ${booking.from} to ${booking.until} on ${booking.day}`,
      );
    if (booking.state === 'booked') checkFree(held, room, booking, slot, references);
  }
}

function checkFree(
  held: Map<string, Held[]>,
  room: RoomRow,
  booking: RoomBookingRow,
  { start, end }: { start: Date; end: Date },
  references: ReferenceCheck,
): void {
  const others = held.get(room.key) ?? [];
  const buffered = { start, end: plusMinutes(end, room.buffer_minutes), line: booking.line };
  const other = others.find((one) => one.start < buffered.end && buffered.start < one.end);
  if (other)
    references.tell(
      { file: 'room-bookings.csv', line: booking.line, field: 'from' },
      `overlaps the booking on line ${other.line}, time between bookings included`,
    );
  else held.set(room.key, [...others, buffered]);
}
