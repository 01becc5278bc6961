/**
 * What time alone changes: a request that nobody decided expires at its start, and a booking for which nobody checked in
 * is released at its deadline. A job stores it later (`settleRooms`); readers compare times themselves.
 */
import { and, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OccurrenceState } from '@park/contract/room-bookings';
import { roomOccurrences } from '../../core/database/schema/rooms';
import { plusMinutes } from '../../core/time/park-time';

export type TimedOccurrence = Pick<
  typeof roomOccurrences.$inferSelect,
  'state' | 'startsAt' | 'endsAt' | 'plannedEnd' | 'checkInMinutes' | 'checkedInAt'
>;

/** The last moment to check in; null if the booking needs none, or ends before the deadline. */
export function checkInDeadline({ startsAt, endsAt, plannedEnd, checkInMinutes }: TimedOccurrence): Date | null {
  if (checkInMinutes === null) return null;
  const deadline = plusMinutes(startsAt, checkInMinutes);
  return deadline < (plannedEnd ?? endsAt) ? deadline : null;
}

/** The state and end at a moment, which may be ahead of what is stored. */
export function stateAt(occurrence: TimedOccurrence, now: Date): { state: OccurrenceState; endsAt: Date } {
  const { state, startsAt, endsAt, checkedInAt } = occurrence;
  if (state === 'pending' && startsAt <= now) return { state: 'expired', endsAt };
  const deadline = checkInDeadline(occurrence);
  if (state === 'booked' && checkedInAt === null && deadline && deadline <= now)
    return { state: 'released', endsAt: deadline };
  return { state, endsAt };
}

const deadline = sql`(${roomOccurrences.startsAt} + make_interval(mins => ${roomOccurrences.checkInMinutes}))`;
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Condition for an undecided request that has not started. */
export const isOpenRequest = (now: Date): SQL | undefined =>
  and(sql`${roomOccurrences.state} = 'pending'`, gt(roomOccurrences.startsAt, now));

/**
 * Condition for an undecided request that no decision can change any more: it has started, or it is the move of a date
 * that has started or is no longer booked.
 */
export const isExpiredRequest = (now: Date): SQL | undefined =>
  and(
    sql`${roomOccurrences.state} = 'pending'`,
    or(
      lte(roomOccurrences.startsAt, now),
      sql`${roomOccurrences.replacesId} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM room_occurrences moved
        WHERE moved.id = ${roomOccurrences.replacesId} AND moved.state = 'booked' AND moved.starts_at > ${at(now)})`,
    ),
  );

/** Condition for a booking whose deadline has passed without a check-in. */
export const isMissed = (now: Date): SQL | undefined =>
  and(
    sql`${roomOccurrences.state} = 'booked'`,
    sql`${roomOccurrences.checkInMinutes} IS NOT NULL`,
    isNull(roomOccurrences.checkedInAt),
    sql`${deadline} <= ${at(now)}`,
    sql`${deadline} < ${roomOccurrences.endsAt}`,
  );

/** Condition for what is on a room's calendar: open requests, and bookings that are not missed. */
export const isOnCalendar = (now: Date): SQL | undefined =>
  or(isOpenRequest(now), and(sql`${roomOccurrences.state} = 'booked'`, sql`NOT coalesce(${isMissed(now)}, false)`));

/** SQL for the end at a moment: the deadline if the booking is missed. */
export const endAt = (now: Date): SQL<Date> =>
  sql`CASE WHEN ${isMissed(now)} THEN ${deadline} ELSE ${roomOccurrences.endsAt} END`;

/** SQL for the end of a booking that nobody checked in for. */
export const releasedAt = deadline;
