/** Which route an address belongs to, from the registry's descriptors and the shell's own few. */
import type { PublishedRemote, RegistrySnapshot, RouteDescriptor } from '@park/platform/descriptor';

export type MatchedRoute =
  | { readonly owner: 'shell'; readonly chunk: string | null; readonly title: { en: string; fr: string } | null }
  | { readonly owner: 'remote'; readonly remote: PublishedRemote; readonly route: RouteDescriptor };

const shellRoutes: Readonly<Record<string, { chunk: string; title: { en: string; fr: string } | null }>> = {
  '/': { chunk: 'home', title: null },
  '/login': { chunk: 'login', title: { en: 'Sign in', fr: 'Connexion' } },
  '/working-here/tenant-portal': { chunk: 'tenant-portal', title: { en: 'The tenant portal', fr: 'Le portail des locataires' } },
};

/** Case and a last slash do not matter, as in the browser's router (AMB-22, AMB-47). */
export function matchRoute(snapshot: RegistrySnapshot, pathname: string): MatchedRoute | null {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const own = shellRoutes[path];
  if (own) return { owner: 'shell', ...own };
  for (const remote of snapshot.remotes) {
    const route = remote.descriptor.routes.find((candidate) => candidate.path === path);
    if (route) return { owner: 'remote', remote, route };
  }
  return null;
}
