/** The shell's own pages, each in a file of its own; the server knows the same paths and chunk names. */
import { createShellPage, type ShellPageStore } from './ShellPage';

export const shellPages: Readonly<Record<string, ShellPageStore>> = {
  '/': createShellPage(() => import(/* webpackChunkName: "home" */ '../pages/home/HomePage')),
  '/login': createShellPage(() => import(/* webpackChunkName: "login" */ '../pages/login/LoginPage')),
  '/working-here/tenant-portal': createShellPage(() => import(/* webpackChunkName: "tenant-portal" */ '../pages/TenantPortalPage')),
};

/** The page of an address, as the router would choose it: case and a last slash do not matter. */
export function shellPageOf(pathname: string): ShellPageStore | undefined {
  return shellPages[pathname.toLowerCase().replace(/\/+$/, '') || '/'];
}
