/**
 * Remotes from addresses of their developers. Only the browser can read their builds, because such an address is usually
 * on the reader's own machine. Their routes and menu entries replace the released ones.
 */
import type { ChosenRelease, PublishedRemote, RemoteBuild } from '@park/platform/descriptor';
import { isPublished, type OutlinedSnapshot } from '../page-data/outlined-snapshot';

/** A server on the same machine responds within milliseconds, unless the machine builds at the same time. */
const timeoutMs = 10_000;

export type ReadBuild = (address: string) => Promise<RemoteBuild>;

const readBuild: ReadBuild = async (address) => {
  const response = await fetch(`${address}build.json`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the local address answered ${response.status}`);
  return (await response.json()) as RemoteBuild;
};

/** The snapshot with the local builds; for one that cannot be read, with the released one and without the override. */
export async function withLocalBuild<Snapshot extends OutlinedSnapshot>(
  snapshot: Snapshot,
  read: ReadBuild = readBuild,
): Promise<Snapshot> {
  const overrides = snapshot.chosen.filter(({ kind }) => kind === 'override');
  if (overrides.length === 0) return snapshot;
  const builds = await Promise.all(
    overrides.map(async (override) => ({ override, build: await read(override.version).catch(() => null) })),
  );
  return builds.reduce((before, { override, build }) => withOverride(before, override, build), snapshot);
}

function withOverride<Snapshot extends OutlinedSnapshot>(
  snapshot: Snapshot,
  override: ChosenRelease,
  build: RemoteBuild | null,
): Snapshot {
  const changed = (change: (remote: PublishedRemote) => PublishedRemote) =>
    snapshot.remotes.map((remote) =>
      remote.name === override.remote && isPublished(remote) ? change(remote) : remote,
    );
  if (build === null) {
    const released = (remote: PublishedRemote) =>
      remote.previous ? { ...remote, live: remote.previous, previous: null } : remote;
    return {
      ...snapshot,
      remotes: changed(released),
      chosen: snapshot.chosen.map((each) => (each === override ? { ...each, isMissing: true } : each)),
    };
  }
  const release = localRelease(build, override.version);
  // A remote that was never published has no released version behind it.
  if (!snapshot.remotes.some(({ name }) => name === override.remote))
    return { ...snapshot, remotes: [...snapshot.remotes, { name: override.remote, previous: null, ...release }] };
  return { ...snapshot, remotes: changed((remote) => ({ ...remote, ...release })) };
}

/** The address may be that of the build's folder or of its parent. */
function localRelease(
  { version, globalName, entry, container, descriptor }: RemoteBuild,
  address: string,
): Pick<PublishedRemote, 'descriptor' | 'live'> {
  const baseUrl = address.endsWith(`/${version}/`) ? address : `${address}${version}/`;
  return {
    descriptor,
    live: {
      version: 'local',
      globalName,
      entry: container ?? entry,
      baseUrl,
      integrity: null,
      platform: descriptor.platform,
    },
  };
}
