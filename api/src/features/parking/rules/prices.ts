/** What a half costs. */
import type { Half } from '@park/contract/parking';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingHolidays } from '../../../core/database/schema/parking-holding';
import { isoWeekday } from '../../../core/time/park-time';
import { halfInterval } from '../halves';

const saturday = 6;

/** Returns the holidays among the days. */
export async function listHolidays(
  database: Database,
  days: readonly string[],
): Promise<ReadonlyMap<string, { en: string; fr: string }>> {
  if (days.length === 0) return new Map();
  const rows = await database
    .select()
    .from(parkingHolidays)
    .where(inArray(parkingHolidays.day, [...days]));
  return new Map(rows.map(({ day, nameEn, nameFr }) => [day, { en: nameEn, fr: nameFr }]));
}

/** Returns the credits for halves of a day. */
export async function priceOf(
  database: Database,
  { date, halves }: { date: string; halves: readonly Half[] },
  { now, zone }: { now: Date; zone: string },
): Promise<number> {
  const holidays = await listHolidays(database, [date]);
  return halves.reduce((sum, half) => sum + costOf(date, half, { holidays, now, zone }), 0);
}

/** Returns the credits for a half: none on weekends and holidays of the park, and none once it has begun. */
export function costOf(
  day: string,
  half: Half,
  { holidays, now, zone }: { holidays: Pick<ReadonlyMap<string, unknown>, 'has'>; now: Date; zone: string },
): number {
  if (isoWeekday(day) >= saturday || holidays.has(day)) return 0;
  return halfInterval(day, half, zone).start <= now ? 0 : 1;
}
