/**
 * A remote from a local address: what it is, only the browser can ask, because the address is that of the reader's own
 * machine. Its routes and menu entries count as if it were released.
 */
import type { PublishedRemote, RemoteBuild } from '@park/platform/descriptor';
import { isPublished, type OutlinedSnapshot } from '../page-data/outlined-snapshot';

/** Milliseconds; a server on the same machine answers in a few. */
const timeoutMs = 2_000;

export type ReadBuild = (address: string) => Promise<RemoteBuild>;

const readBuild: ReadBuild = async (address) => {
  const response = await fetch(`${address}build.json`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the local address answered ${response.status}`);
  return (await response.json()) as RemoteBuild;
};

/** The snapshot with the local build in place; where nobody answers, with the released one, and without the override. */
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

/** An address may be that of the build's own folder, or of the folder that holds the builds. */
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
