/** Reckoning with days of the calendar, `YYYY-MM-DD`: they have no time and no zone. */

/** Whether the text is a day that exists: neither `2026-02-30` nor `tomorrow`, nor `0002-11-20`, a year that is half typed. */
export function isCalendarDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** The day so many days later; negative goes back. Reckoned at noon UTC, so that no change of the clock is in the way. */
export function daysAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The same day so many months later, or that month's last day where it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const wanted = first.toISOString().slice(0, 8) + day.slice(8);
  if (isCalendarDay(wanted)) return wanted;
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  return first.toISOString().slice(0, 10);
}
