/**
 * The shell's server build: renders a page as HTML. It runs in a process of its own for each area, together
 * with that area's server build, which gets the shared libraries from here.
 */
import type { SharedName, zodOfServerBuilds } from '@park/build/webpack/sharing';
import type { RemoteModule } from '@park/platform';
import * as platform from '@park/platform';
import * as ui from '@park/ui';
import * as uiChart from '@park/ui/chart';
import * as uiDatePicker from '@park/ui/date-picker';
import * as uiForm from '@park/ui/form';
import * as uiMenu from '@park/ui/menu';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.edge';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zod from 'zod/mini';
import { guardRoute } from '../access/guard-route';
import { noAccessPage } from '../access/NoAccess';
import { App } from '../app/App';
import { findRoute } from '../federation/find-route';
import { withSecretRoute } from '../federation/secret-route';
import { loadedWithin } from '../federation/loaded-within';
import { findShellPage, shellPages } from '../pages/shell-pages';
import type { RenderRequest } from './render-request';
import { createServerPortal } from './server-portal';

export const shared: Readonly<Record<SharedName | typeof zodOfServerBuilds, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@park/platform': platform,
  '@park/ui': ui,
  '@park/ui/menu': uiMenu,
  '@park/ui/date-picker': uiDatePicker,
  '@park/ui/form': uiForm,
  '@park/ui/chart': uiChart,
  'zod/mini@4': zod,
};

/** React marks like this where a boundary shows its fallback, because something in it threw. */
const broken = '<!--$!-->';
/**
 * The same because a part is loaded first, such as a dialog that the address opens; the server build has no such part.
 */
const waiting = '<!--$?-->';

/**
 * Runs the modules of all pages, so that the first page is as quick as the next. One that does not load is met later.
 */
export async function prepare(remote: { default: RemoteModule } | null): Promise<void> {
  const { pages, texts } = remote?.default ?? { pages: {}, texts: null };
  const loads = [
    ...Object.values(pages),
    ...(texts ? [texts.en, texts.fr] : []),
    ...shellPages.map(({ part }) => part.load),
    noAccessPage.load,
  ];
  await Promise.allSettled(loads.map(async (load) => load()));
}

/**
 * @throws what the page throws. @returns the HTML of the page's root element; empty for a page that loads a part first
 */
export async function render(request: RenderRequest, remote: { default: RemoteModule } | null): Promise<string> {
  const { page, address } = request;
  const url = new URL(address, 'http://page');
  const portal = createServerPortal(request, remote?.default ?? null);
  const found = findRoute(withSecretRoute(page.snapshot.remotes, portal.secretRoute), url.pathname);
  const { session, access } = portal.services;
  const isOpen = found && guardRoute(found.route.access, session.getState(), access.getState(), url).verdict === 'show';
  await Promise.all([
    portal.shellTexts.load(page.language),
    findShellPage(url.pathname)?.part.load(),
    found && !isOpen && noAccessPage.load(),
  ]);
  if (found?.remote && isOpen) {
    await loadedWithin(page.configuration.remoteTimeoutMs, portal.loader, found.remote, found.route.page);
    const state = portal.loader.stateOf(found.remote, found.route.page);
    if (state.status === 'failed') throw state.failure.cause;
  }
  const html = renderToString(<App portal={portal} />);
  if (html.includes(broken)) throw new Error('A part of the page threw.');
  return html.includes(waiting) ? '' : html;
}
