/** The shell's server: stateless, so any number of it can run. */
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { collectDefaultMetrics, Counter, Histogram, Registry as Metrics } from 'prom-client';
import type { ShellBuild } from '@park/build/shell-build';
import type { ShellEnvironment } from '../configuration/configuration';
import { composePage } from '../page/compose-page';
import { iconSvg } from '../page/icon';
import { faultsOf, injectFaults, registryWithFaults } from '../development/inject-faults';
import { defaultLimits, type ServerLimits } from '../http/limits';
import { limitOpenRequests } from '../http/open-requests';
import { limitUnfinishedBodies } from '../http/unfinished-bodies';
import { logOptions, type LogStream } from '../log/log-options';
import { registerProxies } from '../proxy/proxies';
import { registerReports } from '../proxy/reports';
import { createUpstream } from '../proxy/upstream';
import type { RegistrySource } from '../registry/registry-source';
import { createStoreProbe } from '../registry/store-probe';
import { createOutcomeCollector, startOutcomeSender } from '../releases/outcomes';
import { createOverrideSeal } from '../releases/override';
import { createPersonSource } from '../releases/person';
import { createPreviewSource } from '../releases/previews';
import { createPublicVersions } from '../releases/public-versions';
import { createReporters } from '../releases/reporters';
import { registerReleaseRoutes, startPreview, visitRequest } from '../releases/release-routes';
import { visitOf, type VisitServices } from '../releases/visit';
import { createHealthReader, registerHealthMetrics } from './health';
import { registerReload } from './reload';
import { pagePolicy, securityHeaders } from './security-headers';

export interface ShellAppOptions {
  readonly environment: ShellEnvironment;
  readonly registry: RegistrySource;
  /** Read for each page, because it changes during development. */
  readonly build: () => ShellBuild;
  /** Folders of this and earlier builds: open tabs may still request files of an earlier build. */
  readonly assetFolders: readonly string[];
  readonly limits?: Partial<ServerLimits>;
  /** Destination of the log; default: standard output. */
  readonly logStream?: LogStream;
}

export async function createShellApp({
  environment,
  registry,
  build,
  assetFolders,
  limits: changedLimits,
  logStream,
}: ShellAppOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, openRequestsPerAddress: environment.OPEN_REQUESTS_PER_ADDRESS, ...changedLimits };
  const { timeoutsMs } = limits;
  const app = Fastify({
    http: { headersTimeout: timeoutsMs.headers, connectionsCheckingInterval: timeoutsMs.checkInterval },
    requestTimeout: timeoutsMs.request,
    connectionTimeout: timeoutsMs.connection,
    keepAliveTimeout: timeoutsMs.keepAlive,
    logger: logOptions(environment.LOG_LEVEL, logStream),
    trustProxy: environment.TRUST_PROXY,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 500 },
  });
  limitOpenRequests(app, limits.openRequestsPerAddress);
  const unfinishedBodies = limitUnfinishedBodies(app, limits.unfinishedBodiesPerAddress);
  const upstream = createUpstream(limits);
  app.addHook('onClose', async () => upstream.destroy());
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const pages = new Counter({
    name: 'shell_pages_total',
    help: 'Pages served',
    labelNames: ['status'],
    registers: [metrics],
  });
  const pageSeconds = new Histogram({
    name: 'shell_page_seconds',
    help: 'Time to compose a page',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 2],
    registers: [metrics],
  });
  const probe = createStoreProbe({ registry: () => registry.current() });
  const readHealth = createHealthReader({ apiOrigin: environment.API_ORIGIN, upstream, registry, probe });
  registerHealthMetrics(metrics, registry, probe, readHealth);
  const releaseEvents = new Counter({
    name: 'shell_remote_outcomes_total',
    help: 'Pages of remotes that browsers asked for, did not get, or saw break',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [metrics],
  });

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    threshold: 1_024,
  });
  app.addHook('onSend', async (request, reply) => {
    const isSecure = request.protocol === 'https';
    for (const [name, value] of Object.entries(securityHeaders(isSecure, reply.getHeader('content-type'))))
      if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
  await app.register(fastifyStatic, {
    root: [...assetFolders],
    prefix: '/assets/',
    preCompressed: true,
    wildcard: true,
    ...(environment.DEVELOPMENT ? { cacheControl: false } : { immutable: true, maxAge: '1y' }),
    setHeaders: (reply, file) => {
      if (/\.m?js(\.br)?$/.test(file)) reply.setHeader('content-type', 'text/javascript; charset=utf-8');
    },
  });
  const timeoutMs = environment.FIRST_CALL_TIMEOUT;
  if (environment.DEVELOPMENT_PANEL) injectFaults(app);
  const previews = createPreviewSource({ apiOrigin: environment.API_ORIGIN, timeoutMs });
  const publicVersions = createPublicVersions({
    registry: () => registry.current(),
    apiOrigin: environment.API_ORIGIN,
    timeoutMs,
  });
  await registerProxies(app, { environment, limits, upstream, unfinishedBodies, registry, previews, publicVersions });
  const outcomes = createOutcomeCollector(({ remote, version, loads, loadFailures, renderFailures }) => {
    for (const [outcome, count] of Object.entries({
      load: loads,
      loadFailure: loadFailures,
      renderFailure: renderFailures,
    }))
      if (count > 0) releaseEvents.inc({ remote, version, outcome }, count);
  });
  const people = createPersonSource({ apiOrigin: environment.API_ORIGIN, timeoutMs });
  const reporters = createReporters({
    key: environment.SHELL_KEY ?? randomUUID(),
    people,
    isOnDesk: environment.MODE !== 'production',
  });
  registerReports(app, environment, (report, { ip, headers, id }) => {
    void reporters
      .nameOf({ address: ip, cookie: headers.cookie, requestId: id })
      .then((visitor) => outcomes.add(report, registry.current(), visitor));
  });
  if (environment.SHELL_KEY) {
    const log = { warn: (fields: object, message: string) => app.log.warn(fields, message) };
    const sender = startOutcomeSender({
      collector: outcomes,
      address: `${environment.API_ORIGIN}/api/releases/outcomes`,
      key: environment.SHELL_KEY,
      intervalMs: 1_000,
      log,
    });
    app.addHook('onClose', async () => sender.stop());
  }
  // Without a configured key a single server creates its own; several servers in production need the same one.
  const sealKey = environment.SHELL_KEY ?? (environment.MODE === 'production' ? null : randomUUID());
  const releases: VisitServices = {
    registry: () => registry.current(),
    people,
    previews,
    overrides: sealKey === null ? null : createOverrideSeal(sealKey),
    ...(environment.DEVELOPMENT_PANEL
      ? { withFaults: (current, cookie) => registryWithFaults(current, faultsOf(cookie)) }
      : {}),
  };
  registerReleaseRoutes(app, { ...releases, build, isDevelopment: environment.DEVELOPMENT });
  if (environment.DEVELOPMENT)
    registerReload(
      app,
      () =>
        `${registry.current().revision}/${build()
          .files.map((file) => file.integrity)
          .join()}`,
    );

  app.get('/icon.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(iconSvg),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 301));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /api/\nDisallow: /portal\n'),
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const health = await readHealth();
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));

  app.get('/*', async (request, reply) => {
    const done = pageSeconds.startTimer();
    if (await startPreview(request, reply, releases)) return reply;
    const visit = await visitOf(visitRequest(request), releases, true);
    const { local } = visit.registry;
    const page = await composePage(
      {
        url: request.url,
        host: request.host,
        origin: `${request.protocol}://${request.host}`,
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
        requestId: request.id,
      },
      { environment, registry: visit.registry, build: build() },
    );
    done();
    pages.inc({ status: String(page.status) });
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-language': page.language,
        vary: 'cookie, accept-language',
        ...(local
          ? { 'content-security-policy': pagePolicy(request.protocol === 'https', new URL(local.address).origin) }
          : {}),
        ...(visit.cookies.length > 0 ? { 'set-cookie': [...visit.cookies] } : {}),
      })
      .send(page.html);
  });
  return app;
}

/** A caller's id is kept when it is one, so a request can be followed from the edge to the database. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
