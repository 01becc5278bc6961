/** How loading went, told by shell servers; and what follows when a version fails more often than its measure. */
import { inArray, sql } from 'drizzle-orm';
import type { Outcome } from '@park/contract/releases';
import type { Database } from '../../core/database/database';
import type { AppContext } from '../../core/context/app-context';
import { rollBack, stopCanary } from './moves';
import type { Failing } from './registry-change';
import { systemShipper } from './shipper';
import { releaseRemotes, type RemoteRow } from '../../core/database/schema/releases';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'log' | 'mail' | 'background'>;

const windowMs = 5 * 60_000;
/** How far back the measure of a version that went live reaches: the version before it, while it was live. */
const measureMs = 24 * 60 * 60_000;

const minuteMs = 60_000;
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

interface Rate {
  loads: number;
  /** Failures as a part of the loads, 0 to 1. */
  rate: number;
  /** Who had it, and for how many of them it failed. */
  visitors: number;
  failedFor: number;
}

async function rateOf(database: Database, remote: string, version: string, since: Date): Promise<Rate> {
  // The window in which something began counts whole: better a load too many than a failure too few.
  const start = new Date(since.getTime() - windowMs).toISOString();
  const { rows } = await database.execute<{ loads: string; failures: string }>(sql`
    select coalesce(sum(loads), 0) as loads, coalesce(sum(load_failures + render_failures), 0) as failures
    from release_outcomes where remote = ${remote} and version = ${version} and window_start > ${start}::timestamptz`);
  const [loads, failures] = [Number(rows[0]?.loads ?? 0), Number(rows[0]?.failures ?? 0)];
  const firstMinute = new Date(Math.floor(since.getTime() / minuteMs) * minuteMs).toISOString();
  const seen = await database.execute<{ visitors: string; failed_for: string }>(sql`
    select count(*) as visitors, count(*) filter (where failed_at >= ${firstMinute}::timestamptz) as failed_for
    from release_visitors where remote = ${remote} and version = ${version} and seen_at >= ${firstMinute}::timestamptz`);
  const { visitors, failed_for: failedFor } = seen.rows[0] ?? { visitors: 0, failed_for: 0 };
  return {
    loads,
    rate: loads === 0 ? 0 : Math.min(1, failures / loads),
    visitors: Number(visitors),
    failedFor: Number(failedFor),
  };
}

export async function takeOutcomes(park: Context, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const { database, clock } = park;
  await add(database, outcomes, clock());
  const remotes = await database
    .select()
    .from(releaseRemotes)
    .where(inArray(releaseRemotes.remote, [...new Set(outcomes.map(({ remote }) => remote))]));
  for (const remote of remotes) {
    // The counts are taken, whatever becomes of the judgement: a shell that got an error would tell them once more.
    await judge(park, remote).catch((error: unknown) =>
      park.log.error({ err: error, remote: remote.remote }, 'a failing release could not be taken back'),
    );
  }
}

/** Takes back a canary, or a version that went live a short while ago, when it fails too often. A pinned one stays. */
async function judge(park: Context, row: RemoteRow): Promise<void> {
  const { database, clock, configuration } = park;
  const { failureRate, minimumLoads, minimumVisitors, watchMs } = configuration.releases;
  const now = clock();
  // Of the loads and of the visitors, so that a few false reports or bad connections decide nothing.
  const isTooBad = (mine: Rate, measure: Rate) =>
    mine.loads >= minimumLoads &&
    mine.failedFor >= minimumVisitors &&
    Math.min(mine.rate, mine.failedFor / mine.visitors) > measure.rate + failureRate;
  if (row.liveVersion && row.canaryVersion && row.canarySince) {
    const [mine, live] = [
      await rateOf(database, row.remote, row.canaryVersion, row.canarySince),
      await rateOf(database, row.remote, row.liveVersion, row.canarySince),
    ];
    if (isTooBad(mine, live)) {
      const failing = failingOf(row.canaryVersion, mine, row.liveVersion, live);
      const reason = told(failing);
      const isStopped = await stopCanary(park, {
        remote: row.remote,
        shipper: systemShipper,
        reason,
        failing,
        action: 'fell back',
        onlyFrom: row.canaryVersion,
      });
      if (isStopped) announce(park, row.remote, `The canary ${row.canaryVersion} was stopped.`, reason);
    }
  }
  const isFresh = row.liveSince !== null && now.getTime() - row.liveSince.getTime() < watchMs;
  if (isFresh && row.liveSince && row.liveVersion && row.previousVersion && row.pinnedVersion === null) {
    const [mine, before] = [
      await rateOf(database, row.remote, row.liveVersion, row.liveSince),
      await rateOf(database, row.remote, row.previousVersion, new Date(row.liveSince.getTime() - measureMs)),
    ];
    if (isTooBad(mine, before)) {
      const failing = failingOf(row.liveVersion, mine, row.previousVersion, before);
      const reason = told(failing);
      const isBack = await rollBack(park, {
        remote: row.remote,
        shipper: systemShipper,
        version: row.previousVersion,
        reason,
        failing,
        action: 'fell back',
        onlyFrom: row.liveVersion,
      });
      if (isBack)
        announce(park, row.remote, `${row.liveVersion} was taken back; ${row.previousVersion} is live again.`, reason);
    }
  }
}

const perThousand = ({ rate }: Rate) => Math.round(rate * 1_000);
const failingOf = (version: string, mine: Rate, measure: string, other: Rate): Failing => ({
  version,
  perThousand: perThousand(mine),
  loads: mine.loads,
  visitors: mine.visitors,
  failedFor: mine.failedFor,
  measure,
  measurePerThousand: perThousand(other),
});
const told = (found: Failing) =>
  `${found.version} failed in ${found.perThousand} of 1,000 loads (${found.loads} loads), for ${found.failedFor} of ${found.visitors} visitors; ${found.measure} in ${found.measurePerThousand} of 1,000.`;

function announce({ configuration, log, mail, background }: Context, remote: string, what: string, why: string): void {
  log.warn({ remote, what, why }, 'a release was taken back');
  const { mail: to } = configuration.releases;
  if (to !== null)
    background.start('release mail', () =>
      mail.send({
        to,
        kind: 'releaseTakenBack',
        language: 'en',
        subject: `${remote}: a release was taken back`,
        text: `${what}\n\n${why}\n`,
      }),
    );
}
