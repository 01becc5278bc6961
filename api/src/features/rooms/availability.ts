/** The day's calendar of the rooms that match the filters, and whether the wished slot can be booked in each. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Language } from '@park/contract/texts';
import { dayInterval, dayOf, momentAt, plusMinutes, wire, type Interval } from '../../core/time/park-time';
import type { Park } from '../../core/context/app-context';
import type { Person } from '../../http/access/person';
import { busyAnswer, roomAnswer } from './answers';
import { bookerOf, readerOf } from './booker';
import { openingOn, withinDay } from './opening-hours';
import { decide, isTaken, minutesByMonth, type Booker } from './rules';
import {
  blockingsOf,
  calendarOf,
  chargeableContracts,
  equipmentNames,
  quotaLeft,
  roomsInReach,
  type Blocking,
  type CalendarEntry,
  type RoomRow,
} from './store';

type Query = ParsedCallInput<'GET /api/rooms/availability'>['query'];

export async function roomAvailability(
  park: Park,
  person: Person,
  language: Language,
  query: Query,
): Promise<CallResponse<'GET /api/rooms/availability'>> {
  const zone = park.configuration.parkTimeZone;
  const date = query.date ?? dayOf(park.clock(), zone);
  const day = dayInterval(date, zone);
  const booker = bookerOf(person);
  const [inReach, names] = await Promise.all([
    roomsInReach(park.database, booker),
    equipmentNames(park.database, language),
  ]);
  const shown = inReach.filter((room) => matches(room, query));
  const wish = wishOf(query, date, zone);
  const situation = await readSituation(park, { person, rooms: shown, during: around(day, wish), wish, language });
  const buildings = new Map(inReach.map(({ building }) => [building.id, building]));
  return {
    date,
    timeZone: zone,
    day: wire(day),
    wish: wish && wire(wish),
    reach: booker.managesRooms ? 'all' : inReach.length > 0 ? 'contracts' : 'none',
    rooms: shown.map((room) => {
      const entries = situation.calendar.filter(({ roomId }) => roomId === room.id);
      const blockings = situation.blockings.filter(({ roomId }) => roomId === room.id);
      const refusal = wish && situation.refusalOf(room, wish);
      return {
        room: roomAnswer(room, names),
        opening: openingOn(room.openingHours, date, zone)
          .flatMap((open) => withinDay(open, date, zone) ?? [])
          .map(wire),
        busy: busyAnswer(entries, blockings, day, readerOf(person)),
        wish: wish && { isFree: refusal === null, refusal },
      };
    }),
    choices: {
      buildings: [...buildings.values()],
      equipment: [...names]
        .filter(([id]) => inReach.some((room) => room.equipment.includes(id)))
        .map(([id, name]) => ({ id, name })),
      largestCapacity: Math.max(0, ...inReach.map(({ capacity }) => capacity)),
    },
  };
}

/** Calendars of some rooms in a stretch of time, and the decision on any slot within it. */
export interface Situation {
  calendar: CalendarEntry[];
  blockings: Blocking[];
  refusalOf(room: RoomRow, slot: Interval): RoomRefusal | null;
  /** The same without the reason, and cheap where somebody has the room: alternatives ask about many slots. */
  isFree(room: RoomRow, slot: Interval): boolean;
}

interface SituationQuestion {
  person: Person;
  rooms: readonly RoomRow[];
  during: Interval;
  /** Its months are the ones whose quotas count; null when no slot will be asked about. */
  wish: Interval | null;
  language: Language;
}

export async function readSituation(
  park: Park,
  { person, rooms, during, wish, language }: SituationQuestion,
): Promise<Situation> {
  const zone = park.configuration.parkTimeZone;
  const now = park.clock();
  const booker: Booker = bookerOf(person);
  const ids = rooms.map(({ id }) => id);
  const months = wish ? [...minutesByMonth(wish, zone).keys()] : [];
  const [calendar, blockings, left] = await Promise.all([
    calendarOf(park.database, ids, during),
    blockingsOf(park.database, ids, during, language),
    quotaLeft(
      park.database,
      { companyId: person.companyId, contractIds: wish ? chargeableContracts(rooms, booker) : [], months, zone },
      { lock: false },
    ),
  ]);
  const refusalOf: Situation['refusalOf'] = (room, slot) => {
    const decision = decide(room, booker, slot, {
      now,
      zone,
      blocked: closedTo(person, blockings, room.id),
      held: heldIn(calendar, room.id),
      quotaLeft: left,
    });
    return 'refusal' in decision ? decision.refusal : null;
  };
  return {
    calendar,
    blockings,
    refusalOf,
    isFree: (room, slot) => !isTaken(room, slot, heldIn(calendar, room.id)) && refusalOf(room, slot) === null,
  };
}

/** Times at which a room is closed for a person. */
export const closedTo = (person: Person, blockings: readonly Blocking[], roomId: string): Interval[] =>
  blockings.filter(
    (blocking) => blocking.roomId === roomId && !(person.role !== null && blocking.allowedRoles.includes(person.role)),
  );

/** Times that accepted bookings keep; requests that wait for approval keep none. */
export const heldIn = (calendar: readonly CalendarEntry[], roomId: string): Interval[] =>
  calendar
    .filter((entry) => entry.roomId === roomId && entry.state === 'booked')
    .map(({ start, heldUntil }) => ({ start, end: heldUntil }));

/** An interval with room for the longest buffers and shifts on both sides. */
export const widened = ({ start, end }: Interval): Interval => ({
  start: plusMinutes(start, -180),
  end: plusMinutes(end, 180),
});

const around = (day: Interval, wish: Interval | null): Interval =>
  widened({ start: day.start, end: wish && wish.end > day.end ? wish.end : day.end });

function wishOf({ from, duration }: Query, date: string, zone: string): Interval | null {
  if (from === undefined || duration === undefined) return null;
  const start = momentAt(date, from, zone);
  return { start, end: plusMinutes(start, duration) };
}

const matches = (room: RoomRow, { capacity, equipment, building }: Query): boolean =>
  (capacity === undefined || room.capacity >= capacity) &&
  (equipment === undefined || equipment.every((id) => room.equipment.includes(id))) &&
  (building === undefined || room.building.id === building);
