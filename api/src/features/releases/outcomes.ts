/** How loading went, reported by shell servers: counted here, judged afterwards. */
import { minuteMs } from '@park/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Outcome } from '@park/contract/release-outcomes';
import type { Database } from '../../core/database/database';
import { releaseRemotes } from '../../core/database/schema/releases';
import { judgeRemote, type JudgeContext } from './automatic-return';
import { windowMs } from './failure-rates';

/** Any number, the same in every instance: the holder of this advisory lock counts. */
const countingLock = 7_012_005;

/**
 * Adds what is new to the present window: of each visitor one load and one failure a minute, whichever shell told it first.
 * Versions that nobody published are left out: a preview or an override tells them too.
 */
async function add(database: Database, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const startOf = (length: number) => new Date(Math.floor(now.getTime() / length) * length).toISOString();
  const [start, minute] = [startOf(windowMs), startOf(minuteMs)];
  await database.transaction(async (tx) => {
    // One after the other, so that what a visitor told to two shells at once is seen by the second.
    await tx.execute(sql`select pg_advisory_xact_lock(${countingLock}::bigint)`);
    await tx.execute(sql`
      with told as (
        select o.remote, o.version, o.visitor, bool_or(o.loads > 0) as loaded, bool_or(o."loadFailures" > 0) as load_failed, bool_or(o."renderFailures" > 0) as render_failed
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (remote text, version text, visitor text, loads int, "loadFailures" int, "renderFailures" int)
        where exists (select 1 from release_versions v where v.remote = o.remote and v.version = o.version)
        group by o.remote, o.version, o.visitor
      ), news as (
        select t.remote, t.version, t.visitor,
          t.loaded and coalesce(had.loaded_at < ${minute}::timestamptz, true) as is_load,
          (t.load_failed or t.render_failed) and coalesce(had.failed_at < ${minute}::timestamptz, true) as is_failure, t.load_failed
        from told t left join release_visitors had on had.remote = t.remote and had.version = t.version and had.visitor = t.visitor
      ), seen as (
        insert into release_visitors as had (remote, version, visitor, loaded_at, failed_at, seen_at)
        select remote, version, visitor, case when is_load then ${minute}::timestamptz end, case when is_failure then ${minute}::timestamptz end, ${minute}::timestamptz
        from news where is_load or is_failure
        on conflict (remote, version, visitor) do update
          set loaded_at = coalesce(excluded.loaded_at, had.loaded_at), failed_at = coalesce(excluded.failed_at, had.failed_at), seen_at = excluded.seen_at
      )
      insert into release_outcomes as had (remote, version, window_start, loads, load_failures, render_failures)
      select remote, version, ${start}::timestamptz, count(*) filter (where is_load), count(*) filter (where is_failure and load_failed), count(*) filter (where is_failure and not load_failed)
      from news where is_load or is_failure group by remote, version
      on conflict (remote, version, window_start) do update
        set loads = had.loads + excluded.loads, load_failures = had.load_failures + excluded.load_failures, render_failures = had.render_failures + excluded.render_failures`);
  });
}

/**
 * Counts first and judges afterwards; a failed judgement is logged and not thrown, because the shell would report the
 * same outcomes again.
 */
export async function takeOutcomes(context: JudgeContext, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const { database, clock } = context;
  await add(database, outcomes, clock());
  const remotes = await database
    .select()
    .from(releaseRemotes)
    .where(inArray(releaseRemotes.remote, [...new Set(outcomes.map(({ remote }) => remote))]));
  for (const remote of remotes) {
    // The counts are taken, whatever becomes of the judgement: a shell that got an error would tell them once more.
    await judgeRemote(context, remote).catch((error: unknown) =>
      context.log.error({ err: error, remote: remote.remote }, 'a failing release could not be taken back'),
    );
  }
}
