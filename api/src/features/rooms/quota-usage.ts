/** Hours that companies have and have used under their contracts. */
import { and, asc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { companyContracts } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import type { Interval } from '../../core/time/park-time';
import { endAt, isOpenRequest } from './current-state';
import { monthInterval, contractsForRoom, type Booker, type RemainingQuota } from './rules';
import type { RoomRow } from './store';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';

export interface QuotaQuery {
  companyId: string;
  /** Contracts that could be charged. */
  contractIds: readonly number[];
  /** First days of the months that count. */
  months: readonly string[];
  zone: string;
  now: Date;
  /** Occurrences that are about to change, so their old hours do not count. */
  ignoring?: readonly string[];
}

/**
 * Minutes that a company has left. With `lock`, bookings of the company run one after the other, so that parallel ones
 * cannot exceed the quota together.
 */
export async function getRemainingQuota(
  database: Database,
  question: QuotaQuery,
  { lock }: { lock: boolean },
): Promise<RemainingQuota> {
  const usage = await listQuotaUsage(database, question, { lock });
  const left = new Map<number, Map<string, number>>();
  for (const { contractId, month, minutesPerMonth, usedMinutes } of usage) {
    const byMonth = left.get(contractId) ?? new Map<string, number>();
    left.set(contractId, byMonth.set(month, minutesPerMonth - usedMinutes));
  }
  return left;
}

export interface QuotaUsage {
  contractId: number;
  /** First day of the month. */
  month: string;
  minutesPerMonth: number;
  usedMinutes: number;
}

/** Minutes that a company has and has used, for each contract with a quota and each month. */
export async function listQuotaUsage(
  database: Database,
  { companyId, contractIds, months, zone, now, ignoring = [] }: QuotaQuery,
  { lock }: { lock: boolean },
): Promise<QuotaUsage[]> {
  if (contractIds.length === 0) return [];
  const query = database
    .select()
    .from(companyContracts)
    .where(and(eq(companyContracts.companyId, companyId), inArray(companyContracts.contractId, [...contractIds])))
    .orderBy(asc(companyContracts.contractId));
  const quotas = await (lock ? query.for('no key update') : query);
  const usage: QuotaUsage[] = [];
  for (const { contractId, minutesPerMonth } of quotas)
    for (const month of minutesPerMonth === null ? [] : months) {
      const where = and(
        eq(roomBookings.companyId, companyId),
        eq(roomBookings.contractId, contractId),
        ignoring.length > 0 ? notInArray(roomOccurrences.id, [...ignoring]) : undefined,
      );
      const [used] = await listUsedMinutes(database, monthInterval(month, zone), { now, where });
      usage.push({ contractId, month, minutesPerMonth: minutesPerMonth ?? 0, usedMinutes: used?.minutes ?? 0 });
    }
  return usage;
}

export interface UsedMinutes {
  companyId: string;
  contractId: number | null;
  minutes: number;
}

/**
 * Minutes that bookings used in an interval, of each company and contract; open requests count. A booking that nobody came
 * to counts until its deadline.
 */
export async function listUsedMinutes(
  database: Database,
  { start, end }: Interval,
  { now, where }: { now: Date; where: SQL | undefined },
): Promise<UsedMinutes[]> {
  const from = sql`${start.toISOString()}::timestamptz`;
  const until = sql`${end.toISOString()}::timestamptz`;
  // The deadline can be before the interval that the planned time reaches into.
  const within = sql`greatest(least(${endAt(now)}, ${until}) - greatest(${roomOccurrences.startsAt}, ${from}), interval '0')`;
  const rows = await database
    .select({
      companyId: roomBookings.companyId,
      contractId: roomBookings.contractId,
      minutes: sql<string>`sum(extract(epoch FROM ${within})) / 60`,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        where,
        or(inArray(roomOccurrences.state, ['booked', 'released']), isOpenRequest(now)),
        sql`${roomOccurrences.startsAt} < ${until} AND ${roomOccurrences.endsAt} > ${from}`,
      ),
    )
    .groupBy(roomBookings.companyId, roomBookings.contractId);
  return rows.map((row) => ({ ...row, minutes: Math.round(Number(row.minutes)) }));
}

/** The contracts that could pay for any of the rooms. */
export const chargeableContracts = (inReach: readonly RoomRow[], booker: Booker): number[] => [
  ...new Set(inReach.flatMap((room) => contractsForRoom(room, booker))),
];
