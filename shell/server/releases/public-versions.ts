/**
 * Which versions of a remote everybody may load: those that the registry names, and those that the api lists because they
 * were live before, for open tabs. Known versions stay known, so files remain available while the api is down.
 */
import { PublicVersions } from '@park/contract/registry';
import type { Registry } from '../registry/registry';

export type Publicity = 'public' | 'unpublished' | 'unknown';

export interface PublicVersionSource {
  /** `unknown` while the api, which would know, does not answer. */
  of(remote: string, version: string): Promise<Publicity>;
}

export interface PublicVersionOptions {
  readonly registry: () => Registry;
  readonly apiOrigin: string;
  readonly timeoutMs: number;
  readonly now?: () => number;
}

/**
 * Shortest time between two questions about the versions of one remote. A version that this server does not know may have
 * gone live a moment ago on another one, so the answer is not reused for long; the limit protects the api from made-up names.
 */
const askAgainMs = 250;
const maxKnown = 500;

interface Asked {
  readonly at: number;
  readonly isAnswered: Promise<boolean>;
}

export function createPublicVersions({
  registry,
  apiOrigin,
  timeoutMs,
  now = Date.now,
}: PublicVersionOptions): PublicVersionSource {
  const known = new Map<string, Set<string>>();
  const asked = new Map<string, Asked>();
  let seen: Registry | null = null;

  const knownOf = (remote: string) => {
    const versions = known.get(remote) ?? new Set();
    known.set(remote, versions);
    return versions;
  };
  const add = (remote: string, versions: readonly string[]) => {
    const all = knownOf(remote);
    for (const version of versions) {
      // The newest is last, so that the oldest are dropped.
      all.delete(version);
      all.add(version);
    }
    for (const version of all) if (all.size > maxKnown) all.delete(version);
  };
  const addRegistry = (current: Registry) => {
    if (current === seen) return;
    seen = current;
    for (const { name, live, previous, canary } of current.remotes)
      add(
        name,
        [previous, canary?.build, live].flatMap((build) => (build ? [build.version] : [])),
      );
  };
  const ask = async (remote: string): Promise<boolean> => {
    try {
      const response = await fetch(`${apiOrigin}/api/releases/${remote}/public-versions`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
      });
      // A remote of a registry file may have no releases in the api.
      if (response.status === 404) return true;
      if (!response.ok) return false;
      add(remote, PublicVersions.parse(await response.json()).versions);
      return true;
    } catch {
      return false;
    }
  };
  const askOnce = (remote: string): Promise<boolean> => {
    const last = asked.get(remote);
    if (last && last.at + askAgainMs > now()) return last.isAnswered;
    const isAnswered = ask(remote);
    asked.set(remote, { at: now(), isAnswered });
    return isAnswered;
  };

  return {
    async of(remote, version) {
      const current = registry();
      addRegistry(current);
      if (knownOf(remote).has(version)) return 'public';
      const isAnswered = await askOnce(remote);
      if (knownOf(remote).has(version)) return 'public';
      return isAnswered ? 'unpublished' : 'unknown';
    },
  };
}
