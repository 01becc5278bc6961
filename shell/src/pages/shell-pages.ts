/**
 * The shell's own pages, all public and each in its own chunk. The server's routes use the same chunk names, so that a
 * page hints its chunk.
 */
import { createElement } from 'react';
import { normalizePath } from '@park/domain';
import type { InfoPageKind } from '@park/contract/info-pages';
import type { ShellPageProps } from '../page-data/shell-page-props';
import { onDemandPart, type OnDemandPart } from '../on-demand/on-demand-part';

export interface ShellPage {
  readonly path: string;
  readonly part: OnDemandPart<ShellPageProps>;
}

/** The pages that the park writes share one chunk. */
const infoPage = (kind: InfoPageKind): ShellPage => ({
  path: `/${kind}`,
  part: onDemandPart(async () => {
    const { InfoPage } = await import(/* webpackChunkName: "info-page" */ './info/InfoPage');
    return () => createElement(InfoPage, { kind });
  }),
});

export const shellPages: readonly ShellPage[] = [
  {
    path: '/',
    part: onDemandPart(async () => (await import(/* webpackChunkName: "home" */ './home/HomePage')).HomePage),
  },
  {
    path: '/login',
    part: onDemandPart<ShellPageProps>(
      async () => (await import(/* webpackChunkName: "login" */ './login/LoginPage')).LoginPage,
    ),
  },
  {
    path: '/search',
    part: onDemandPart(
      async () => (await import(/* webpackChunkName: "search-page" */ './search/SearchPage')).SearchPage,
    ),
  },
  {
    path: '/working-here/tenant-portal',
    part: onDemandPart(
      async () =>
        (await import(/* webpackChunkName: "tenant-portal" */ './tenant-portal/TenantPortalPage')).TenantPortalPage,
    ),
  },
  ...(['privacy', 'imprint', 'contact', 'help'] as const).map(infoPage),
];

/** Case and a trailing slash are ignored (AMB-22, AMB-47). */
export function findShellPage(pathname: string): ShellPage | undefined {
  const path = normalizePath(pathname);
  return shellPages.find((page) => page.path === path);
}
