/**
 * The browser's history with two checks before a navigation: it asks before unsaved input is lost, and it waits
 * briefly for a running request for newer releases, so that page and version change together.
 */
import type { BrowserHistory, HistoryUpdate } from '@park/platform/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWhole, type OutlinedSnapshot } from '../page-data/outlined-snapshot';
import type { RegistryUpdates } from '../releases/registry-updates';
import { isSamePage, keepsInput, type PageAddress } from './same-page';
import type { UnsavedStore } from './unsaved-store';

export interface ShownPage {
  readonly action: HistoryUpdate['action'];
  readonly location: HistoryUpdate['location'];
  readonly snapshot: OutlinedSnapshot;
}

export interface LeaveQuestion {
  readonly stay: () => void;
  readonly leave: () => void;
}

export interface PortalHistory {
  /** For the router: used by links and pages to navigate. */
  readonly navigator: Pick<BrowserHistory, 'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace'>;
  shown(): ShownPage;
  /** @param listener renders the page; called once the navigation may proceed */
  listen(listener: (page: ShownPage) => void): () => void;
  /** Renders the current page again from the newest snapshot, if it was rendered from an outline. */
  renew(): void;
  /** The open question for the dialog, or null. */
  readonly question: Pick<StoreApi<LeaveQuestion | null>, 'getState' | 'getInitialState' | 'subscribe'>;
}

export interface PortalHistoryOptions {
  readonly history: BrowserHistory;
  readonly updates: Pick<RegistryUpdates, 'current' | 'navigate' | 'settled'>;
  readonly unsaved: Pick<UnsavedStore, 'has'>;
}

export function createPortalHistory({ history, updates, unsaved }: PortalHistoryOptions): PortalHistory {
  let page: ShownPage = { action: history.action, location: history.location, snapshot: updates.current() };
  const question = createStore<LeaveQuestion | null>(() => null);
  /** The visitor has confirmed that the input may be lost. */
  let canLeave = false;
  let isTakingBack = false;
  let turn = 0;
  let render: ((page: ShownPage) => void) | null = null;

  const setQuestion = (next: LeaveQuestion | null) => question.setState(next, true);
  const askBefore = (leave: () => void) =>
    setQuestion({
      stay: () => setQuestion(null),
      leave: () => {
        setQuestion(null);
        canLeave = true;
        leave();
      },
    });
  const losesInput = (next: PageAddress) => unsaved.has() && !canLeave && !keepsInput(page.location, next);

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      replace: (to, state) => history.replace(to, state),
      push(to, state) {
        const go = () => history.push(to, state);
        if (losesInput(history.createURL(to))) askBefore(go);
        else go();
      },
    },
    shown: () => page,
    listen(listener) {
      render = listener;
      return history.listen(({ action, location, delta }) => {
        if (isTakingBack) {
          isTakingBack = false;
          return;
        }
        // Back and forward are reported after the fact: undo the navigation first, then ask.
        if (action === 'POP' && delta && losesInput(location)) {
          isTakingBack = true;
          history.go(-delta);
          askBefore(() => history.go(delta));
          return;
        }
        const mine = (turn += 1);
        const isOtherPage = !isSamePage(page.location, location);
        const show = () => {
          // The visitor navigated again meanwhile: only the last page is rendered.
          if (mine !== turn) return;
          const snapshot = isOtherPage ? updates.navigate(unsaved.has() && !canLeave) : page.snapshot;
          canLeave = false;
          page = { action, location, snapshot };
          listener(page);
        };
        const waiting = isOtherPage ? updates.settled(location.pathname) : null;
        if (waiting) void waiting.then(show);
        else show();
      });
    },
    renew() {
      if (isWhole(page.snapshot)) return;
      page = { ...page, snapshot: updates.navigate(false) };
      render?.(page);
    },
    question,
  };
}
