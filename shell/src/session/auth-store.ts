import { authStorageName, employeeStorageName, isKnovaMember, membersOnlyStorageName } from '@park/domain';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { ProfileUpdate } from '@park/platform';
import { loggedOut, readAuthState, type AuthState } from './auth-state';
import { createAuthStorage } from './auth-storage';
import { integrityVerdict } from './integrity';
import type { SessionPorts, SimpleStorage } from './ports';
import { withProfile } from './profile-update';
import { createRefresh } from './refresh';
import { sessionCalls } from './session-calls';
import type { SessionCore } from './session-core';
import { createSignIn, type SignIn } from './sign-in';

export interface AuthStore extends SignIn {
  getState(): AuthState;
  /** The state before storage is read, with which the server renders. */
  getInitialState(): AuthState;
  subscribe(listener: (state: AuthState, before: AuthState) => void): () => void;
  /** Reads the stored session, including changes by other tabs, except whether a login is in progress. */
  rehydrate(): void;
  /** Resets a login that was in progress when the page was left (AMB-34). Called once, when the page starts. */
  resetStaleLogin(): void;
  /** Reads storage again, compares cookie and session, and logs out when they are inconsistent. */
  checkIntegrity(): void;
  /** Loads user and company from the server if they are due. */
  refresh(): Promise<void>;
  /** Whether the server has a session of the person whom this browser knows; another tab may have signed in again. */
  hasSession(): Promise<boolean>;
  logout(): void;
  updateProfile(update: ProfileUpdate): void;
}

function forget(storage: SimpleStorage | null, name: string): void {
  try {
    storage?.removeItem(name);
  } catch {
    // Storage that cannot be written contains nothing of ours either.
  }
}

/** The stored session and all operations that change it (AUTH-01 to AUTH-16). All dependencies are passed in. */
export function createAuthStore(ports: SessionPorts): AuthStore {
  const { cookies, clock } = ports;
  const storage = createAuthStorage(ports.storage);
  const calls = sessionCalls(ports.client);
  let generation = 0;
  let ending: Promise<void> | null = null;

  const store = createStore<AuthState>()(
    persist(() => ports.initial ?? loggedOut, {
      name: authStorageName,
      storage,
      skipHydration: true,
      merge: (stored, current) => mergeStored(readAuthState(stored), current),
    }),
  );

  function mergeStored(stored: AuthState, current: AuthState): AuthState {
    const merged = { ...stored, isLoggingIn: current.isLoggingIn };
    // The same session must stay the same object, or every read of storage would render the whole portal.
    if (JSON.stringify(merged) === JSON.stringify(readAuthState(current))) return current;
    generation += 1;
    return merged;
  }

  const core: SessionCore = {
    getState: store.getState,
    set: (change) => store.setState(change),
    // Storage is synchronous, so the promise is already settled.
    rehydrate: () => void store.persist.rehydrate(),
    confirm: (user, company) =>
      store.setState({
        user,
        company,
        isKnovaMember: isKnovaMember(user),
        isLoggedIn: true,
        isLoggingIn: false,
        lastUserCheck: clock().getTime(),
      }),
    generation: () => generation,
    endServerSession() {
      const answered: Promise<void> = calls
        .logout()
        .catch(() => {})
        .then(() => {
          if (ending === answered) ending = null;
        });
      ending = answered;
      cookies.remove();
    },
    ending: () => ending,
    logout() {
      generation += 1;
      signIn.abandon();
      // Before the state, whose listeners ask the server again: with the cookie the answers would still be this person's.
      core.endServerSession();
      store.setState(loggedOut, true);
      forget(ports.tabStorage, employeeStorageName);
      forget(ports.storage, membersOnlyStorageName);
    },
  };

  const signIn = createSignIn(core, calls, cookies, () => (generation += 1));
  const refresh = createRefresh(core, calls, clock);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    login: signIn.login,
    renew: signIn.renew,
    passkeyLogin: signIn.passkeyLogin,
    renewWithPasskey: signIn.renewWithPasskey,
    tokenLogin: signIn.tokenLogin,
    logout: core.logout,
    rehydrate: core.rehydrate,
    refresh,
    async hasSession() {
      const answer = await calls.currentUser();
      return answer.ok && answer.data.hashedId === store.getState().user?.hashedId;
    },
    resetStaleLogin() {
      if (storage.isLoginUnderWay() && !store.getState().isLoggingIn) store.setState({ isLoggingIn: false });
    },
    checkIntegrity() {
      core.rehydrate();
      const { user, company, isLoggedIn, isLoggingIn } = store.getState();
      const verdict = integrityVerdict({
        hasToken: cookies.exists(),
        // A login in another tab sets its cookie before it stores its session: do not remove that cookie.
        isLoggingIn: isLoggingIn || storage.isLoginUnderWay(),
        hasUser: user !== null,
        hasCompany: company !== null,
        isLoggedIn,
      });
      if (verdict === 'logout') core.logout();
    },
    updateProfile(update) {
      const { user } = store.getState();
      if (!user) return;
      generation += 1;
      store.setState({ user: withProfile(user, update) });
    },
  };
}
