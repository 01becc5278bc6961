import { dayAndTime } from '../../shared/zoned-time';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the park's time zone. The evening lasts until 5:00. */
export function partOfDay(now: Date, timeZone: string): PartOfDay {
  const hour = Number(dayAndTime(now.toISOString(), timeZone).time.slice(0, 2));
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
