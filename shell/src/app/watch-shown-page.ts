import type { Portal } from './portal';
import { findRoute } from '../federation/find-route';

/** Watches the pages of remotes from now on; one that renders without end is replaced as if it had crashed. */
export async function watchShownPage(
  { loader, history, hang }: Pick<Portal, 'loader' | 'history' | 'hang'>,
  reports: boolean,
): Promise<void> {
  const { watchPage } = await import(/* webpackChunkName: "watch-page" */ '../isolation/watch-page');
  const shownPage = () => {
    const { location, snapshot } = history.shown();
    const found = findRoute(snapshot.remotes, location.pathname);
    if (!found?.remote) return null;
    const { remote, route } = found;
    const state = loader.stateOf(remote, route.page);
    if (state.status !== 'loaded') return null;
    const previous = state.build === 'previous' ? remote.previous : null;
    const { version } = previous ?? remote.live;
    return { remote, page: route.page, version, isLive: previous === null };
  };
  let isReloading = false;
  watchPage({
    browser: window,
    reports,
    shown() {
      const shown = shownPage();
      return shown && { remote: shown.remote.name, version: shown.version };
    },
    onLoop() {
      const shown = shownPage();
      if (shown) loader.broke(shown.remote, shown.page, new Error('The page renders without end.'), 'hung');
    },
    onShellBroken() {
      const shown = shownPage();
      // A page without its parts cannot be mended, only loaded again, once for each version.
      if (!shown?.isLive || isReloading || hang.hasHung(shown.remote.name, shown.version)) return;
      isReloading = true;
      hang.avoid({ remote: shown.remote.name, version: shown.version });
      loader.broke(shown.remote, shown.page, new Error('The page removed parts of the portal.'), 'hung');
      window.location.reload();
    },
  });
}
