/** Whether the files of what is live can be had: one small question to each remote's static server, not more often than every few seconds. */
import type { Registry, RegistryRemote } from './registry';
import { entryOf } from './visitor-snapshot';

/** Names of the remotes whose live version's entry nobody serves, in order. */
export type StoreProbe = () => Promise<readonly string[]>;

export interface StoreProbeOptions {
  readonly registry: () => Registry;
  /** Milliseconds that a server may take. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Milliseconds that an answer is used again, however often it is asked for. */
const reuseMs = 2_000;

export function createStoreProbe({ registry, timeoutMs = 1_000, now = Date.now }: StoreProbeOptions): StoreProbe {
  let kept: { readonly until: number; readonly missing: Promise<readonly string[]> } | undefined;
  const isServed = async ({ name, live }: RegistryRemote): Promise<boolean> => {
    const server = registry().servers.get(name);
    if (server === undefined) return false;
    try {
      return (
        await fetch(`${server}/${encodeURIComponent(live.version)}/${entryOf(live)}`, {
          method: 'HEAD',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
      ).ok;
    } catch {
      return false;
    }
  };
  const ask = async (): Promise<readonly string[]> => {
    const { remotes } = registry();
    const served = await Promise.all(remotes.map(isServed));
    return remotes.filter((_remote, place) => !served[place]).map(({ name }) => name);
  };
  return () => {
    if (!kept || kept.until <= now()) kept = { until: now() + reuseMs, missing: ask() };
    return kept.missing;
  };
}
