/** How far the checks in a browser are, for those who ship. */
import { sql, type SQL } from 'drizzle-orm';
import type { BrowserCheck } from '@park/contract/release-checks';
import type { Database } from '../../core/database/database';
import { releaseChecker } from '../../core/database/schema/releases';

/** A checker asks for work every few seconds. */
const connectedMs = 20_000;

interface CheckRow extends Record<string, unknown> {
  remote: string;
  version: string;
  state: BrowserCheck['state'];
  requested_by: string;
  requested_at: string | Date;
  finished_at: string | Date | null;
  ahead: string | number;
  done: number;
  planned: number;
  step: string | null;
}

/** The latest check of each version, by `remote version`. */
export async function readBrowserChecks(
  database: Database,
  condition: SQL = sql`true`,
): Promise<Map<string, BrowserCheck>> {
  const { rows } = await database.execute<CheckRow>(sql`
    select distinct on (c.remote, c.version) c.*,
      case when c.state = 'waiting' then (
        select count(*) from release_browser_checks o
        where o.finished_at is null and o.id <> c.id and (o.requested_at, o.id) < (c.requested_at, c.id)) else 0 end as ahead
    from release_browser_checks c where ${condition}
    order by c.remote, c.version, c.requested_at desc, c.id`);
  return new Map(rows.map((row) => [`${row.remote} ${row.version}`, checkOf(row)]));
}

/** Null if nobody has asked for a check of this version. */
export async function findBrowserCheck(
  database: Database,
  remote: string,
  version: string,
): Promise<BrowserCheck | null> {
  const found = await readBrowserChecks(database, sql`c.remote = ${remote} and c.version = ${version}`);
  return found.get(`${remote} ${version}`) ?? null;
}

const textOf = (moment: string | Date) => new Date(moment).toISOString();

const checkOf = (row: CheckRow): BrowserCheck => ({
  state: row.state,
  requestedBy: row.requested_by,
  requestedAt: textOf(row.requested_at),
  finishedAt: row.finished_at === null ? null : textOf(row.finished_at),
  ahead: Number(row.ahead),
  done: row.done,
  all: row.planned,
  step: row.step,
});

/** Whether a checker has asked for work lately. */
export async function isCheckerConnected(database: Database, now: Date): Promise<boolean> {
  const [row] = await database.select({ seenAt: releaseChecker.seenAt }).from(releaseChecker);
  return row !== undefined && now.getTime() - row.seenAt.getTime() < connectedMs;
}
