/**
 * Starts the shell. The page hints everything for the first screen, so that it loads in parallel; the start only waits
 * for the texts and the shell's own page, so that nothing renders twice.
 */
import '@park/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { guardRoute } from './access/guard-route';
import { App } from './app/App';
import { createPortal, type Portal } from './app/portal';
import { reportUncaughtErrors } from './errors/report-uncaught';
import { findRoute } from './federation/find-route';
import { loadedWithin } from './federation/loaded-within';
import { findShellPage } from './pages/shell-pages';
import { readPageData } from './page-data/page-data';
import { reportWebVitals } from './reporting/web-vitals';
import { completeWhenIdle } from './releases/complete-when-idle';
import { withLocalBuild } from './releases/local-build';
import { startSession } from './session/start-session';

/** How long the first render waits for the remote's page; rendering both together saves one render. */
const firstPageTimeoutMs = 150;

async function start(): Promise<void> {
  // After the load event: earlier requests would compete with the scripts for bandwidth.
  void document.fonts?.load('1em "Inter Variable"').catch(() => {});
  const carried = readPageData(document);
  const page = { ...carried, snapshot: await withLocalBuild(carried.snapshot) };
  const portal = createPortal(page, window);
  reportUncaughtErrors(window, portal.reporter);
  startSession(portal.session, window);
  await Promise.all([
    portal.shellTexts.load(page.language),
    findShellPage(location.pathname)?.part.load(),
    loadRemotePageAhead(portal),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root.');
  createRoot(root).render(<App portal={portal} />);
  completeWhenIdle(window, portal.complete);
  if (page.configuration.reporting) void reportWebVitals(portal.reporter);
  portal.reporter.log('debug', 'The shell started', { version: page.version });
}

/**
 * Loads the remote of the current address while the texts load, if its guard allows it. Resolves when it is loaded, or
 * after the time limit.
 */
async function loadRemotePageAhead({ updates, loader, services }: Portal): Promise<void> {
  const found = findRoute(updates.current().remotes, location.pathname);
  // The snapshot of the page contains the complete entry of its own remote.
  if (!found?.remote) return;
  const { verdict } = guardRoute(found.route.access, services.session.getState(), services.access.getState(), location);
  if (verdict === 'show') await loadedWithin(firstPageTimeoutMs, loader, found.remote, found.route.page);
}

void start();
