/** Staged releases by their token, from the api; the last answer is used while the api does not answer. */
import { PreviewResponse } from '@park/contract/registry';
import { parseDescriptor } from '@park/platform/descriptor';
import type { PreviewRelease } from '../registry/visitor-snapshot';

export interface PreviewSource {
  /** Null when the token is unknown or has run out. */
  of(token: string | undefined): Promise<PreviewRelease | null>;
  /** The server of a remote that exists in previews only. */
  serverOf(remote: string): string | undefined;
}

export interface PreviewSourceOptions {
  readonly apiOrigin: string;
  /** Milliseconds. */
  readonly timeoutMs: number;
  readonly now?: () => number;
}

interface Kept {
  readonly until: number;
  readonly endsAt: number;
  readonly release: PreviewRelease | null;
  readonly server: string | null;
}

/** How long an answer is reused. */
const reuseMs = 5_000;
const maxKept = 200;

export function createPreviewSource({ apiOrigin, timeoutMs, now = Date.now }: PreviewSourceOptions): PreviewSource {
  const kept = new Map<string, Kept>();
  const ask = async (token: string): Promise<Kept> => {
    const response = await fetch(`${apiOrigin}/api/releases/previews/${token}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (response.status >= 500) throw new Error(`the api answered ${response.status}`);
    const until = now() + reuseMs;
    if (!response.ok) return { until, endsAt: until, release: null, server: null };
    const { build, descriptor, server, expiresAt } = PreviewResponse.parse(await response.json());
    return {
      until,
      endsAt: Date.parse(expiresAt),
      release: { build, descriptor: parseDescriptor(descriptor) },
      server,
    };
  };
  return {
    async of(token) {
      if (!token || !/^[\w-]{20,100}$/.test(token)) return null;
      let found = kept.get(token);
      if (!found || found.until <= now()) {
        try {
          found = await ask(token);
          if (kept.size >= maxKept) kept.clear();
          kept.set(token, found);
        } catch {
          // The api does not answer or answers something invalid: use the last answer until the preview ends.
        }
      }
      return found && found.endsAt > now() ? found.release : null;
    },
    serverOf: (remote) => [...kept.values()].find(({ release }) => release?.build.name === remote)?.server ?? undefined,
  };
}
