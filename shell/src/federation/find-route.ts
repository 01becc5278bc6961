/** Which remote's route an address belongs to; case and a last slash do not matter (AMB-22, AMB-47). */
import { normalizePath } from '@park/domain';
import type { RouteDescriptor } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { isPublished, type RemoteOutline } from '../page-data/outlined-snapshot';

export interface FoundRoute {
  readonly remote: PublishedRemote;
  readonly route: RouteDescriptor;
}

/** Of a remote that is not known further yet. */
export interface OutlinedRoute {
  readonly remote: null;
  readonly route: RemoteOutline['descriptor']['routes'][number];
}

export function findRoute(
  remotes: readonly (PublishedRemote | RemoteOutline)[],
  pathname: string,
): FoundRoute | OutlinedRoute | null {
  const path = normalizePath(pathname);
  for (const remote of remotes) {
    if (isPublished(remote)) {
      const route = remote.descriptor.routes.find((candidate) => candidate.path === path);
      if (route) return { remote, route };
    } else {
      const route = remote.descriptor.routes.find((candidate) => candidate.path === path);
      if (route) return { remote: null, route };
    }
  }
  return null;
}
