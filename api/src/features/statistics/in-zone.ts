/** SQL expressions for instants in the park's calendar. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Period } from './period';

/** `YYYY-MM` of an instant. */
export const sqlMonthOf = (moment: SQLWrapper, zone: string): SQL<string> =>
  sql<string>`to_char(${moment} AT TIME ZONE ${zone}, 'YYYY-MM')`;

/** `YYYY-MM-DD` of an instant. */
export const sqlDayOf = (moment: SQLWrapper, zone: string): SQL<string> =>
  sql<string>`to_char(${moment} AT TIME ZONE ${zone}, 'YYYY-MM-DD')`;

/** Condition that an instant is in the period. */
export const isWithin = (moment: SQLWrapper, { start, end }: Pick<Period, 'start' | 'end'>): SQL =>
  sql`(${moment} >= ${start.toISOString()}::timestamptz AND ${moment} < ${end.toISOString()}::timestamptz)`;
