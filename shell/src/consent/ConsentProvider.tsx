import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ConsentState, ConsentStore } from './consent-store';

const ConsentContext = createContext<ConsentStore | null>(null);

export const ConsentProvider = ConsentContext.Provider;

export interface Consent extends ConsentState, Pick<ConsentStore, 'choose' | 'reopen' | 'close'> {}

/** The visitor's choice and how to change it. */
export function useConsent(): Consent {
  const store = useContext(ConsentContext);
  if (!store) throw new Error('Consent is not provided here.');
  const state = useStore(store);
  return { ...state, choose: store.choose, reopen: store.reopen, close: store.close };
}
