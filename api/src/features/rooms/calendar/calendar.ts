/** Free times and own bookings of rooms over a week or a month. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomCalendarCell } from '@park/contract/room-calendar';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../../core/context/app-context';
import { addDays, dayInterval, overlaps, isoInterval, type Interval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { blockedIntervals, matchesFilters, withMargin } from '../availability';
import { bookerOf, canSeeDetails, viewerOf } from '../booker';
import { getDaySummary } from '../day-summary';
import { clipToDay, openIntervals } from '../opening-hours';
import { roomResponse } from '../responses';
import { listBlockings, listCalendarEntries, type Blocking, type CalendarEntry } from '../calendar-entries';
import { listBookableRooms, listEquipmentNames, type RoomRow } from '../store';
import { listFreeSpans } from './free-spans';

type Query = ParsedCallInput<'GET /api/rooms/calendar'>['query'];

/** Days are days of the park. Only own bookings are named; those of others are counted and missing from the free times. */
export async function getRoomCalendar(
  context: AppContext,
  person: Person,
  language: Language,
  query: Query,
): Promise<CallResponse<'GET /api/rooms/calendar'>> {
  const { database, configuration } = context;
  const zone = configuration.parkTimeZone;
  const now = context.clock();
  const days = Array.from({ length: query.days }, (_, offset) => addDays(query.from, offset));
  const intervals = days.map((day) => dayInterval(day, zone));
  const during = { start: intervals[0]?.start ?? now, end: intervals.at(-1)?.end ?? now };
  const booker = bookerOf(person);
  const [inReach, names] = await Promise.all([
    listBookableRooms(database, booker),
    listEquipmentNames(database, language),
  ]);
  const shown = inReach.filter((room) => matchesFilters(room, query));
  const ids = shown.map(({ id }) => id);
  const [entries, blockings] = await Promise.all([
    // Bookings just outside of the days hold time within them.
    listCalendarEntries(database, ids, withMargin(during), now),
    listBlockings(database, ids, during, language),
  ]);
  const entriesByRoom = groupByRoom(entries);
  const blockingsByRoom = groupByRoom(blockings);
  const { quotas, limits, companyLastDay } = await getDaySummary(context, person, { date: query.from, shown, inReach });
  const buildings = new Map(inReach.map(({ building }) => [building.id, building]));
  return {
    days: days.map((date, index) => ({ date, ...isoInterval(intervals[index] ?? during) })),
    reach: booker.managesRooms ? 'all' : inReach.length > 0 ? 'contracts' : 'none',
    rooms: shown.map((room) => {
      const own = { entries: entriesByRoom.get(room.id) ?? [], blockings: blockingsByRoom.get(room.id) ?? [] };
      return {
        room: roomResponse(room, names),
        cells: days.map((day, index) =>
          calendarCell(room, day, intervals[index] ?? during, { ...own, person, now, zone, companyLastDay }),
        ),
      };
    }),
    quotas,
    limits,
    companyLastDay,
    choices: {
      buildings: [...buildings.values()],
      equipment: [...names]
        .filter(([id]) => inReach.some((room) => room.equipment.includes(id)))
        .map(([id, name]) => ({ id, name })),
      largestCapacity: Math.max(0, ...inReach.map(({ capacity }) => capacity)),
    },
  };
}

function groupByRoom<T extends { roomId: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.roomId);
    if (group) group.push(item);
    else groups.set(item.roomId, [item]);
  }
  return groups;
}

interface CellContext {
  entries: readonly CalendarEntry[];
  blockings: readonly Blocking[];
  person: Person;
  now: Date;
  zone: string;
  companyLastDay: string | null;
}

function calendarCell(
  room: RoomRow,
  day: string,
  whole: Interval,
  { entries, blockings, person, now, zone, companyLastDay }: CellContext,
): RoomCalendarCell {
  const viewer = viewerOf(person);
  const here = entries.filter((entry) => overlaps(entry, whole));
  const closed = blockings.filter((blocking) => overlaps(blocking, whole));
  const opening = openIntervals(room.openingHours, day, zone).flatMap((open) => clipToDay(open, day, zone) ?? []);
  const isAfterExit = companyLastDay !== null && day > companyLastDay;
  return {
    opening: opening.map(isoInterval),
    free: listFreeSpans(room, {
      opening: isAfterExit ? [] : opening,
      held: entries
        .filter(({ state, ownerId }) => state === 'booked' || ownerId === person.id)
        .map(({ start, heldUntil }) => ({ start, end: heldUntil })),
      blocked: blockedIntervals(person, closed, room.id),
      now,
      zone,
    }).map(isoInterval),
    own: here
      .filter((entry) => entry.ownerId === person.id && canSeeDetails(entry, viewer))
      .map(({ bookingId, id, title, start, end, state }) => ({
        id: bookingId,
        occurrenceId: id,
        title,
        ...isoInterval({ start, end }),
        state,
      })),
    bookingCount: here.filter(({ state }) => state === 'booked').length,
    blocked: closed.length > 0 ? (closed[0]?.reason ?? '') : null,
  };
}
