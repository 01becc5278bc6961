/** The registry as shell servers read it. */
import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PublicVersions, RegistryResponse } from '@park/contract/registry';
import { publishedBuildOf } from '@park/contract/remote-build';
import { isRoleId } from '@park/domain';
import type { z } from 'zod';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import type { ReleaseConfiguration } from '../../core/configuration/release-configuration';
import { describeLastLive } from './switch-off';
import { releaseRegistry, releaseRemotes, releaseVersions } from '../../core/database/schema/releases';

type Servers = Pick<ReleaseConfiguration, 'serverOf' | 'serversText'>;

/** Another text after every change, and when the addresses of the remotes' servers are others. */
export async function registryRevision(database: Database, { serversText }: Servers): Promise<string> {
  const [row] = await database.select({ revision: releaseRegistry.revision }).from(releaseRegistry);
  return `${row?.revision ?? 0}-${createHash('sha256').update(serversText).digest('hex').slice(0, 8)}`;
}

/**
 * What shell servers need to choose a version for a visitor. The revision is never newer than the rest, so no change is
 * missed.
 */
export async function readRegistry(database: Database, servers: Servers): Promise<RegistryResponse> {
  const [live, previous, canary] = [
    alias(releaseVersions, 'live'),
    alias(releaseVersions, 'previous'),
    alias(releaseVersions, 'canary'),
  ];
  // Read first: should something change in between, the next reading sees another revision and comes again.
  const revision = await registryRevision(database, servers);
  const rows = await database
    .select({ remote: releaseRemotes, live: live.build, previous: previous.build, canary: canary.build })
    .from(releaseRemotes)
    .innerJoin(live, and(eq(live.remote, releaseRemotes.remote), eq(live.version, releaseRemotes.liveVersion)))
    .leftJoin(
      previous,
      and(eq(previous.remote, releaseRemotes.remote), eq(previous.version, releaseRemotes.previousVersion)),
    )
    .leftJoin(canary, and(eq(canary.remote, releaseRemotes.remote), eq(canary.version, releaseRemotes.canaryVersion)))
    .where(and(isNotNull(releaseRemotes.liveVersion), isNull(releaseRemotes.disabledSince)))
    .orderBy(asc(releaseRemotes.remote));
  return {
    revision,
    disabled: await readDisabled(database),
    remotes: rows.map(({ remote, ...builds }) => ({
      name: remote.remote,
      descriptor: builds.live.descriptor,
      live: publishedBuildOf(builds.live),
      previous: builds.previous ? publishedBuildOf(builds.previous) : null,
      canary: builds.canary
        ? {
            build: publishedBuildOf(builds.canary),
            descriptor: builds.canary.descriptor,
            share: remote.canaryShare,
            roles: remote.canaryRoles.filter(isRoleId),
          }
        : null,
      server: servers.serverOf(remote.remote),
    })),
  };
}

async function readDisabled(database: Database): Promise<RegistryResponse['disabled']> {
  const rows = await database
    .select()
    .from(releaseRemotes)
    .where(isNotNull(releaseRemotes.disabledSince))
    .orderBy(asc(releaseRemotes.remote));
  const areas = [];
  for (const row of rows) {
    const described = await describeLastLive(database, row);
    if (!described || !row.disabledSince) continue;
    areas.push({
      name: row.remote,
      title: described.title,
      paths: described.routes.map(({ path }) => path),
      reason: row.disabledReason ?? '',
      since: row.disabledSince.toISOString(),
    });
  }
  return areas;
}

/**
 * Returns the versions of a remote whose files everybody may load: complete, and live now or earlier, or the canary.
 * @throws ApiError 404 for a remote without releases
 */
export async function listPublicVersions(database: Database, remote: string): Promise<z.output<typeof PublicVersions>> {
  const rows = await database
    .select({ version: releaseVersions.version })
    .from(releaseRemotes)
    .leftJoin(
      releaseVersions,
      and(
        eq(releaseVersions.remote, releaseRemotes.remote),
        eq(releaseVersions.isComplete, true),
        isNull(releaseVersions.removedAt),
        or(isNotNull(releaseVersions.firstLiveAt), eq(releaseVersions.version, releaseRemotes.canaryVersion)),
      ),
    )
    .where(eq(releaseRemotes.remote, remote))
    .orderBy(asc(releaseVersions.lastLiveAt), asc(releaseVersions.version));
  if (rows.length === 0) throw notFound();
  return { versions: rows.flatMap(({ version }) => (version === null ? [] : [version])) };
}
