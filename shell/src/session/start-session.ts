import { authStorageName, refreshIntervalMs } from '@park/domain';
import type { Session } from './session';

/** The browser APIs that the session observes. */
export interface SessionWindow extends Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval'
> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
}

/**
 * Starts the session in this order: read storage, reset an unfinished login, check integrity, decide about a token
 * login, refresh (AMB-33). All but the refresh is done when this returns, so that the first guard sees the result.
 * @returns a function that stops observing.
 */
export function startSession(session: Session, browser: SessionWindow): () => void {
  const { store } = session;
  store.rehydrate();
  store.resetStaleLogin();
  session.openAddress(browser.location, (address) => browser.history.replaceState(browser.history.state, '', address));
  void store.refresh();

  const check = () => store.checkIntegrity();
  const checkWhenShown = () => {
    if (browser.document.visibilityState === 'visible') check();
  };
  // Another tab has signed in, signed out, or cleared storage (key null).
  const checkWhenStored = (event: StorageEvent) => {
    if (event.key === authStorageName || event.key === null) check();
  };
  // The timer also runs while nobody is logged in; each tick decides (AMB-35).
  const timer = browser.setInterval(() => void store.refresh(), refreshIntervalMs);
  browser.addEventListener('storage', checkWhenStored);
  browser.addEventListener('focus', check);
  browser.addEventListener('pageshow', check);
  browser.document.addEventListener('visibilitychange', checkWhenShown);

  return () => {
    browser.clearInterval(timer);
    browser.removeEventListener('storage', checkWhenStored);
    browser.removeEventListener('focus', check);
    browser.removeEventListener('pageshow', check);
    browser.document.removeEventListener('visibilitychange', checkWhenShown);
  };
}
