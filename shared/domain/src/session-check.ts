/** Milliseconds between two looks at whether the session's facts are due (CONST-06). */
export const refreshIntervalMs = 3_600_000;
/** Age in milliseconds from which they are fetched again: 23 hours, inclusive (CONST-07). */
export const refetchAgeMs = 82_800_000;

/** The moment of the last check in epoch milliseconds, or null. Older stored values may be ISO texts (AMB-34). */
export function readLastUserCheck(stored: unknown): number | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? stored : null;
  if (typeof stored !== 'string' || stored === '') return null;
  const parsed = Date.parse(stored);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Whether the last check is old enough to ask again: missing counts as infinitely old, the future as fresh (AMB-35). */
export function isStaleCheck(lastUserCheck: number | string | null | undefined, now: number): boolean {
  const last = readLastUserCheck(lastUserCheck);
  return last === null || now - last >= refetchAgeMs;
}
