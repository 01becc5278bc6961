import type { RoomStatistics } from '@park/contract/room-statistics';
import { and, asc, between, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { buildings } from '../../core/database/schema/companies';
import {
  roomBlockingRooms,
  roomBlockings,
  roomBookings,
  roomOccurrences,
  roomRefusals,
  rooms,
} from '../../core/database/schema/rooms';
import type { AppContext } from '../../core/context/app-context';
import { addDays, dayOf, isoWeekday, type Interval } from '../../core/time/park-time';
import { openIntervals, stateAt } from '../rooms';
import { commonMinutes, subtract, totalMinutes } from './interval-sums';
import { refuseMoreThanYear, type Period } from './period';

interface Use {
  openMinutes: number;
  bookedMinutes: number;
  usedMinutes: number;
}
const noUse = (): Use => ({ openMinutes: 0, bookedMinutes: 0, usedMinutes: 0 });

/**
 * Returns the use of rooms on the working days of a period. Days to come are not open yet, so that they do not lower the
 * occupancy. Opening hours are those of today: they have no history.
 * @throws ApiError 400 for more than 366 days
 */
export async function roomStatistics(context: AppContext, period: Period): Promise<RoomStatistics> {
  refuseMoreThanYear(period);
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const end = period.end < now ? period.end : now;
  const [roomRows, dates, closed, refused] = await loadPeriod(context, { ...period, end });

  const months = new Map(period.months.map((month) => [month, { month, ...noUse() }]));
  const workdays = workdaysOf(period, zone, end);
  const result = roomRows.map((room) => {
    const use = noUse();
    const closures = closed.filter(({ roomId }) => roomId === room.id);
    const bookings = dates.filter(({ roomId }) => roomId === room.id);
    for (const day of workdays) {
      const month = months.get(day.slice(0, 7));
      const open = subtract(openIntervals(room.openingHours, day, zone), closures).map((part) => before(part, end));
      const openMinutes = totalMinutes(open);
      const booked = commonMinutes(open, bookings);
      const used = commonMinutes(
        open,
        bookings.filter(({ isMissed }) => !isMissed),
      );
      for (const sum of month ? [use, month] : [use]) {
        sum.openMinutes += openMinutes;
        sum.bookedMinutes += booked;
        sum.usedMinutes += used;
      }
    }
    const seats = bookings.flatMap(({ people }) => (people === null ? [] : [Math.min(1, people / room.capacity)]));
    return {
      id: room.id,
      name: room.name,
      building: room.building,
      capacity: room.capacity,
      ...use,
      bookings: bookings.length,
      missed: bookings.filter(({ isMissed }) => isMissed).length,
      withCheckIn: bookings.filter(({ checkInMinutes }) => checkInMinutes !== null).length,
      seatUse:
        seats.length === 0 ? null : Math.round((seats.reduce((sum, one) => sum + one, 0) / seats.length) * 100) / 100,
      refusals: sumOf(refused.filter(({ roomId }) => roomId === room.id).map(({ count }) => count)),
    };
  });
  const total = (
    name: 'openMinutes' | 'bookedMinutes' | 'usedMinutes' | 'bookings' | 'missed' | 'withCheckIn' | 'refusals',
  ) => sumOf(result.map((room) => room[name]));
  const byReason = new Map<string, number>();
  for (const { refusal, count } of refused) byReason.set(refusal, (byReason.get(refusal) ?? 0) + count);
  return {
    from: period.from,
    to: period.to,
    totals: {
      openMinutes: total('openMinutes'),
      bookedMinutes: total('bookedMinutes'),
      usedMinutes: total('usedMinutes'),
      bookings: total('bookings'),
      missed: total('missed'),
      withCheckIn: total('withCheckIn'),
      refusals: total('refusals'),
    },
    months: [...months.values()],
    rooms: result,
    refusals: [...byReason]
      .map(([key, count]) => ({ reason: key.slice(key.lastIndexOf('.') + 1), count }))
      .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const before = ({ start, end }: Interval, latest: Date): Interval => ({ start, end: end < latest ? end : latest });

function workdaysOf({ from, to }: Period, zone: string, end: Date): string[] {
  const last = dayOf(end, zone) < to ? dayOf(end, zone) : to;
  const days: string[] = [];
  for (let day = from; day <= last; day = addDays(day, 1)) if (isoWeekday(day) <= 5) days.push(day);
  return days;
}

function loadPeriod({ database, clock }: AppContext, { from, to, start, end }: Period) {
  const now = clock();
  return Promise.all([
    database
      .select({
        id: rooms.id,
        name: rooms.name,
        building: buildings.name,
        capacity: rooms.capacity,
        openingHours: rooms.openingHours,
      })
      .from(rooms)
      .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
      .where(eq(rooms.isActive, true))
      .orderBy(asc(buildings.position), asc(rooms.position), asc(rooms.name)),
    database
      .select({ occurrence: roomOccurrences, people: roomBookings.people })
      .from(roomOccurrences)
      .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
      .where(
        and(
          inArray(roomOccurrences.state, ['booked', 'released']),
          lt(roomOccurrences.startsAt, end),
          gt(sql`coalesce(${roomOccurrences.plannedEnd}, ${roomOccurrences.endsAt})`, start.toISOString()),
          lte(roomOccurrences.startsAt, now),
        ),
      )
      .then((rows) =>
        rows.map(({ occurrence, people }) => ({
          roomId: occurrence.roomId,
          checkInMinutes: occurrence.checkInMinutes,
          isMissed: stateAt(occurrence, now).state === 'released',
          people,
          start: occurrence.startsAt,
          // A missed date was booked to its planned end; one that was ended early only to its end.
          end: occurrence.state === 'released' ? (occurrence.plannedEnd ?? occurrence.endsAt) : occurrence.endsAt,
        })),
      ),
    database
      .select({ roomId: roomBlockingRooms.roomId, start: roomBlockings.startsAt, end: roomBlockings.endsAt })
      .from(roomBlockings)
      .innerJoin(roomBlockingRooms, eq(roomBlockingRooms.blockingId, roomBlockings.id))
      .where(and(lt(roomBlockings.startsAt, end), gt(roomBlockings.endsAt, start))),
    database
      .select()
      .from(roomRefusals)
      .where(between(roomRefusals.day, from, to)),
  ]);
}
