/** Conditions for when events are, written so that the index by start begins where the answer begins. */
import { and, gt, lte, sql, type SQL } from 'drizzle-orm';
import { events } from '../../core/database/schema/events';

/**
 * Events that end after a moment. Those that run at it are few and found by their span; nothing that starts before the
 * first of them can still be running.
 */
export function endsAfter(moment: Date): SQL | undefined {
  const at = sql`${moment.toISOString()}::timestamptz`;
  // OFFSET 0: the span's index finds them, not a walk through all starts for the least one.
  const firstRunning = sql`(SELECT min(starts_at) FROM (SELECT starts_at FROM events WHERE is_published AND tstzrange(starts_at, ends_at, '[]') @> ${at} OFFSET 0) AS running)`;
  return and(gt(events.endsAt, moment), sql`${events.startsAt} >= coalesce(${firstRunning}, ${at})`);
}

/** Events that are over at a moment; none of them starts after it. */
export const isOverAt = (moment: Date): SQL | undefined =>
  and(lte(events.endsAt, moment), lte(events.startsAt, moment));
