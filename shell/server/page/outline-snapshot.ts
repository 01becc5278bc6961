import type { PublishedRemote, RegistrySnapshot } from '@park/platform/descriptor';
import type { OutlinedSnapshot, RemoteOutline } from '../../src/page-data/outlined-snapshot';

/** @param shown name of the page's remote. Chosen versions stay complete as well, because the badge shows them. */
export function outlineSnapshot(snapshot: RegistrySnapshot, shown: string | null): OutlinedSnapshot {
  const staysWhole = new Set([shown, ...snapshot.chosen.map(({ remote }) => remote)]);
  return {
    ...snapshot,
    remotes: snapshot.remotes.map((remote) => (staysWhole.has(remote.name) ? remote : outlineOf(remote))),
  };
}

const outlines = new WeakMap<PublishedRemote, RemoteOutline>();

function outlineOf(remote: PublishedRemote): RemoteOutline {
  const { name, descriptor } = remote;
  const outline = outlines.get(remote) ?? {
    name,
    descriptor: {
      routes: descriptor.routes.map(({ path, access }) => ({ path, access })),
      navigation: descriptor.navigation.map(({ id: _id, ...entry }) => entry),
    },
  };
  outlines.set(remote, outline);
  return outline;
}
