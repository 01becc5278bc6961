/** The day's calendar of the rooms that match the filters, and whether the requested slot can be booked in each. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Language } from '@park/contract/texts';
import { dayInterval, dayOf, momentAt, plusMinutes, isoInterval, type Interval } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import type { Person } from '../../http/access/person';
import { busyIntervals, roomResponse } from './responses';
import { bookerOf, viewerOf } from './booker';
import { findCompanyEnd } from './company-end';
import { getDaySummary } from './day-summary';
import { openIntervals, clipToDay } from './opening-hours';
import { loadPersonalUse } from './personal-limits';
import { decideSlot, isTaken, minutesByMonth, type Booker } from './rules';
import { listBlockings, listCalendarEntries, type Blocking, type CalendarEntry } from './calendar-entries';
import { chargeableContracts, getRemainingQuota } from './quota-usage';
import { listEquipmentNames, listBookableRooms, type RoomRow } from './store';

type Query = ParsedCallInput<'GET /api/rooms/availability'>['query'];

/**
 * The day of every room in the person's reach that matches the filters. `date` is a day of the park, today by default.
 */
export async function getRoomAvailability(
  context: AppContext,
  person: Person,
  language: Language,
  query: Query,
): Promise<CallResponse<'GET /api/rooms/availability'>> {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const date = query.date ?? dayOf(now, zone);
  const day = dayInterval(date, zone);
  const booker = bookerOf(person);
  const [inReach, names] = await Promise.all([
    listBookableRooms(context.database, booker),
    listEquipmentNames(context.database, language),
  ]);
  const shown = inReach.filter((room) => matchesFilters(room, query));
  const requested = requestedSlot(query, date, zone);
  const checker = await loadSlotChecker(context, {
    person,
    rooms: shown,
    during: around(day, requested),
    requested,
    language,
  });
  const buildings = new Map(inReach.map(({ building }) => [building.id, building]));
  return {
    date,
    timeZone: zone,
    day: isoInterval(day),
    requestedSlot: requested && isoInterval(requested),
    reach: booker.managesRooms ? 'all' : inReach.length > 0 ? 'contracts' : 'none',
    rooms: shown.map((room) => {
      const entries = checker.calendar.filter(({ roomId }) => roomId === room.id);
      const blockings = checker.blockings.filter(({ roomId }) => roomId === room.id);
      const refusal = requested && checker.refusalOf(room, requested);
      return {
        room: roomResponse(room, names),
        opening: openIntervals(room.openingHours, date, zone)
          .flatMap((open) => clipToDay(open, date, zone) ?? [])
          .map(isoInterval),
        busy: busyIntervals(entries, blockings, day, viewerOf(person), now),
        requestedSlot: requested && { isFree: refusal === null, refusal },
      };
    }),
    ...(await getDaySummary(context, person, { date, shown, inReach })),
    choices: {
      buildings: [...buildings.values()],
      equipment: [...names]
        .filter(([id]) => inReach.some((room) => room.equipment.includes(id)))
        .map(([id, name]) => ({ id, name })),
      largestCapacity: Math.max(0, ...inReach.map(({ capacity }) => capacity)),
    },
  };
}

/** The calendars of some rooms in an interval, and the decision on any slot within it. */
export interface SlotChecker {
  calendar: CalendarEntry[];
  blockings: Blocking[];
  refusalOf(room: RoomRow, slot: Interval): RoomRefusal | null;
  /** The same without the reason, and faster for taken slots, because the search for alternatives checks many. */
  isFree(room: RoomRow, slot: Interval): boolean;
}

interface SlotCheckerQuery {
  person: Person;
  /** Whose limits and hours count, if not the person's. */
  owner?: { id: string; companyId: string } | undefined;
  rooms: readonly RoomRow[];
  during: Interval;
  /** Quotas are loaded for its months; null when no slot will be checked. */
  requested: Interval | null;
  language: Language;
  /** Occurrences that are about to change, which hold nothing and count nothing. */
  ignoring?: readonly string[];
}

/**
 * Loads what deciding about slots needs, once for many rooms. It locks nothing, so booking decides again; `ignoring`
 * are ids of dates that a change replaces.
 */
export async function loadSlotChecker(
  context: AppContext,
  { person, owner, rooms, during, requested, language, ignoring = [] }: SlotCheckerQuery,
): Promise<SlotChecker> {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const { id: ownerId, companyId } = owner ?? person;
  const own = bookerOf(person);
  // Contracts of the person charge hours of their own company only.
  const booker: Booker = companyId === person.companyId ? own : { ...own, contractIds: [] };
  const ids = rooms.map(({ id }) => id);
  const months = requested ? [...minutesByMonth(requested, zone).keys()] : [];
  // One after the other: a command that is refused has one connection, which runs one query at a time.
  const { database } = context;
  const entries = await listCalendarEntries(database, ids, during, now);
  const blockings = await listBlockings(database, ids, during, language);
  const use = requested ? await loadPersonalUse(database, { ownerId, now, during: requested, zone, ignoring }) : null;
  const contractIds = requested ? chargeableContracts(rooms, booker) : [];
  const left = await getRemainingQuota(
    database,
    { companyId, contractIds, months, zone, now, ignoring },
    { lock: false },
  );
  const companyEnd = requested ? await findCompanyEnd(database, companyId, zone) : null;
  const calendar = entries.filter(({ id }) => !ignoring.includes(id));
  const refusalOf: SlotChecker['refusalOf'] = (room, slot) => {
    const decision = decideSlot(room, booker, slot, {
      now,
      zone,
      blocked: blockedIntervals(person, blockings, room.id),
      held: heldIntervals(calendar, room.id),
      quotaLeft: left,
      companyEnd,
      personal: use && { use, limits: context.configuration.roomLimits, isSeries: false },
    });
    return 'refusal' in decision ? decision.refusal : null;
  };
  return {
    calendar,
    blockings,
    refusalOf,
    isFree: (room, slot) => !isTaken(room, slot, heldIntervals(calendar, room.id)) && refusalOf(room, slot) === null,
  };
}

/** Times at which a room is closed for a person. */
export const blockedIntervals = (person: Person, blockings: readonly Blocking[], roomId: string): Interval[] =>
  blockings.filter(
    (blocking) =>
      blocking.roomId === roomId &&
      !(person.role !== null && blocking.allowedRoles.includes(person.role)) &&
      !blocking.allowedCompanyIds.includes(person.companyId),
  );

/** Times held by accepted bookings. Pending requests hold none. */
export const heldIntervals = (calendar: readonly CalendarEntry[], roomId: string): Interval[] =>
  calendar
    .filter((entry) => entry.roomId === roomId && entry.state === 'booked')
    .map(({ start, heldUntil }) => ({ start, end: heldUntil }));

/** An interval extended on both sides by the maximum buffer and shift. */
export const withMargin = ({ start, end }: Interval): Interval => ({
  start: plusMinutes(start, -180),
  end: plusMinutes(end, 180),
});

const around = (day: Interval, requested: Interval | null): Interval =>
  withMargin({ start: day.start, end: requested && requested.end > day.end ? requested.end : day.end });

function requestedSlot({ from, duration }: Query, date: string, zone: string): Interval | null {
  if (from === undefined || duration === undefined) return null;
  const start = momentAt(date, from, zone);
  return { start, end: plusMinutes(start, duration) };
}

/** Whether a room has what the filters ask for. */
export const matchesFilters = (
  room: RoomRow,
  { capacity, equipment, building }: Pick<Query, 'capacity' | 'equipment' | 'building'>,
): boolean =>
  (capacity === undefined || room.capacity >= capacity) &&
  (equipment === undefined || equipment.every((id) => room.equipment.includes(id))) &&
  (building === undefined || room.building.id === building);
