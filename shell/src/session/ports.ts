import type { ParkClient } from '@park/platform';
import type { AuthState } from './auth-state';

/** Dependencies of the session; tests pass fakes. */
export interface SessionPorts {
  /** localStorage, or null where the browser forbids it. */
  readonly storage: SimpleStorage | null;
  /** sessionStorage, or null. */
  readonly tabStorage: SimpleStorage | null;
  readonly cookies: TokenCookie;
  readonly client: Pick<ParkClient, 'call'>;
  readonly clock: () => Date;
  /** With which the first render begins, before storage is read; nobody is signed in where it is missing. */
  readonly initial?: AuthState;
}

export type SimpleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The readable `token` cookie, which marks that a session exists (AMB-28). */
export interface TokenCookie {
  exists(): boolean;
  write(token: string): void;
  remove(): void;
}
