/** The shell's server: stateless, so any number of it can run. */
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { collectDefaultMetrics, Counter, Histogram, Registry as Metrics } from 'prom-client';
import { createClientErrorHandler, createSharedAnswers } from '@park/domain/server';
import type { ShellBuild } from '@park/build/shell-build';
import type { ShellEnvironment } from '../configuration/configuration';
import { createEarlyScripts } from '../page/early-script';
import { composePage } from '../page/compose-page';
import type { DrawnBuild } from '../page/draw-page';
import { acceptedEncoding, findSharedPage, pageBrotliQuality, mayHaveChangedPages } from '../page/shared-pages';
import { faultsOf, injectFaults, registryWithFaults } from '../development/inject-faults';
import { defaultLimits, type ServerLimits } from '../http/limits';
import { isReadable, sendError } from '../http/errors';
import { sendProblem } from '../http/problem';
import { limitOpenRequests } from '../http/open-requests';
import { limitUnfinishedBodies } from '../http/unfinished-bodies';
import { logOptions, type LogStream } from '../log/log-options';
import { registerProxies } from '../proxy/proxies';
import { registerReports } from '../proxy/reports';
import { createUpstream } from '../proxy/upstream';
import { startRenderers } from '../rendering/start-renderers';
import type { RegistrySource } from '../registry/registry-source';
import { createStoreProbe } from '../registry/store-probe';
import { createOutcomeCollector, startOutcomeSender, type Outcome } from '../releases/outcomes';
import { createOverrideSeal } from '../releases/override';
import { isHydrationCheck } from '../releases/hydration-check';
import { createPersonSource } from '../releases/person';
import { createPreviewSource } from '../releases/previews';
import { createPublicVersions } from '../releases/public-versions';
import { createReporters } from '../releases/reporters';
import { createShipperCheck } from '../releases/shipper-check';
import { registerReleaseRoutes, startOverride, startPreview, visitRequest } from '../releases/release-routes';
import { visitOf, type VisitServices } from '../releases/visit';
import { registerSdk } from '../sdk/sdk-files';
import { createDetailsAccess } from './details-access';
import { registerSignInForms } from '../sign-in/sign-in-forms';
import { createHealthReader, registerHealthMetrics } from './health';
import { isImmutable, registerAssets } from './assets';
import { registerCrawlerFiles } from './crawler-files';
import { registerIcons } from './icons';
import { registerReload } from './reload';
import { pagePolicy, securityHeaders } from './security-headers';

export interface ShellAppOptions {
  readonly environment: ShellEnvironment;
  readonly registry: RegistrySource;
  /** Read for each page, because it changes during development. */
  readonly build: () => ShellBuild;
  /** Names each difference between the server's and the browser's drawing; for the checks of a version alone. */
  readonly checkBuild?: ShellBuild | null;
  /** Folders of this and earlier builds: open tabs may still request files of an earlier build. */
  readonly assetFolders: readonly string[];
  readonly limits?: Partial<ServerLimits>;
  /** Files of the program that draws pages and of the shell's server build; missing where no page is drawn. */
  readonly rendering?: { readonly childFile: string; readonly shellFile: string } | undefined;
  /** Destination of the log; default: standard output. */
  readonly logStream?: LogStream;
}

export async function createShellApp({
  environment,
  registry,
  build,
  checkBuild = null,
  assetFolders,
  limits: changedLimits,
  logStream,
  rendering,
}: ShellAppOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, openRequestsPerAddress: environment.OPEN_REQUESTS_PER_ADDRESS, ...changedLimits };
  const { timeoutsMs } = limits;
  /** Of answers that are sent before a hook runs. */
  const ownHeaders = securityHeaders(environment.PARK_ORIGIN?.startsWith('https:') ?? false);
  const app = Fastify({
    http: { headersTimeout: timeoutsMs.headers, connectionsCheckingInterval: timeoutsMs.checkInterval },
    clientErrorHandler: createClientErrorHandler(ownHeaders),
    requestTimeout: timeoutsMs.request,
    connectionTimeout: timeoutsMs.connection,
    keepAliveTimeout: timeoutsMs.keepAlive,
    logger: logOptions(environment.LOG_LEVEL, logStream),
    trustProxy: environment.TRUST_PROXY ?? false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 500 },
    // Errors of the router reach neither the error handler nor a hook.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request as FastifyRequest, reply.headers(ownHeaders) as FastifyReply),
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async ({ method, url }, reply) => {
    // It would show what proxies on the way added to the request.
    if (method === 'TRACE') return sendProblem(reply, { status: 405, key: 'errors.methodNotAllowed' });
    return isReadable(url) ? undefined : sendProblem(reply, { status: 400, key: 'errors.validation' });
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

  const timeoutMs = environment.FIRST_CALL_TIMEOUT;
  // Without its answer another version is shown than the one that was asked for: it is waited for like a remote.
  const previews = createPreviewSource({ apiOrigin: environment.API_ORIGIN, timeoutMs: environment.REMOTE_TIMEOUT });
  const drawTimeoutMs = environment.DRAW_TIMEOUT;
  const renderers = rendering
    ? await startRenderers(app, { ...rendering, drawTimeoutMs, registry, previews, metrics })
    : null;

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
    threshold: 1_024,
  });
  // What a request says of itself counts only while nothing is configured.
  const originOf = ({ protocol, host }: FastifyRequest) => environment.PARK_ORIGIN ?? `${protocol}://${host}`;
  const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders(isSecure(request), reply.getHeader('content-type'))))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!isImmutable(reply)) reply.header('x-request-id', request.id);
  });
  const earlyScripts = createEarlyScripts(assetFolders);
  const sharedPages = createSharedAnswers(environment.SHARED_ANSWER_MS);
  app.addHook('onSend', async (request, { statusCode }) => {
    if (mayHaveChangedPages(request, statusCode)) sharedPages.end();
  });
  await registerAssets(app, { folders: assetFolders, isDevelopment: environment.DEVELOPMENT });
  if (environment.DEVELOPMENT_PANEL) injectFaults(app);
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
  const count = (told: readonly Outcome[], { ip, headers, id }: FastifyRequest) =>
    void reporters
      .nameOf({ address: ip, cookie: headers.cookie, requestId: id })
      .then((visitor) => outcomes.add(told, registry.current(), visitor));
  registerReports(app, environment, count);
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
  registerReleaseRoutes(app, {
    ...releases,
    build,
    isDevelopment: environment.DEVELOPMENT,
    isSecure,
    overrideOrigins: environment.OVERRIDE_ORIGINS,
    mayShip: createShipperCheck({ apiOrigin: environment.API_ORIGIN, timeoutMs }),
  });
  await registerSignInForms(app, { environment, timeoutMs: timeoutsMs.request, isSecure });
  registerSdk(app, { folder: environment.SDK_FOLDER ?? null, originOf });
  if (environment.DEVELOPMENT)
    registerReload(
      app,
      () =>
        `${registry.current().revision}/${build()
          .files.map((file) => file.integrity)
          .join()}`,
    );

  registerIcons(app);
  registerCrawlerFiles(app, { apiOrigin: environment.API_ORIGIN, remotes: () => registry.current().remotes });

  app.get('/healthz', async () => ({ status: 'ok' }));
  const maySeeDetails = createDetailsAccess(environment);
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

  app.get('/*', async (request, reply) => {
    const done = pageSeconds.startTimer();
    const start = { ...releases, isSecure: isSecure(request) };
    if ((await startPreview(request, reply, start)) || (await startOverride(request, reply, start))) return reply;
    const visit = await visitOf(visitRequest(request, isSecure(request)), releases, true);
    const origins = [...new Set(visit.registry.locals.map(({ address }) => new URL(address).origin))];
    const asked = {
      url: request.url,
      host: request.host,
      origin: originOf(request),
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
      requestId: request.id,
    };
    const onDrawFault = ({ name: remote, version }: DrawnBuild) =>
      count([{ remote, version, loads: 0, loadFailures: 0, renderFailures: 1 }], request);
    const shown = (isHydrationCheck(request, visit.registry) ? checkBuild : null) ?? build();
    const services = {
      ...{ environment, registry: visit.registry, build: shown, people, renderers, onDrawFault },
      earlyScript: renderers && earlyScripts(shown),
    };
    // Pages that many get are drawn all the same.
    const forOne = renderers?.isOverloaded() ? { ...services, renderers: null } : services;
    const shared = await findSharedPage(asked, environment.SHARED_ANSWER_MS > 0 ? services : forOne, sharedPages);
    const page = shared ?? (await composePage(asked, forOne));
    const encoding = shared && acceptedEncoding(request.headers['accept-encoding']);
    done();
    pages.inc({ status: String(page.status) });
    return reply
      .code(page.status)
      .headers(page.location === null ? {} : { location: page.location })
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-language': page.language,
        vary: 'cookie, accept-language, accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
        'content-security-policy': pagePolicy(
          isSecure(request),
          { origins, isDevelopment: environment.DEVELOPMENT },
          page.scriptHash,
        ),
        ...(visit.cookies.length > 0 ? { 'set-cookie': [...visit.cookies] } : {}),
      })
      .send(shared && encoding ? await shared.compressed(encoding) : page.html);
  });
  return app;
}

/** A caller's id is kept when it is one, so a request can be followed from the edge to the database. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
