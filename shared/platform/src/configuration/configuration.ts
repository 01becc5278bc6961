/** The public part of the shell's configuration, carried by the page (MISS-28). */
import { useServices } from '../services';
import type { LocalText } from '../descriptor/descriptor';

/** External addresses (LINK-01…08); null where the park has none. */
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
  /** IANA name; every wall clock of the portal is in this zone. */
  readonly parkTimeZone: string;
  readonly apiBase: string;
  /** Domain of the readable `token` cookie; null for host-only (AMB-30). */
  readonly cookieDomain: string | null;
  readonly links: ExternalLinks;
  readonly analytics: { readonly endpoint: string; readonly script: string | null } | null;
  readonly reporting: { readonly level: 'debug' | 'info' | 'warn' | 'error' } | null;
  /** Milliseconds after which a remote that has not loaded counts as failed. */
  readonly remoteTimeoutMs: number;
}

export function useConfiguration(): PublicConfiguration {
  return useServices().configuration;
}
