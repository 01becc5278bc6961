/** Every remote with its versions, for those who ship. */
import { dayMs } from '@park/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteStatus, ReleaseVersion } from '@park/contract/release-status';
import type { AppContext } from '../../core/context/app-context';
import { notFound } from '../../core/errors/api-error';
import { releaseRemotes, releaseVersions, type RemoteRow } from '../../core/database/schema/releases';
import { readCanary } from './canary-status';
import { isCheckerConnected, readBrowserChecks } from './check-status';
import { stateOf } from './version-state';

/** Loads are told for this long back. */
const shownMs = dayMs;

// A build holds every file; only what is shown leaves the database.
const versionFacts = {
  remote: releaseVersions.remote,
  version: releaseVersions.version,
  publishedBy: releaseVersions.publishedBy,
  createdAt: releaseVersions.createdAt,
  completedAt: releaseVersions.completedAt,
  isComplete: releaseVersions.isComplete,
  firstLiveAt: releaseVersions.firstLiveAt,
  withdrawnAt: releaseVersions.withdrawnAt,
  removedAt: releaseVersions.removedAt,
  gateChecks: releaseVersions.gateChecks,
  browserChecks: releaseVersions.browserChecks,
  title: sql<{ en: string; fr: string } | null>`${releaseVersions.build} #> '{descriptor,title}'`,
  routes: sql<unknown>`jsonb_path_query_array(${releaseVersions.build}, '$.descriptor.routes[*].path')`,
  bytes: sql<
    number | string
  >`(select coalesce(sum((file->>'bytes')::bigint), 0) from jsonb_array_elements(${releaseVersions.build}->'files') file)`,
  brotliBytes: sql<
    number | string
  >`(select coalesce(sum((file->>'brotliBytes')::bigint), 0) from jsonb_array_elements(${releaseVersions.build}->'files') file)`,
};

interface Counts {
  loads: number;
  loadFailures: number;
  renderFailures: number;
}

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** @param remote one alone; without it all */
export async function readStatus(
  { database, clock, configuration }: Context,
  remote?: string,
): Promise<RemoteStatus[]> {
  const now = clock();
  const since = new Date(now.getTime() - shownMs).toISOString();
  const [remotes, versions, outcomes, browserChecks, isAvailable] = [
    await database
      .select()
      .from(releaseRemotes)
      .where(remote === undefined ? undefined : eq(releaseRemotes.remote, remote))
      .orderBy(asc(releaseRemotes.remote)),
    await database
      .select(versionFacts)
      .from(releaseVersions)
      .where(
        sql`${releaseVersions.removedAt} is null and ${remote === undefined ? sql`true` : eq(releaseVersions.remote, remote)}`,
      )
      .orderBy(
        sql`coalesce(${releaseVersions.completedAt}, ${releaseVersions.createdAt}) desc, ${releaseVersions.version}`,
      ),
    await database.execute<{
      remote: string;
      version: string;
      loads: string;
      load_failures: string;
      render_failures: string;
    }>(sql`
      select remote, version, sum(loads) as loads, sum(load_failures) as load_failures, sum(render_failures) as render_failures
      from release_outcomes where window_start >= ${since} ${remote === undefined ? sql`` : sql`and remote = ${remote}`} group by remote, version`),
    await readBrowserChecks(database, remote === undefined ? undefined : sql`c.remote = ${remote}`),
    await isCheckerConnected(database, now),
  ];
  const { needsBrowserChecks: isRequired } = configuration.releases;
  const counts = new Map(
    outcomes.rows.map((row) => [
      `${row.remote} ${row.version}`,
      {
        loads: Number(row.loads),
        loadFailures: Number(row.load_failures),
        renderFailures: Number(row.render_failures),
      },
    ]),
  );
  const canaries = new Map(
    await Promise.all(
      remotes.map(async (row) => [row.remote, await readCanary({ database, configuration }, row)] as const),
    ),
  );
  return remotes.map((row) => {
    const own = versions.filter((version) => version.remote === row.remote);
    return {
      ...statusOf(row),
      title: own.find(({ title }) => title !== null)?.title ?? null,
      versions: own.map((version) => {
        const key = `${version.remote} ${version.version}`;
        return { ...versionOf(version, counts.get(key)), browserCheck: browserChecks.get(key) ?? null };
      }),
      canary: canaries.get(row.remote) ?? null,
      browserChecks: { isRequired, isAvailable },
    };
  });
}

/** @throws ApiError 404 for a remote without releases */
export async function readOneStatus(context: Context, remote: string): Promise<RemoteStatus> {
  const [status] = await readStatus(context, remote);
  if (!status) throw notFound();
  return status;
}

function statusOf(row: RemoteRow): Omit<RemoteStatus, 'title' | 'versions' | 'browserChecks' | 'canary'> {
  return {
    remote: row.remote,
    live: row.liveVersion,
    liveSince: row.liveSince?.toISOString() ?? null,
    previous: row.previousVersion,
    pinned: pinnedOf(row),
    disabled: row.disabledSince
      ? { reason: row.disabledReason ?? '', by: row.disabledBy ?? '', since: row.disabledSince.toISOString() }
      : null,
  };
}

function pinnedOf({ pinnedVersion, pinnedReason, pinnedBy, pinnedSince }: RemoteRow): RemoteStatus['pinned'] {
  return pinnedVersion && pinnedSince
    ? { version: pinnedVersion, reason: pinnedReason ?? '', by: pinnedBy ?? '', since: pinnedSince.toISOString() }
    : null;
}

type StateFacts = Parameters<typeof stateOf>[0];

interface VersionFacts extends StateFacts {
  version: string;
  publishedBy: string;
  createdAt: Date;
  completedAt: Date | null;
  gateChecks: GateCheck[] | null;
  browserChecks: GateCheck[] | null;
  routes: unknown;
  bytes: number | string;
  brotliBytes: number | string;
}

function versionOf(
  row: VersionFacts,
  { loads, loadFailures, renderFailures }: Counts = { loads: 0, loadFailures: 0, renderFailures: 0 },
): Omit<ReleaseVersion, 'browserCheck'> {
  const checks = [...(row.gateChecks ?? []), ...(row.browserChecks ?? [])];
  return {
    version: row.version,
    state: stateOf(row),
    publishedAt: (row.completedAt ?? row.createdAt).toISOString(),
    publishedBy: row.publishedBy,
    bytes: Number(row.bytes),
    brotliBytes: Number(row.brotliBytes),
    routes: Array.isArray(row.routes) ? row.routes.map(String) : [],
    checks,
    passed: row.gateChecks !== null && checks.every((check) => check.ok),
    hasBrowserChecks: row.browserChecks !== null,
    loads,
    loadFailures,
    renderFailures,
    failuresPerThousand:
      loads === 0 ? null : Math.round((Math.min(loads, loadFailures + renderFailures) / loads) * 10_000) / 10,
  };
}
