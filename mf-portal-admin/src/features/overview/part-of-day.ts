export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the park's time zone. The evening lasts until 5:00. */
export function partOfDay(now: Date, timeZone: string): PartOfDay {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).formatToParts(now);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value);
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
