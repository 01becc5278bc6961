/** What was removed in the portal: the next import leaves it out, people with all that refers to them. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import type { ParkFolder } from './park-folder';

/** Returns the folder without what was deleted in the portal and without people who left, and their keys. */
export async function withoutRemoved(
  database: Database,
  folder: ParkFolder,
): Promise<{ folder: ParkFolder; removed: string[] }> {
  const { rows } = await database.execute<{ kind: string; source_key: string }>(sql`
    SELECT kind, source_key FROM import_removals WHERE kind IN ('users', 'jobs')
    UNION SELECT 'users', source_key FROM users WHERE state = 'left' AND source_key IS NOT NULL`);
  const people = new Set(rows.filter(({ kind }) => kind === 'users').map((row) => row.source_key));
  const jobs = new Set(rows.filter(({ kind }) => kind === 'jobs').map((row) => row.source_key));
  const isPresent = ({ person }: { person: string }) => !people.has(person);
  const absent = [
    ...folder.people.filter(({ key }) => people.has(key)).map(({ key }) => `person ${key}`),
    ...folder.jobs.filter(({ key }) => jobs.has(key)).map(({ key }) => `job ${key}`),
  ];
  if (absent.length === 0) return { folder, removed: [] };
  return {
    removed: absent,
    folder: {
      ...folder,
      people: folder.people.filter(({ key }) => !people.has(key)),
      jobs: folder.jobs.filter(({ key }) => !jobs.has(key)),
      spots: folder.spots.map((spot) =>
        spot.assignee !== null && people.has(spot.assignee) ? { ...spot, assignee: null } : spot,
      ),
      assignments: folder.assignments.filter(isPresent),
      permits: folder.permits.filter(isPresent),
      releases: folder.releases.filter(isPresent),
      parkingBookings: folder.parkingBookings.filter(isPresent),
      waitlist: folder.waitlist.filter(isPresent),
      // What was handed out to them would stay in the pool: the whole history of their companies is left out.
      credits: withoutCompaniesOf(folder, people),
      roomBookings: folder.roomBookings.filter(isPresent),
      votes: folder.votes.filter(isPresent),
    },
  };
}

function withoutCompaniesOf({ credits }: ParkFolder, people: ReadonlySet<string>): ParkFolder['credits'] {
  const touched = new Set(
    credits.filter(({ person }) => person !== null && people.has(person)).map((row) => row.company),
  );
  return credits.filter(({ company }) => !touched.has(company));
}

/** Tables whose rows are made once; their triggers remember what was removed. */
export type MadeOnce = 'parking_assignments' | 'parking_permits';

/** Returns the rows without those that were removed in the portal. */
export async function withoutRemovedRows<Row extends { sourceKey: string }>(
  transaction: Database,
  kind: MadeOnce,
  rows: readonly Row[],
): Promise<Row[]> {
  const { rows: removed } = await transaction.execute<{ source_key: string }>(
    sql`SELECT source_key FROM import_removals WHERE kind = ${kind}`,
  );
  const keys = new Set(removed.map((row) => row.source_key));
  return rows.filter(({ sourceKey }) => !keys.has(sourceKey));
}

/** Undoes the removals, so that the import creates these records again and lets these people in. */
export async function takeOverRemoved(transaction: Database, { people }: ParkFolder): Promise<void> {
  await transaction.execute(sql`DELETE FROM import_removals`);
  await transaction.execute(sql`
    UPDATE users SET state = 'active', left_at = NULL
    WHERE state = 'left' AND source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify(people.map(({ key }) => key))}::jsonb))`);
}
