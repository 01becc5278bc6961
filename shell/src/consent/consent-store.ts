import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentChoice, ConsentCookie } from './consent-cookie';

export interface ConsentState {
  /** Whether the park has an analytics vendor, which needs consent. */
  readonly hasVendor: boolean;
  readonly choice: ConsentChoice | null;
  /** Whether the banner is shown: until a choice is made, and when the visitor opens it again. */
  readonly isOpen: boolean;
}

export interface ConsentStore extends Pick<StoreApi<ConsentState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Read from the cookie each time, so that a choice in another tab applies at once (AMB-54). */
  allowsAnalytics(): boolean;
  choose(choice: ConsentChoice): void;
  /** Shows the banner again, with the current choice. */
  reopen(): void;
  /** Hides a banner that was opened again; without a choice it stays. */
  close(): void;
}

export function createConsentStore(cookie: ConsentCookie, hasVendor: boolean): ConsentStore {
  const initial = cookie.read();
  const store = createStore<ConsentState>(() => ({
    hasVendor,
    choice: initial,
    isOpen: hasVendor && initial === null,
  }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    allowsAnalytics: () => hasVendor && cookie.read()?.analytics === true,
    choose(choice) {
      cookie.write(choice);
      store.setState({ choice, isOpen: false });
    },
    reopen: () => store.setState({ choice: cookie.read(), isOpen: true }),
    close() {
      if (store.getState().choice !== null) store.setState({ isOpen: false });
    },
  };
}
