/** How often versions fail, from the counts of their outcomes. */
import { minuteMs } from '@park/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database';

/** Outcomes are added up in windows of this length. */
export const windowMs = 5 * minuteMs;

export interface FailureRate {
  loads: number;
  /** Failures as a part of the loads, 0 to 1. */
  rate: number;
  /** Who had it, and for how many of them it failed. */
  visitors: number;
  failedFor: number;
}

/** Counts what matches since a moment; the window in which that moment is counts whole. */
async function countRates(database: Database, matching: SQL, since: Date, failures: SQL): Promise<FailureRate> {
  // Better a load too many than a failure too few.
  const start = new Date(since.getTime() - windowMs).toISOString();
  const { rows } = await database.execute<{ loads: string; failures: string }>(sql`
    select coalesce(sum(loads), 0) as loads, coalesce(sum(${failures}), 0) as failures
    from release_outcomes where ${matching} and window_start > ${start}::timestamptz`);
  const [loads, failed] = [Number(rows[0]?.loads ?? 0), Number(rows[0]?.failures ?? 0)];
  const firstMinute = new Date(Math.floor(since.getTime() / minuteMs) * minuteMs).toISOString();
  const seen = await database.execute<{ visitors: string; failed_for: string }>(sql`
    select count(distinct visitor) as visitors, count(distinct visitor) filter (where failed_at >= ${firstMinute}::timestamptz) as failed_for
    from release_visitors where ${matching} and seen_at >= ${firstMinute}::timestamptz`);
  const { visitors, failed_for: failedFor } = seen.rows[0] ?? { visitors: 0, failed_for: 0 };
  return {
    loads,
    rate: loads === 0 ? 0 : Math.min(1, failed / loads),
    visitors: Number(visitors),
    failedFor: Number(failedFor),
  };
}

/** Counts since a moment; failures are those of loading and of rendering together. */
export const rateOf = (database: Database, remote: string, version: string, since: Date): Promise<FailureRate> =>
  countRates(database, sql`remote = ${remote} and version = ${version}`, since, sql`load_failures + render_failures`);

/**
 * How often everything else failed to load: other remotes, and other versions of this one. What breaks there at the same time
 * is no fault of one version.
 */
export const rateOfOthers = (database: Database, remote: string, version: string, since: Date): Promise<FailureRate> =>
  countRates(database, sql`not (remote = ${remote} and version = ${version})`, since, sql`load_failures`);
