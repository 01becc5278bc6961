/** Conditions on the time of events, written so that they can use the index by start. */
import { and, gt, lte, sql, type SQL } from 'drizzle-orm';
import { events } from '../../core/database/schema/events';

/**
 * Events that end after an instant. The few running ones are found by the interval index; nothing that starts before
 * the first of them can still be running.
 */
export function endsAfter(moment: Date): SQL | undefined {
  const at = sql`${moment.toISOString()}::timestamptz`;
  // OFFSET 0 makes the planner use the interval index instead of scanning all starts for the minimum.
  const firstRunning = sql`(SELECT min(starts_at) FROM (SELECT starts_at FROM events WHERE is_published AND tstzrange(starts_at, ends_at, '[]') @> ${at} OFFSET 0) AS running)`;
  return and(gt(events.endsAt, moment), sql`${events.startsAt} >= coalesce(${firstRunning}, ${at})`);
}

/** Events that are over at an instant; all of them start before it. */
export const isOverAt = (moment: Date): SQL | undefined =>
  and(lte(events.endsAt, moment), lte(events.startsAt, moment));
