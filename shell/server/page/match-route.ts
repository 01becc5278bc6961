/** Matches an address with a route of the registry's descriptors or of the shell. */
import { isOpenToVisitors, normalizePath } from '@park/domain';
import type { InfoPageKind } from '@park/contract/info-pages';
import type { FirstCall, LocalText, RouteDescriptor } from '@park/platform/descriptor';
import { homeCalls } from '../../src/pages/home/home-calls';
import { texts as english, type ShellTextTree } from '../../src/texts/en';
import { texts as french } from '../../src/texts/fr';
import type { RegistryRemote } from '../registry/registry';

export type MatchedRoute =
  | {
      readonly owner: 'shell';
      readonly chunk: string;
      readonly title: LocalText | null;
      readonly firstCalls: readonly FirstCall[];
      readonly serverRendered?: boolean;
    }
  | { readonly owner: 'remote'; readonly remote: RegistryRemote; readonly route: RouteDescriptor };

interface ShellRoute {
  readonly chunk: string;
  readonly title: LocalText | null;
  readonly firstCalls: readonly FirstCall[];
  /** Whether the server renders the page of visitors. */
  readonly serverRendered?: boolean;
}

/** The page's own words, so that its title does not change when the scripts start. */
const titleFrom = (read: (texts: ShellTextTree) => string): LocalText => ({ en: read(english), fr: read(french) });

export const notFoundTitle = titleFrom(({ notFound }) => notFound.title);

const shellRoutes: Readonly<Record<string, ShellRoute>> = {
  '/': { chunk: 'home', title: null, firstCalls: homeFirstCalls(), serverRendered: true },
  '/login': {
    chunk: 'login',
    title: titleFrom(({ login }) => login.signIn.title),
    firstCalls: [],
    serverRendered: true,
  },
  '/search': {
    chunk: 'search-page',
    title: titleFrom(({ search }) => search.title),
    firstCalls: [{ path: '/api/webflow-search', query: { query: '{q}', perKind: '20' } }],
    serverRendered: true,
  },
  '/privacy': infoPage('privacy'),
  '/imprint': infoPage('imprint'),
  '/contact': infoPage('contact'),
  '/help': infoPage('help'),
  '/working-here/tenant-portal': {
    chunk: 'tenant-portal',
    title: titleFrom(({ tenantPortal }) => tenantPortal.title),
    firstCalls: [],
    serverRendered: true,
  },
};

/** A page that the park writes itself. */
function infoPage(kind: InfoPageKind): ShellRoute {
  const title = titleFrom(({ infoPages }) => infoPages[kind]);
  return { chunk: 'info-page', title, firstCalls: [{ path: `/api/info-pages/${kind}` }], serverRendered: true };
}

/** Pages of the shell that a sitemap lists. */
export const openShellPaths = ['/', '/working-here/tenant-portal', '/privacy', '/imprint', '/contact', '/help'];

/** First calls of the home page for everybody; the browser makes the personal ones. */
function homeFirstCalls(): FirstCall[] {
  const texts = (query: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [
    { path: '/api/spotlight' },
    { path: '/api/events/query', query: texts(homeCalls.events.query) },
    { path: '/api/news/query', query: texts(homeCalls.news.query) },
    { path: '/api/companies/query', query: texts(homeCalls.companies.query) },
    { path: '/api/jobs/query', query: texts(homeCalls.jobs.query) },
  ];
}

/** Case and a trailing slash are ignored, as in the browser's router (AMB-22, AMB-47). */
export function matchRoute(remotes: readonly RegistryRemote[], pathname: string): MatchedRoute | null {
  const path = normalizePath(pathname);
  const own = shellRoutes[path];
  if (own) return { owner: 'shell', ...own };
  for (const remote of remotes) {
    const route = remote.descriptor.routes.find((candidate) => candidate.path === path);
    if (route) return { owner: 'remote', remote, route };
  }
  return null;
}

/**
 * Whether visitors may open a route: it is public, or needs a permission that visitors have, such as the company list.
 */
export const isOpenRoute = ({ access }: Pick<RouteDescriptor, 'access'>): boolean =>
  access === 'public' || (typeof access === 'object' && 'permission' in access && isOpenToVisitors(access.permission));
