import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { requireMetricsAccess } from './access/metrics-access';
import { countJobs } from '../core/jobs/job-counts';
import type { Database } from '../core/database/database';

const databaseTimeoutMs = 2_000;

/** Whether the database responds in time. */
async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseTimeoutMs);
  });
  const answer = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests (the database responds, the server is not
 * stopping). `/metrics`: Prometheus, for the holder of METRICS_KEY. All three are outside of `/api`, so the edge does not expose them.
 */
export function registerHealthRoutes(app: FastifyInstance, isEnding: () => boolean): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by call and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const databaseUp = new Gauge({
    name: 'database_up',
    help: 'Whether the database answered last time it was asked',
    registers: [registry],
  });

  const jobs = new Gauge({
    name: 'background_jobs',
    help: 'Background jobs that wait or failed for good',
    labelNames: ['state'],
    registers: [registry],
  });
  const jobAge = new Gauge({
    name: 'background_jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due waits',
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isEnding()) return reply.code(503).send({ status: 'ending' });
    const isUp = await answers(app.context.database);
    databaseUp.set(isUp ? 1 : 0);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'database does not answer' });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { database, clock, configuration } = app.context;
    requireMetricsAccess(request, configuration);
    const now = clock();
    const counts = await countJobs(database, now).catch(() => null);
    if (counts) {
      jobs.set({ state: 'waiting' }, counts.waiting);
      jobs.set({ state: 'dead' }, counts.dead);
      jobAge.set(counts.oldestDueAt ? (now.getTime() - counts.oldestDueAt.getTime()) / 1000 : 0);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
