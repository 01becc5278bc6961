import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AuthState } from './auth-state';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

/** Provides the session with its commands to the shell's own screens; remotes only read it through the platform. */
export const SessionProvider = SessionContext.Provider;

export function useSessionControl(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session is not provided here.');
  return session;
}

/** A part of the persisted state; renders again only when that part changes. */
export function useAuthState<Selected>(select: (state: AuthState) => Selected): Selected {
  const { store } = useSessionControl();
  return useStore(store, select);
}
