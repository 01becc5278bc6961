/**
 * Starts the shell. The page hints everything for the first screen, so that it loads in parallel; the start only waits
 * for the texts and the shell's own page, so that nothing renders twice.
 */
import { minuteMs } from '@park/domain';
import './isolation/count-commits';
import '@park/ui/styles.css';
import { guardRoute } from './access/guard-route';
import { noAccessPage } from './access/NoAccess';
import { createPortal, type Portal } from './app/portal';
import { reportUncaughtErrors } from './errors/report-uncaught';
import { showStartFailure } from './errors/show-start-failure';
import { findRoute } from './federation/find-route';
import { withSecretRoute } from './federation/secret-route';
import { watchShownPage } from './app/watch-shown-page';
import { loadedWithin } from './federation/loaded-within';
import { lockPage } from './isolation/lock-page';
import { findShellPage } from './pages/shell-pages';
import { readPageData } from './page-data/page-data';
import { loadFont } from './rendering/load-font';
import { removeMissingStyles } from './rendering/missing-styles';
import { showPage } from './rendering/show-page';
import { reportWebVitals } from './reporting/web-vitals';
import { completeWhenIdle } from './releases/complete-when-idle';
import { withLocalBuild } from './releases/local-build';
import { startSession } from './session/start-session';

/** How long the first render waits for the remote's page; rendering both together saves one render. */
const firstPageTimeoutMs = 150;
/** What the server rendered stays until the page is loaded or has failed, however slow the line is. */
const renderedPageTimeoutMs = minuteMs;

async function start(): Promise<void> {
  const address = location.pathname + location.search;
  const carried = readPageData(document);
  // Without the script that comes with a rendered page, nothing done on it so far was kept.
  const isRendered = carried.rendered !== undefined && window.parkEarlyInput !== undefined;
  if (isRendered) removeMissingStyles(document);
  else void loadFont(window);
  const page = { ...carried, snapshot: await withLocalBuild(carried.snapshot) };
  const portal = createPortal(page, window);
  lockPage(window);
  reportUncaughtErrors(window, portal.reporter);
  startSession(portal.session, window);
  await Promise.all([
    portal.shellTexts.load(page.language),
    findShellPage(location.pathname)?.part.load(),
    loadRemotePageAhead(portal, isRendered ? renderedPageTimeoutMs : firstPageTimeoutMs),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root.');
  showPage(root, portal, address, isRendered);
  // The page works without being watched, for example while the connection is lost.
  const watch = () => watchShownPage(portal, page.countsOutcomes).catch(() => {});
  completeWhenIdle(window, () => Promise.all([portal.complete(), watch()]));
  if (page.configuration.reporting) void reportWebVitals(portal.reporter);
  portal.reporter.log('debug', 'The shell started', { version: page.version });
}

/**
 * Loads the remote of the current address while the texts load, if its guard allows it, otherwise the page that says
 * why. Resolves when it is loaded, or after the time limit.
 */
async function loadRemotePageAhead(
  { updates, loader, services, secretRoute }: Portal,
  timeoutMs: number,
): Promise<void> {
  const found = findRoute(withSecretRoute(updates.current().remotes, secretRoute), location.pathname);
  // The snapshot of the page contains the complete entry of its own remote.
  if (!found?.remote) return;
  const { verdict } = guardRoute(found.route.access, services.session.getState(), services.access.getState(), location);
  if (verdict === 'noAccess') await noAccessPage.load();
  if (verdict === 'show') await loadedWithin(timeoutMs, loader, found.remote, found.route.page);
}

start().catch((cause: unknown) => {
  // As an uncaught error it is reported like all others.
  throw showStartFailure(document, cause);
});
