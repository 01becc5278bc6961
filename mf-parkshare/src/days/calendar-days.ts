/** Days of the calendar as `YYYY-MM-DD`. Reckoned at noon UTC, so that no change of the clock is in the way. */

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day that exists; the year has four digits, so that half-typed years do not count. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** The day a number of days later, or earlier when it is negative. */
export function addDays(day: string, count: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}
