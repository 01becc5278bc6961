import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AuthState } from './auth-state';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

/** Gives the shell's own screens the session with its commands; remotes only read it through the platform. */
export const SessionProvider = SessionContext.Provider;

export function useSessionControl(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session is not provided here.');
  return session;
}

/** The whole persisted state. */
export function useAuthState(): AuthState {
  const { store } = useSessionControl();
  return useSyncExternalStore(store.subscribe, store.getState);
}
