import { dayMs } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { endCanaryJob, stopCanary } from './moves';
import type { Publishing } from './publishing';
import { lockRegistry } from './registry-change';
import { systemShipper } from './shipper';

const abandonedAfterMs = dayMs;
/** As long as a version is measured against what visitors told. */
const visitorsKeptMs = 2 * dayMs;

/** Versions that never passed their checks: they take no place of versions that can be released or returned to. */
const keptFailedVersions = 5;
const hasFailedCheck = sql.raw(
  `(coalesce(gate_checks, '[]') || coalesce(browser_checks, '[]')) @> '[{"ok": false}]'::jsonb`,
);

/** What nobody uses beyond the kept number loses its files; uploads that were left lying for a day go altogether. */
export async function sweepVersions({ database, clock, configuration, store }: Publishing): Promise<void> {
  const now = clock();
  const gone = await database.transaction(async (tx) => {
    // The lock of every change: a version that is being promoted at this moment is seen as live.
    await lockRegistry(tx);
    await tx.execute(sql`delete from release_previews where expires_at < ${now.toISOString()}`);
    await tx.execute(
      sql`delete from release_visitors where seen_at < ${new Date(now.getTime() - visitorsKeptMs).toISOString()}`,
    );
    const abandoned = await tx.execute<{ remote: string; version: string }>(sql`
      delete from release_versions v where not is_complete and created_at < ${new Date(now.getTime() - abandonedAfterMs).toISOString()}
        and not exists (select 1 from release_outcomes o where o.remote = v.remote and o.version = v.version)
      returning remote, version`);
    const surplus = await tx.execute<{ remote: string; version: string }>(sql`
      update release_versions v set removed_at = ${now.toISOString()}
      from (select remote, version, counts, row_number() over (partition by remote, counts order by greatest(completed_at, last_live_at) desc) as place
            from (select *, first_live_at is not null or not ${hasFailedCheck} as counts from release_versions where is_complete and removed_at is null) kept) ranked
      where v.remote = ranked.remote and v.version = ranked.version
        and ranked.place > case when ranked.counts then ${configuration.releases.keptVersions}::int else ${keptFailedVersions}::int end
        and not exists (select 1 from release_remotes r where r.remote = v.remote and v.version in (r.live_version, r.previous_version, r.canary_version, r.pinned_version))
      returning v.remote, v.version`);
    return [...abandoned.rows, ...surplus.rows];
  });
  for (const { remote, version } of gone) await store.remove(remote, version);
}

/** Registers the hourly clean-up and the end of canaries with a maximum duration. */
export function releaseJobs(context: AppContext): void {
  context.jobs.repeatOutside({ kind: 'releases.sweepVersions', schedule: '17 * * * *' }, () =>
    sweepVersions({ ...context, store: context.releaseStore }),
  );
  context.jobs.handleOutside(endCanaryJob, async ({ payload: { remote, version } }) => {
    const reason = 'It has run for its maximum duration, and nobody has promoted it.';
    await stopCanary(context, { remote, shipper: systemShipper, reason, onlyFrom: version, onlyExpired: true });
  });
}
