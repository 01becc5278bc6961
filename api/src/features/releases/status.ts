/** Every remote with its versions, for those who ship. */
import { isRoleId } from '@park/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { GateCheck, RemoteStatus, ReleaseVersion } from '@park/contract/releases';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { releaseRemotes, releaseVersions, type RemoteRow } from '../../core/database/schema/releases';
import { stateOf } from './version-state';

/** Loads are told for this long back. */
const tellMs = 24 * 60 * 60_000;

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

/** @param remote one alone; without it all */
export async function readStatus(database: Database, now: Date, remote?: string): Promise<RemoteStatus[]> {
  const since = new Date(now.getTime() - tellMs).toISOString();
  const [remotes, versions, outcomes] = [
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
  ];
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
  return remotes.map((row) => {
    const own = versions.filter((version) => version.remote === row.remote);
    return statusOf(
      row,
      own.find(({ title }) => title !== null)?.title ?? null,
      own.map((version) => versionOf(version, counts.get(`${version.remote} ${version.version}`))),
    );
  });
}

export async function readOneStatus(database: Database, now: Date, remote: string): Promise<RemoteStatus> {
  const [status] = await readStatus(database, now, remote);
  if (!status) throw notFound();
  return status;
}

function statusOf(row: RemoteRow, title: RemoteStatus['title'], versions: ReleaseVersion[]): RemoteStatus {
  return {
    remote: row.remote,
    title,
    live: row.liveVersion,
    liveSince: row.liveSince?.toISOString() ?? null,
    previous: row.previousVersion,
    canary:
      row.canaryVersion && row.canarySince
        ? {
            version: row.canaryVersion,
            share: row.canaryShare,
            roles: row.canaryRoles.filter(isRoleId),
            since: row.canarySince.toISOString(),
          }
        : null,
    pinned: pinnedOf(row),
    versions,
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
): ReleaseVersion {
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
