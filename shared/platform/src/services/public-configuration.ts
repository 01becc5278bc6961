/** The public part of the shell's configuration, which is inside the page (MISS-28). */
import type { LocalText } from '../descriptor/descriptor';

/** Addresses outside the portal (LINK-01 to LINK-08); null where the park has none. */
export interface ExternalLinks {
  readonly campusCard: string | null;
  readonly scaleUp: string | null;
  readonly startups: string | null;
  readonly newsletter: string | null;
  readonly campusNews: string | null;
  readonly fairmove: string | null;
  readonly secondParking: string | null;
  readonly ticketing: string | null;
  readonly knovaFiles: string | null;
}

export interface PublicConfiguration {
  readonly mode: 'demo' | 'local' | 'production';
  readonly parkName: LocalText;
  /** One or two sentences about the park, on its home page; null for a general text. */
  readonly parkSlogan: LocalText | null;
  /** The university or campus that companies may be linked to, such as EPFL; null if the park has none. */
  readonly campusName: string | null;
  /** IANA name of the time zone in which the portal shows and reads wall-clock times. */
  readonly parkTimeZone: string;
  readonly apiBase: string;
  /** Domain of the readable `token` cookie; null for host-only (AMB-30). */
  readonly cookieDomain: string | null;
  readonly links: ExternalLinks;
  readonly analytics: { readonly endpoint: string; readonly script: string | null } | null;
  readonly reporting: { readonly level: 'debug' | 'info' | 'warn' | 'error' } | null;
  /** Time after which a remote that has not loaded counts as failed. */
  readonly remoteTimeoutMs: number;
}
