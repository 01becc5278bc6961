/**
 * A remote from a local address. Only the browser can read its build, because the address is on the reader's own
 * machine. Its routes and menu entries replace the released ones.
 */
import type { PublishedRemote, RemoteBuild } from '@park/platform/descriptor';
import { isPublished, type OutlinedSnapshot } from '../page-data/outlined-snapshot';

/** A server on the same machine responds within milliseconds. */
const timeoutMs = 2_000;

export type ReadBuild = (address: string) => Promise<RemoteBuild>;

const readBuild: ReadBuild = async (address) => {
  const response = await fetch(`${address}build.json`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the local address answered ${response.status}`);
  return (await response.json()) as RemoteBuild;
};

/** The snapshot with the local build; if it cannot be read, with the released one and without the override. */
export async function withLocalBuild<Snapshot extends OutlinedSnapshot>(
  snapshot: Snapshot,
  read: ReadBuild = readBuild,
): Promise<Snapshot> {
  const override = snapshot.chosen.find(({ kind }) => kind === 'override');
  if (!override) return snapshot;
  const changed = (change: (remote: PublishedRemote) => PublishedRemote) =>
    snapshot.remotes.map((remote) =>
      remote.name === override.remote && isPublished(remote) ? change(remote) : remote,
    );
  try {
    const build = await read(override.version);
    return { ...snapshot, remotes: changed((remote) => locally(remote, build, override.version)) };
  } catch {
    const released = (remote: PublishedRemote) =>
      remote.previous ? { ...remote, live: remote.previous, previous: null } : remote;
    return {
      ...snapshot,
      remotes: changed(released),
      chosen: snapshot.chosen.map((each) => (each === override ? { ...each, isMissing: true } : each)),
    };
  }
}

/** The address may be that of the build's folder or of its parent. */
function locally(
  remote: PublishedRemote,
  { version, globalName, entry, container, descriptor }: RemoteBuild,
  address: string,
): PublishedRemote {
  const baseUrl = address.endsWith(`/${version}/`) ? address : `${address}${version}/`;
  return {
    ...remote,
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
