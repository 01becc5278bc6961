import { hourMs } from './durations';

/** Milliseconds between two looks at whether the session's facts are due (CONST-06). */
export const refreshIntervalMs = hourMs;
/** Age in milliseconds from which they are fetched again: 23 hours, inclusive (CONST-07). */
export const refetchAgeMs = 23 * hourMs;

/** The moment of the last check in epoch milliseconds, or null. Older stored values may be ISO texts (AMB-34). */
export function parseLastUserCheck(stored: unknown): number | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? stored : null;
  if (typeof stored !== 'string' || stored === '') return null;
  const parsed = Date.parse(stored);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Whether the last check is old enough to ask again: missing counts as infinitely old, the future as fresh (AMB-35). */
export function isSessionCheckDue(lastUserCheck: number | string | null | undefined, now: number): boolean {
  const last = parseLastUserCheck(lastUserCheck);
  return last === null || now - last >= refetchAgeMs;
}
