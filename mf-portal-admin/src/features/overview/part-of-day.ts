export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** By the park's wall clock, wherever the reader's own clock stands. The evening lasts until 5 in the morning. */
export function partOfDay(now: Date, timeZone: string): PartOfDay {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).formatToParts(now);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value);
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
