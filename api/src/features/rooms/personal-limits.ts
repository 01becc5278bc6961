/** Limits of one person, so that nobody keeps a room for weeks (docs/design/rooms.md, rule 11). */
import { and, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { lockAccount } from '../users';
import { addDays, dayInterval, dayOf, minutesBetween, overlaps, type Interval } from '../../core/time/park-time';

export interface PersonalLimits {
  /** Coming dates outside series. */
  comingDates: number;
  /** Per room and day; rooms with approval are exempt, because a manager decides about each booking. */
  minutesPerDay: number;
}

/** What a person has booked already. */
export interface PersonalUse {
  comingDates: number;
  /** Dates around the slot, series included. */
  dates: readonly (Interval & { roomId: string })[];
}

interface UseQuery {
  ownerId: string;
  now: Date;
  /** Dates on these days count for the limit per day. */
  during: Interval;
  zone: string;
  /** Occurrences that are about to change. */
  ignoring?: readonly string[];
}

/**
 * `comingDates` counts single bookings only, `dates` are those on the days of `during`, series included. For the limit
 * to hold, lock the person's use first.
 */
export async function loadPersonalUse(
  database: Database,
  { ownerId, now, during, zone, ignoring = [] }: UseQuery,
): Promise<PersonalUse> {
  const first = dayInterval(dayOf(during.start, zone), zone);
  const last = dayInterval(dayOf(during.end, zone), zone);
  const isCounted = and(
    eq(roomBookings.ownerId, ownerId),
    inArray(roomOccurrences.state, ['booked', 'pending']),
    ignoring.length > 0 ? notInArray(roomOccurrences.id, [...ignoring]) : undefined,
  );
  // One after the other: a transaction has one connection.
  const [coming] = await database
    .select({ count: sql<string>`count(*)` })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        isCounted,
        isNull(roomBookings.recurrence),
        isNull(roomOccurrences.replacesId),
        gt(roomOccurrences.startsAt, now),
      ),
    );
  const dates = await database
    .select({ roomId: roomOccurrences.roomId, start: roomOccurrences.startsAt, end: roomOccurrences.endsAt })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(and(isCounted, lt(roomOccurrences.startsAt, last.end), gt(roomOccurrences.endsAt, first.start)));
  return { comingDates: Number(coming?.count ?? 0), dates };
}

/**
 * Bookings of one person run one after the other until the transaction ends, so that parallel ones cannot exceed the
 * limits together, and the person leaves before or after them. Taken before any room is locked.
 */
export const lockPersonalUse = (transaction: Database, ownerId: string): Promise<void> =>
  lockAccount(transaction, ownerId);

export interface PersonalQuestion {
  room: { id: string; needsApproval: boolean };
  slot: Interval;
  /** Dates of series do not count as coming dates. */
  isSeries: boolean;
  use: PersonalUse;
  limits: PersonalLimits;
  zone: string;
}

type DayQuestion = Pick<PersonalQuestion, 'slot' | 'use' | 'limits' | 'zone'> & { room: { id: string } };

interface FullDay {
  day: string;
  /** Booked already on that day. */
  used: number;
  requested: number;
}

/**
 * Null if the person's limits allow the slot. Series have no limit of coming dates, and rooms that need approval none
 * per day.
 */
export function personalRefusal({ room, slot, isSeries, use, limits, zone }: PersonalQuestion): RoomRefusal | null {
  if (!isSeries && use.comingDates >= limits.comingDates) return 'errors.rooms.tooManyComing';
  return !room.needsApproval && findFullDay({ room, slot, use, limits, zone }) ? 'errors.rooms.tooLongPerDay' : null;
}

/** The first day on which the person would have the room for longer than allowed, in minutes; null if there is none. */
export function findFullDay({ room, slot, use, limits, zone }: DayQuestion): FullDay | null {
  for (let day = dayOf(slot.start, zone); ; day = addDays(day, 1)) {
    const whole = dayInterval(day, zone);
    if (whole.start >= slot.end) return null;
    const used = use.dates
      .filter(({ roomId }) => roomId === room.id)
      .reduce((sum, date) => sum + within(date, whole), 0);
    const requested = within(slot, whole);
    if (used + requested > limits.minutesPerDay) return { day, used, requested };
  }
}

const within = (one: Interval, whole: Interval): number =>
  overlaps(one, whole)
    ? minutesBetween({
        start: one.start > whole.start ? one.start : whole.start,
        end: one.end < whole.end ? one.end : whole.end,
      })
    : 0;
