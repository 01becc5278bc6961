/**
 * Shows the portal: continues from the HTML that the server rendered, if this browser would render the same, else
 * renders it.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { guardRoute } from '../access/guard-route';
import { noAccessPage } from '../access/NoAccess';
import { App } from '../app/App';
import type { Portal } from '../app/portal';
import { findRoute } from '../federation/find-route';
import { withSecretRoute } from '../federation/secret-route';
import { findShellPage } from '../pages/shell-pages';
import { loadFont } from './load-font';

/** @param address path and query that the page was requested with */
export function showPage(root: HTMLElement, portal: Portal, address: string, isRendered: boolean): void {
  const app = <App portal={portal} onShown={() => finish(portal)} />;
  if (isRendered && rendersTheSame(portal, address)) {
    // A difference between both is reported as an uncaught error, and the browser's page replaces the server's.
    hydrateRoot(root, app);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Measurements compare when the page works, which is later than when it is seen. */
const shownMark = 'portal-shown';

function finish(portal: Portal): void {
  performance.mark(shownMark);
  portal.startClock();
  if (!window.parkEarlyInput) return;
  window.parkEarlyInput();
  // Behind the scripts of a rendered page; others have asked for it with them.
  void loadFont(window);
}

/** The server renders from the live version of the page's remote, for a visitor or for the person whom it found. */
function rendersTheSame(
  { session: { store }, services, history, loader, secretRoute }: Portal,
  address: string,
): boolean {
  const state = store.getState();
  if (state !== store.getInitialState() || location.pathname + location.search !== address) return false;
  const part = findShellPage(location.pathname)?.part;
  if (part) return part.getState().status === 'loaded';
  const found = findRoute(withSecretRoute(history.shown().snapshot.remotes, secretRoute), location.pathname);
  // A page that does not exist, or whose area is switched off, is part of the main script.
  if (!found) return true;
  const { verdict } = guardRoute(found.route.access, state, services.access.getState(), location);
  if (verdict === 'noAccess') return noAccessPage.getState().status === 'loaded';
  if (!found.remote || verdict !== 'show') return false;
  const page = loader.stateOf(found.remote, found.route.page);
  return page.status === 'loaded' && page.build === 'live';
}
