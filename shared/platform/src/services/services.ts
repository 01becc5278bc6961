/**
 * The services behind the platform's hooks. The shell provides them once, at the top of its tree. This folder imports none
 * of the folders with hooks.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccessDecisions } from './access-decisions';
import type { ParkClient } from '../client/client';
import type { PublicConfiguration } from './public-configuration';
import type { Language } from '../descriptor/descriptor';
import type { Reporter } from './reporter';
import type { ProfileUpdate, SessionState } from './session-state';
import type { TextStore } from '../text-store/text-store';
import type { UnsavedChanges } from './unsaved-changes';

/** A value that changes over time; zustand stores have this shape. */
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
  /** Whether the registry's snapshot has a route with this path, of any remote. */
  readonly hasRoute: (path: string) => boolean;
  /** Missing where nothing is rendered on a server, as in tests. */
  readonly choices?: StoredChoices;
}

/** Choices of this device that the server knows as well, so that it renders the first screen with them. */
export interface StoredChoices {
  /** As they were when the page was asked for, by name. */
  readonly drawn: Readonly<Record<string, string>>;
  /** Keeps a choice for the next page. */
  readonly keep: (name: string, choice: string) => void;
}

const ServicesContext = createContext<PlatformServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/**
 * The services of the surrounding portal.
 * @throws Error outside of `ServicesProvider`.
 */
export function useServices(): PlatformServices {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('This component is outside the portal’s platform. In a test, render it with @park/testing.');
  return services;
}

/** The current value of a store; the component renders again when it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  const getState = () => store.getState();
  return useSyncExternalStore((listener) => store.subscribe(listener), getState, getState);
}
