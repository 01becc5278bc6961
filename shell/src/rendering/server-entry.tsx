/**
 * The shell's server build: draws a page as HTML. It runs in a process of its own for each area, together
 * with that area's server build, which gets the shared libraries from here.
 */
import type { SharedName } from '@park/build/webpack/sharing';
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
import { guardRoute } from '../access/guard-route';
import { noAccessPage } from '../access/NoAccess';
import { App } from '../app/App';
import { findRoute } from '../federation/find-route';
import { loadedWithin } from '../federation/loaded-within';
import { findShellPage, shellPages } from '../pages/shell-pages';
import type { RenderRequest } from './render-request';
import { createServerPortal } from './server-portal';

export const shared: Readonly<Record<SharedName, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@park/platform': platform,
  '@park/ui': ui,
  '@park/ui/menu': uiMenu,
  '@park/ui/date-picker': uiDatePicker,
  '@park/ui/form': uiForm,
  '@park/ui/chart': uiChart,
};

/** React marks like this where a boundary shows its fallback, because something in it threw or waits. */
const unfinished = /<!--\$[!?]-->/;

/** Runs the modules of all pages, so that the first page is as quick as the next. One that does not load is met later. */
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

/** @throws what the page throws. @returns the HTML of the page's root element */
export async function render(request: RenderRequest, remote: { default: RemoteModule } | null): Promise<string> {
  const { page, address } = request;
  const url = new URL(address, 'http://page');
  const portal = createServerPortal(request, remote?.default ?? null);
  const found = findRoute(page.snapshot.remotes, url.pathname);
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
  if (unfinished.test(html)) throw new Error('A part of the page is not finished.');
  return html;
}
