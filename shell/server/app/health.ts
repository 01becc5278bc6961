/** Whether the shell can serve, which of its dependencies respond, and the age of its copy of the registry. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry as Metrics } from 'prom-client';
import type { Dispatcher } from 'undici';
import { sendProblem } from '../http/problem';
import type { RegistrySource } from '../registry/registry-source';
import type { StoreProbe } from '../registry/store-probe';

export interface Health {
  /**
   * `unavailable` while calls cannot pass, so that the edge uses another shell. Without the api pages are still
   * served.
   */
  readonly status: 'ok' | 'unavailable';
  readonly api: 'ok' | 'unreachable';
  /**
   * `blocked` if the api responds, but all connections of the proxy are busy; unknown while the api does not respond.
   */
  readonly proxy: 'ok' | 'blocked' | 'unknown';
  /** As reported by the api; unknown while it does not respond. */
  readonly database: 'ok' | 'unreachable' | 'unknown';
  /** Whether the files of every live version can be downloaded; `unserved` has the remotes whose files cannot. */
  readonly store: 'ok' | 'unreachable';
  readonly unserved: readonly string[];
  readonly registry: 'ok' | 'last known good';
  readonly revision: string;
  /** Seconds since the registry was read; null if it is the copy of an earlier process. */
  readonly registryAge: number | null;
}

/** Resolves within about two seconds, even if a dependency hangs. */
export type HealthReader = () => Promise<Health>;

export interface HealthOptions {
  readonly apiOrigin: string;
  /** The proxy's connections: a dependency that is unreachable through them is not ready, even if the api is. */
  readonly upstream: Dispatcher;
  readonly registry: RegistrySource;
  readonly probe: StoreProbe;
}

const timeoutMs = 1_000;

export function createHealthReader({ apiOrigin, upstream, registry, probe }: HealthOptions): HealthReader {
  return async () => {
    const [readiness, unserved] = await Promise.all([askApi(apiOrigin, upstream), probe()]);
    const ageMs = registry.ageMs();
    return {
      status: readiness.proxy === 'blocked' ? 'unavailable' : 'ok',
      ...readiness,
      store: unserved.length === 0 ? 'ok' : 'unreachable',
      unserved,
      registry: registry.isFresh() ? 'ok' : 'last known good',
      revision: registry.current().revision,
      registryAge: ageMs === null ? null : Math.round(ageMs / 100) / 10,
    };
  };
}

async function askApi(apiOrigin: string, upstream: Dispatcher): Promise<Pick<Health, 'api' | 'database' | 'proxy'>> {
  const throughProxy = await isReady(apiOrigin, upstream);
  // Bypasses the proxy's connections only if they fail, to find out which of the two is at fault.
  const isApiReady = throughProxy ?? (await isReady(apiOrigin));
  if (isApiReady === null) return { api: 'unreachable', database: 'unknown', proxy: 'unknown' };
  return {
    api: 'ok',
    database: isApiReady ? 'ok' : 'unreachable',
    proxy: throughProxy === null ? 'blocked' : 'ok',
  };
}

/** Whether the api reports that it is ready; null if it does not respond in time. */
async function isReady(apiOrigin: string, dispatcher?: Dispatcher): Promise<boolean | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = async () => {
    if (!dispatcher) return (await fetch(`${apiOrigin}/readyz`, { redirect: 'error', signal })).ok;
    const { statusCode, body } = await dispatcher.request({
      origin: apiOrigin,
      path: '/readyz',
      method: 'GET',
      signal,
    });
    await body.dump();
    return statusCode === 200;
  };
  // A request that waits for a free connection ignores its signal, so the time limit applies here as well.
  const timedOut = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  return Promise.race([ask().catch(() => null), timedOut]);
}

export function registerHealthMetrics(
  metrics: Metrics,
  registry: RegistrySource,
  probe: StoreProbe,
  readHealth: HealthReader,
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
      const ageMs = registry.ageMs();
      this.set(ageMs === null ? -1 : ageMs / 1_000);
    },
  });
  const api = new Gauge({
    name: 'shell_api_up',
    help: '1 while the api answers',
    registers,
    async collect() {
      const { api: state, database, proxy } = await readHealth();
      proxyUp.set(proxy === 'blocked' ? 0 : 1);
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
  const proxyUp = new Gauge({
    name: 'shell_proxy_up',
    help: '0 while the api answers, but not through the connections of the proxy',
    registers,
  });
  const databaseUp = new Gauge({
    name: 'shell_database_up',
    help: '1 while the api says that its database answers',
    registers,
  });
}

export interface HealthRouteOptions {
  readonly readHealth: HealthReader;
  readonly metrics: Metrics;
  readonly maySeeDetails: (request: FastifyRequest) => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve. `/metrics`: what it counts. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { readHealth, metrics, maySeeDetails }: HealthRouteOptions,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const health = await readHealth();
    // Only those who are configured learn how the portal is built.
    const shown = maySeeDetails(request) ? health : { status: health.status };
    return reply.code(health.status === 'ok' ? 200 : 503).send(shown);
  });
  app.get('/metrics', async (request, reply) =>
    maySeeDetails(request)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : sendProblem(reply, { status: 404, key: 'errors.notFound' }),
  );
}
