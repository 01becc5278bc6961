/** What the shell puts behind the platform's hooks. One context, given once, at the top of the shell's tree. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccessDecisions } from './access/access';
import type { ParkClient } from './client/client';
import type { PublicConfiguration } from './configuration/configuration';
import type { Language } from './descriptor/descriptor';
import type { Reporter } from './reporting/reporting';
import type { ProfileUpdate, SessionState } from './session/session';
import type { TextStore } from './texts/text-store';
import type { UnsavedChanges } from './unsaved/unsaved-changes';

/** A value that changes and tells so; zustand stores are of this shape. */
export interface ReadableStore<Value> {
  getState(): Value;
  subscribe(listener: () => void): () => void;
}

export interface PlatformServices {
  readonly client: ParkClient;
  readonly session: ReadableStore<SessionState>;
  readonly updateProfile: (update: ProfileUpdate) => void;
  readonly access: ReadableStore<AccessDecisions>;
  readonly texts: TextStore;
  readonly changeLanguage: (language: Language) => Promise<void>;
  readonly configuration: PublicConfiguration;
  readonly reporter: Reporter;
  readonly unsaved: UnsavedChanges;
  readonly clock: () => Date;
  /** Whether a route of the portal, of whichever remote, stands in the registry's snapshot. */
  readonly hasRoute: (path: string) => boolean;
}

const ServicesContext = createContext<PlatformServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): PlatformServices {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('This component is outside the portal’s platform. In a test, render it with @park/testing.');
  return services;
}

export function useStore<Value>(store: ReadableStore<Value>): Value {
  const getState = () => store.getState();
  return useSyncExternalStore((listener) => store.subscribe(listener), getState, getState);
}
