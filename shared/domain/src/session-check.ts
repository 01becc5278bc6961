import { hourMs } from './durations';

/** Time between two checks whether user and company must be fetched again (CONST-06). */
export const refreshIntervalMs = hourMs;
/** Age from which they are fetched again, inclusive (CONST-07). */
export const refetchAgeMs = 23 * hourMs;

/** Parses the time of the last check into epoch milliseconds; null if it is missing or unreadable. ISO texts are accepted (AMB-34). */
export function parseLastUserCheck(stored: unknown): number | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? stored : null;
  if (typeof stored !== 'string' || stored === '') return null;
  const parsed = Date.parse(stored);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Whether user and company must be fetched again: a missing check counts as old, one in the future as recent (AMB-35). */
export function isSessionCheckDue(lastUserCheck: number | string | null | undefined, now: number): boolean {
  const last = parseLastUserCheck(lastUserCheck);
  return last === null || now - last >= refetchAgeMs;
}
