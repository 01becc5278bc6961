/** Credits that were moved in each month. */
import type { ParkshareStatistics } from '@park/contract/parking-statistics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import type { Period } from '../../statistics';

type Month = ParkshareStatistics['months'][number];

/** Returns every month of the period, also those without a line. */
export async function listCreditMonths(
  database: Database,
  { start, end, months }: Period,
  zone: string,
): Promise<Month[]> {
  const { rows } = await database.execute<Month>(sql`
    SELECT to_char(line.at AT TIME ZONE ${zone}, 'YYYY-MM') AS month,
      coalesce(sum(amount) FILTER (WHERE from_kind = 'issued'), 0)::int AS granted,
      coalesce(sum(amount) FILTER (WHERE reason = 'distribution'), 0)::int AS distributed,
      coalesce(sum(amount) FILTER (WHERE reason = 'booking'), 0)::int AS paid,
      coalesce(sum(amount) FILTER (WHERE from_kind = 'held' AND reason <> 'earning'), 0)::int AS returned,
      coalesce(sum(amount) FILTER (WHERE reason = 'earning'), 0)::int AS earned,
      coalesce(sum(amount) FILTER (WHERE to_kind = 'expired'), 0)::int AS expired
    FROM parking_credit_lines line
    WHERE line.at >= ${start.toISOString()}::timestamptz AND line.at < ${end.toISOString()}::timestamptz GROUP BY 1`);
  const none = { granted: 0, distributed: 0, paid: 0, returned: 0, earned: 0, expired: 0 };
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none });
}
