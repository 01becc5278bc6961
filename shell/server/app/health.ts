/** What the shell stands on, and what of it is stale. It serves either way, and says so here and in the metrics. */
import { Gauge, type Registry as Metrics } from 'prom-client';
import type { RegistrySource } from '../registry/registry-source';
import type { StoreProbe } from '../registry/store-probe';

export interface Health {
  readonly status: 'ok';
  readonly api: 'ok' | 'unreachable';
  /** As the api says; unknown while it cannot be asked. */
  readonly database: 'ok' | 'unreachable' | 'unknown';
  /** Whether the files of every live version can be had; whose cannot stands in `unserved`. */
  readonly store: 'ok' | 'unreachable';
  readonly unserved: readonly string[];
  readonly registry: 'ok' | 'last known good';
  readonly revision: string;
  /** Seconds since the registry was read; null when it is the copy of an earlier process. */
  readonly registryAge: number | null;
}

export async function readHealth(apiOrigin: string, registry: RegistrySource, probe: StoreProbe): Promise<Health> {
  const [answer, unserved] = await Promise.all([askReadiness(`${apiOrigin}/readyz`), probe()]);
  const age = registry.age();
  return {
    status: 'ok',
    api: answer === null ? 'unreachable' : 'ok',
    database: answer === null ? 'unknown' : answer ? 'ok' : 'unreachable',
    store: unserved.length === 0 ? 'ok' : 'unreachable',
    unserved,
    registry: registry.isFresh() ? 'ok' : 'last known good',
    revision: registry.current().revision,
    registryAge: age === null ? null : Math.round(age / 100) / 10,
  };
}

/** Null when nobody answers. */
async function askReadiness(address: string): Promise<boolean | null> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return null;
  }
}

export function registerHealthMetrics(
  metrics: Metrics,
  apiOrigin: string,
  registry: RegistrySource,
  probe: StoreProbe,
): void {
  const registers = [metrics];
  new Gauge({
    name: 'shell_registry_fresh',
    help: '1 while the registry could be read',
    registers,
    collect() {
      this.set(registry.isFresh() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shell_registry_age_seconds',
    help: 'Since the registry was read; -1 when it is the copy of an earlier process',
    registers,
    collect() {
      const age = registry.age();
      this.set(age === null ? -1 : age / 1_000);
    },
  });
  const api = new Gauge({
    name: 'shell_api_up',
    help: '1 while the api answers',
    registers,
    async collect() {
      const { api: state, database } = await readHealth(apiOrigin, registry, probe);
      api.set(state === 'ok' ? 1 : 0);
      databaseUp.set(database === 'ok' ? 1 : 0);
    },
  });
  const store = new Gauge({
    name: 'shell_store_up',
    help: '1 while the files of the live version of a remote can be had',
    labelNames: ['remote'],
    registers,
    async collect() {
      const unserved = await probe();
      store.reset();
      for (const { name } of registry.current().remotes) store.set({ remote: name }, unserved.includes(name) ? 0 : 1);
    },
  });
  const databaseUp = new Gauge({
    name: 'shell_database_up',
    help: '1 while the api says that its database answers',
    registers,
  });
}
