import { CallError } from '@park/platform';
import type { AuthStore } from './auth-store';
import { createSessionRenewal, type SessionRenewal } from './session-renewal';
import { createNoticeStore, type NoticeStore } from './session-notice';
import { decideTokenLogin, type Address } from './token-login-decision';

export interface Session {
  readonly store: AuthStore;
  readonly notices: NoticeStore;
  readonly renewal: SessionRenewal;
  /**
   * Runs before the guard of every opened address: the integrity check, then the decision about a token login (AMB-24,
   * AMB-33). `replaceAddress` is called with the address without its token.
   */
  openAddress(address: Address, replaceAddress: (address: string) => void): void;
}

export function createSession(store: AuthStore): Session {
  const notices = createNoticeStore();
  const triedTokens = new Set<string>();

  async function signInWith(token: string): Promise<void> {
    notices.setState({ tokenLoginError: null });
    const error = await store.tokenLogin(token);
    const isSuperseded = error instanceof CallError && error.failure === 'cancelled';
    if (error && !isSuperseded) notices.setState({ tokenLoginError: error });
  }

  return {
    store,
    notices,
    renewal: createSessionRenewal(),
    openAddress(address, replaceAddress) {
      store.checkIntegrity();
      const { token, replaceWith } = decideTokenLogin(address, store.getState().isLoggedIn, triedTokens);
      if (replaceWith !== null) replaceAddress(replaceWith);
      if (token === null) return;
      triedTokens.add(token);
      // Sets `isLoggingIn` synchronously, so that the guards that run next wait.
      void signInWith(token);
    },
  };
}
