/** What makes each state of rooms visible in the demo park: closures, and what the demo accounts have booked. */
import { addDays, addMonths } from '@park/domain';
import { toWorkday } from './calendar';
import type { Person } from './person';
import { several, type Row } from './rows';

/** The working day on which all states can be seen: today, or the next one. */
const firstDay = (referenceDate: string) => toWorkday(referenceDate);
const nextDay = (referenceDate: string) => toWorkday(addDays(firstDay(referenceDate), 1));

/** A room under repair for days, and two rooms closed over noon. */
export function roomClosureRows(referenceDate: string): Row[] {
  const [first, next] = [firstDay(referenceDate), nextDay(referenceDate)];
  return [
    {
      key: 'room-closure-projector',
      rooms: 'beta-seminar',
      first_day: first,
      from: '00:00',
      last_day: addDays(next, 2),
      until: '24:00',
      reason_en: 'A new projector is installed',
      reason_fr: 'Installation d’un nouveau projecteur',
    },
    ...[first, next].map((day, index) => ({
      key: `room-closure-cleaning-${index + 1}`,
      rooms: several(['shore-room', 'gamma-studio']),
      first_day: day,
      from: '12:00',
      last_day: day,
      until: '14:00',
      reason_en: 'The carpet is cleaned',
      reason_fr: 'Nettoyage de la moquette',
    })),
  ];
}

interface AccountBooking {
  person: string;
  room: string;
  day: string;
  from: string;
  until: string;
  title: string;
  people: number;
  state?: 'booked' | 'pending';
  repeatsUntil?: string;
}

/**
 * A series since last month, bookings of today and tomorrow, a request, and a booking of a combined room. Today's are in
 * rooms without check-in: a message about a missed one depends on the hour at which the demo is started.
 */
export function accountBookingRows(rooms: readonly Row[], people: readonly Person[], referenceDate: string): Row[] {
  const [first, next] = [firstDay(referenceDate), nextDay(referenceDate)];
  const bookings: AccountBooking[] = [
    {
      person: 'company-administrator',
      room: 'gamma-atelier',
      day: addDays(first, -28),
      from: '10:00',
      until: '11:00',
      title: 'Weekly team meeting',
      people: 6,
      repeatsUntil: addDays(addMonths(first, 2), 14),
    },
    {
      person: 'company-administrator',
      room: 'aurore-duo',
      day: next,
      from: '13:00',
      until: '15:00',
      title: 'Onboarding of the new colleagues',
      people: 8,
    },
    {
      person: 'company-supervisor',
      room: 'theta-observatory',
      day: first,
      from: '14:00',
      until: '15:30',
      title: 'Review with the investors',
      people: 9,
    },
    {
      person: 'company-supervisor',
      room: 'rho-flight-hall',
      day: next,
      from: '10:00',
      until: '12:00',
      title: 'Flight demonstration',
      people: 24,
      state: 'pending',
    },
    {
      person: 'facilities',
      room: 'beta-bench',
      day: next,
      from: '08:00',
      until: '08:30',
      title: 'Fire drill: briefing',
      people: 3,
    },
    {
      person: 'super-administrator',
      room: 'gamma-atelier',
      day: next,
      from: '09:00',
      until: '10:00',
      title: 'Council of the tenants',
      people: 14,
    },
  ];
  return bookings.flatMap((booking, index): Row[] => {
    const person = people.find(({ key }) => key === booking.person);
    const room = rooms.find(({ key }) => key === booking.room);
    const contract = person?.contracts.find((id) => (room?.contracts ?? '').split('|').includes(String(id)));
    if (!person || !room || contract === undefined) throw new Error(`${booking.person} cannot book ${booking.room}`);
    return [
      {
        key: `room-booking-of-account-${index + 1}`,
        room: booking.room,
        person: person.key,
        contract: String(contract),
        day: booking.day,
        from: booking.from,
        until: booking.until,
        title: booking.title,
        people: String(booking.people),
        note: '',
        state: booking.state ?? 'booked',
        arrival: room.check_in_minutes === '' ? 'unknown' : 'arrived',
        repeats_until: booking.repeatsUntil ?? '',
      },
    ];
  });
}

/** Whether a booking has its room to itself, beside bookings that are certain and closures. */
export function roomFreeBeside(certain: readonly Row[], rooms: readonly Row[], closures: readonly Row[]) {
  const bufferOf = new Map(rooms.map((room) => [room.key, Number(room.buffer_minutes)]));
  const placesOf = (key = '') => [key, ...partsIn(rooms.find((room) => room.key === key)?.parts)];
  const taken = certain
    .filter(({ state }) => state === 'booked')
    .flatMap((row) => placesOf(row.room).flatMap((room) => datesOf(row).map((day) => ({ room, day, ...timeOf(row) }))));
  return (row: Row): boolean => {
    const buffer = bufferOf.get(row.room) ?? 0;
    const { from, until } = timeOf(row);
    const isTaken = taken.some(
      (other) =>
        other.room === row.room && other.day === row.day && other.from < until + buffer && from < other.until + buffer,
    );
    return !isTaken && !closures.some((closure) => isClosed(closure, row));
  };
}

const partsIn = (cell = ''): string[] => (cell === '' ? [] : cell.split('|'));

const minutesOf = (time = ''): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = ({ from, until }: Row) => ({ from: minutesOf(from), until: minutesOf(until) });

function datesOf({ day = '', repeats_until: until = '' }: Row): string[] {
  const days = [day];
  for (let next = addDays(day, 7); next <= until; next = addDays(next, 7)) days.push(next);
  return days;
}

const isClosed = (closure: Row, { room = '', day, from, until }: Row): boolean =>
  partsIn(closure.rooms).includes(room) &&
  `${day} ${from}` < `${closure.last_day} ${closure.until}` &&
  `${closure.first_day} ${closure.from}` < `${day} ${until}`;
