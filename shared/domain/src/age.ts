import { isCalendarDay } from './calendar-days';
import { minAgeYears } from './limits';

/** The calendar day of a `YYYY-MM-DD` text or of a Date (in UTC), or null if it is neither. */
function toCalendarDay(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === 'string' && isCalendarDay(value) ? value : null;
}

/**
 * Whether a person born on `birthDate` has reached the minimum age of 18 years by `today` (CONST-05, AMB-57).
 * The birthday itself counts; a person born on 29 February reaches the age on 1 March in a common year.
 * @param birthDate `YYYY-MM-DD`, or a Date whose UTC day is used; the same for `today`.
 * @returns false as well if one of the two is not a valid day.
 */
export function isOldEnough(birthDate: string | Date, today: string | Date): boolean {
  const birth = toCalendarDay(birthDate);
  const now = toCalendarDay(today);
  if (!birth || !now) return false;
  // Compared as text: a 29 February that does not exist sorts between 28 February and 1 March.
  const anniversary = `${String(Number(birth.slice(0, 4)) + minAgeYears).padStart(4, '0')}${birth.slice(4)}`;
  return now >= anniversary;
}
