/**
 * A remote from a local address: what it is, only the browser can ask, because the address is that of the reader's own
 * machine. Its routes and menu entries count as if it were released.
 */
import type { PublishedRemote, RegistrySnapshot, RemoteBuild } from '@park/platform/descriptor';

/** Milliseconds; a server on the same machine answers in a few. */
const patience = 2_000;

export type ReadBuild = (address: string) => Promise<RemoteBuild>;

const readBuild: ReadBuild = async (address) => {
  const response = await fetch(`${address}build.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`the local address answered ${response.status}`);
  return (await response.json()) as RemoteBuild;
};

/** The snapshot with the local build in place; where nobody answers, with the released one, and without the override. */
export async function withLocalBuild(snapshot: RegistrySnapshot, read: ReadBuild = readBuild): Promise<RegistrySnapshot> {
  const override = snapshot.chosen.find(({ kind }) => kind === 'override');
  if (!override) return snapshot;
  try {
    const build = await read(override.version);
    return { ...snapshot, remotes: snapshot.remotes.map((remote) => (remote.name === override.remote ? locally(remote, build, override.version) : remote)) };
  } catch {
    const released = (remote: PublishedRemote) => (remote.name === override.remote && remote.previous ? { ...remote, live: remote.previous, previous: null } : remote);
    return { ...snapshot, remotes: snapshot.remotes.map(released), chosen: snapshot.chosen.map((each) => (each === override ? { ...each, isMissing: true } : each)) };
  }
}

/** An address may be that of the build's own folder, or of the folder that holds the builds. */
function locally(remote: PublishedRemote, { version, globalName, entry, descriptor }: RemoteBuild, address: string): PublishedRemote {
  const baseUrl = address.endsWith(`/${version}/`) ? address : `${address}${version}/`;
  return { ...remote, descriptor, live: { version: 'local', globalName, entry, baseUrl, integrity: null, platform: descriptor.platform } };
}
