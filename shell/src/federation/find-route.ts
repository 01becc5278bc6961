/** Which remote's route an address belongs to; case and a last slash do not matter (AMB-22, AMB-47). */
import type { RouteDescriptor } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';

export interface FoundRoute {
  readonly remote: PublishedRemote;
  readonly route: RouteDescriptor;
}

export function findRoute(remotes: readonly PublishedRemote[], pathname: string): FoundRoute | null {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  for (const remote of remotes) {
    const route = remote.descriptor.routes.find((candidate) => candidate.path === path);
    if (route) return { remote, route };
  }
  return null;
}
