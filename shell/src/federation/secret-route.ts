import type { PublishedRemote } from '@park/platform/descriptor';
import { isPublished, type RemoteOutline } from '../page-data/outlined-snapshot';
import type { SecretRoute } from '../page-data/page-data';

/** Adds the page's secret route to its remote; snapshots that are loaded later do not contain it. */
export function withSecretRoute(
  remotes: readonly (PublishedRemote | RemoteOutline)[],
  secret: SecretRoute | null,
): readonly (PublishedRemote | RemoteOutline)[] {
  if (!secret) return remotes;
  return remotes.map((remote) =>
    remote.name === secret.remote && isPublished(remote)
      ? { ...remote, descriptor: { ...remote.descriptor, routes: [...remote.descriptor.routes, secret.route] } }
      : remote,
  );
}
