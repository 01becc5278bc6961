/** Staged releases by their token, as the api tells them; the last answer serves while the api cannot be asked. */
import { PreviewAnswer } from '@park/contract/registry';
import { parseDescriptor } from '@park/platform/descriptor';
import type { PreviewRelease } from '../registry/visitor-snapshot';

export interface PreviewSource {
  /** Null when the token is unknown or has run out. */
  of(token: string | undefined): Promise<PreviewRelease | null>;
  /** Where the files of a remote are served that only previews know. */
  serverOf(remote: string): string | undefined;
}

export interface PreviewSourceOptions {
  readonly apiOrigin: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly now?: () => number;
}

interface Kept {
  readonly until: number;
  readonly endsAt: number;
  readonly release: PreviewRelease | null;
  readonly server: string | null;
}

/** Milliseconds that an answer is used again. */
const keptFor = 5_000;
const mostKept = 200;

export function createPreviewSource({ apiOrigin, timeout, now = Date.now }: PreviewSourceOptions): PreviewSource {
  const kept = new Map<string, Kept>();
  const ask = async (token: string): Promise<Kept> => {
    const response = await fetch(`${apiOrigin}/api/releases/previews/${token}`, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json' },
    });
    if (response.status >= 500) throw new Error(`the api answered ${response.status}`);
    const until = now() + keptFor;
    if (!response.ok) return { until, endsAt: until, release: null, server: null };
    const { build, descriptor, server, expiresAt } = PreviewAnswer.parse(await response.json());
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
          if (kept.size >= mostKept) kept.clear();
          kept.set(token, found);
        } catch {
          // The api is away or tells something else: what it said before holds until the preview ends.
        }
      }
      return found && found.endsAt > now() ? found.release : null;
    },
    serverOf: (remote) => [...kept.values()].find(({ release }) => release?.build.name === remote)?.server ?? undefined,
  };
}
