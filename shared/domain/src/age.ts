import { minimumAge } from './limits';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD` of a real calendar day, or null. A Date stands for its day in UTC. */
function calendarDay(value: string | Date): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value !== 'string' || !dayPattern.test(value)) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : null;
}

/**
 * Whether somebody born on `birthDate` has turned 18 by `today`; both `YYYY-MM-DD` or a Date (its UTC day).
 * Somebody born on 29 February comes of age on 1 March in a common year. Anything unreadable is refused.
 */
export function ageAllowed(birthDate: string | Date, today: string | Date): boolean {
  const birth = calendarDay(birthDate);
  const now = calendarDay(today);
  if (!birth || !now) return false;
  // Days of this form sort as text; 29 February of a common year sorts between 28 February and 1 March.
  const comingOfAge = `${String(Number(birth.slice(0, 4)) + minimumAge).padStart(4, '0')}${birth.slice(4)}`;
  return now >= comingOfAge;
}
