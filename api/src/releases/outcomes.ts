/** How loading went, told by shell servers; and what follows when a version fails more often than its measure. */
import { inArray, sql } from 'drizzle-orm';
import type { Outcome } from '@park/contract/releases';
import type { Database } from '../database/database';
import type { Park } from '../server/park';
import { rollBack, stopCanary } from './moves';
import { systemShipper } from './shipper';
import { releaseRemotes, type RemoteRow } from './tables';

type Surroundings = Pick<Park, 'database' | 'clock' | 'configuration' | 'log' | 'mail' | 'background'>;

const windowMs = 5 * 60_000;
/** How far back the measure of a version that went live reaches: the version before it, while it was live. */
const measureMs = 24 * 60 * 60_000;

/** Adds the counts to the present window. Versions that nobody published are left out: a preview or an override tells them too. */
async function add(database: Database, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs).toISOString();
  // In one order, so that two shells that report at once never wait for each other in a circle.
  const ordered = [...outcomes].sort((one, other) => (`${one.remote} ${one.version}` < `${other.remote} ${other.version}` ? -1 : 1));
  await database.execute(sql`
    insert into release_outcomes as had (remote, version, window_start, loads, load_failures, render_failures)
    select o.remote, o.version, ${start}::timestamptz, sum(o.loads), sum(o."loadFailures"), sum(o."renderFailures")
    from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as o (remote text, version text, loads int, "loadFailures" int, "renderFailures" int)
    where exists (select 1 from release_versions v where v.remote = o.remote and v.version = o.version)
    group by o.remote, o.version order by o.remote, o.version
    on conflict (remote, version, window_start) do update
      set loads = had.loads + excluded.loads, load_failures = had.load_failures + excluded.load_failures, render_failures = had.render_failures + excluded.render_failures`);
}

interface Rate {
  loads: number;
  /** Failures as a part of the loads, 0 to 1. */
  rate: number;
}

async function rateOf(database: Database, remote: string, version: string, since: Date): Promise<Rate> {
  // The window in which something began counts whole: better a load too many than a failure too few.
  const start = new Date(since.getTime() - windowMs).toISOString();
  const { rows } = await database.execute<{ loads: string; failures: string }>(sql`
    select coalesce(sum(loads), 0) as loads, coalesce(sum(load_failures + render_failures), 0) as failures
    from release_outcomes where remote = ${remote} and version = ${version} and window_start > ${start}::timestamptz`);
  const [loads, failures] = [Number(rows[0]?.loads ?? 0), Number(rows[0]?.failures ?? 0)];
  return { loads, rate: loads === 0 ? 0 : Math.min(1, failures / loads) };
}

export async function takeOutcomes(park: Surroundings, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const { database, clock } = park;
  await add(database, outcomes, clock());
  const remotes = await database.select().from(releaseRemotes).where(inArray(releaseRemotes.remote, [...new Set(outcomes.map(({ remote }) => remote))]));
  for (const remote of remotes) {
    // The counts are taken, whatever becomes of the judgement: a shell that got an error would tell them once more.
    await judge(park, remote).catch((error: unknown) => park.log.error({ err: error, remote: remote.remote }, 'a failing release could not be taken back'));
  }
}

/** Takes back a canary, or a version that went live a short while ago, when it fails too often. A pinned one stays. */
async function judge(park: Surroundings, row: RemoteRow): Promise<void> {
  const { database, clock, configuration } = park;
  const { failureRate, minimumLoads, watchMs } = configuration.releases;
  const now = clock();
  const isTooBad = (mine: Rate, measure: Rate) => mine.loads >= minimumLoads && mine.rate > measure.rate + failureRate;
  if (row.liveVersion && row.canaryVersion && row.canarySince) {
    const [mine, live] = [await rateOf(database, row.remote, row.canaryVersion, row.canarySince), await rateOf(database, row.remote, row.liveVersion, row.canarySince)];
    if (isTooBad(mine, live)) {
      const reason = told(row.canaryVersion, mine, row.liveVersion, live);
      const isStopped = await stopCanary(park, { remote: row.remote, shipper: systemShipper, reason, action: 'fell back', onlyFrom: row.canaryVersion });
      if (isStopped) announce(park, row.remote, `The canary ${row.canaryVersion} was stopped.`, reason);
    }
  }
  const isFresh = row.liveSince !== null && now.getTime() - row.liveSince.getTime() < watchMs;
  if (isFresh && row.liveSince && row.liveVersion && row.previousVersion && row.pinnedVersion === null) {
    const [mine, before] = [await rateOf(database, row.remote, row.liveVersion, row.liveSince), await rateOf(database, row.remote, row.previousVersion, new Date(row.liveSince.getTime() - measureMs))];
    if (isTooBad(mine, before)) {
      const reason = told(row.liveVersion, mine, row.previousVersion, before);
      const isBack = await rollBack(park, { remote: row.remote, shipper: systemShipper, version: row.previousVersion, reason, action: 'fell back', onlyFrom: row.liveVersion });
      if (isBack) announce(park, row.remote, `${row.liveVersion} was taken back; ${row.previousVersion} is live again.`, reason);
    }
  }
}

const perThousand = ({ rate }: Rate) => `${Math.round(rate * 1_000)} of 1,000`;
const told = (version: string, mine: Rate, measure: string, other: Rate) => `${version} failed in ${perThousand(mine)} loads (${mine.loads} loads); ${measure} in ${perThousand(other)}.`;

function announce({ configuration, log, mail, background }: Surroundings, remote: string, what: string, why: string): void {
  log.warn({ remote, what, why }, 'a release was taken back');
  const { mail: to } = configuration.releases;
  if (to !== null) background.start('release mail', () => mail.send({ to, kind: 'releaseTakenBack', language: 'en', subject: `${remote}: a release was taken back`, text: `${what}\n\n${why}\n` }));
}
