/** The shell's server: stateless, so any number of it can run. */
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { createSharedResponses } from '@park/domain/server';
import type { ShellBuild } from '@park/build/shell-build';
import type { ShellEnvironment } from '../configuration/configuration';
import { createEarlyScripts } from '../page/early-script';
import { mayHaveChangedPages, pageBrotliQuality } from '../page/shared-pages';
import { faultsOf, injectFaults, registryWithFaults } from '../development/inject-faults';
import { createServer } from '../http/create-server';
import { defaultLimits, type ServerLimits } from '../http/limits';
import { limitOpenRequests } from '../http/open-requests';
import { limitUnfinishedBodies } from '../http/unfinished-bodies';
import type { LogStream } from '../log/log-options';
import { registerProxies } from '../proxy/proxies';
import { registerReports } from '../proxy/reports';
import { createUpstream } from '../proxy/upstream';
import { startRenderers } from '../rendering/start-renderers';
import type { RegistrySource } from '../registry/registry-source';
import { createStoreProbe } from '../registry/store-probe';
import { startOutcomeCount } from '../releases/count-outcomes';
import { createOverrideSeal } from '../releases/override';
import { createPersonSource } from '../releases/person';
import { createPreviewSource } from '../releases/previews';
import { createPublicVersions } from '../releases/public-versions';
import { createShipperCheck } from '../releases/shipper-check';
import { registerReleaseRoutes } from '../releases/release-routes';
import type { VisitServices } from '../releases/visit';
import { registerSdk } from '../sdk/sdk-files';
import { createDetailsAccess } from './details-access';
import { registerSignInForms } from '../sign-in/sign-in-forms';
import { createHealthReader, registerHealthMetrics, registerHealthRoutes } from './health';
import { isImmutable, registerAssets } from './assets';
import { registerCrawlerFiles } from './crawler-files';
import { registerIcons } from './icons';
import { registerPages } from './page-route';
import { registerReload } from './reload';
import { createShellMetrics } from './shell-metrics';
import { securityHeaders } from './security-headers';

export interface ShellAppOptions {
  readonly environment: ShellEnvironment;
  readonly registry: RegistrySource;
  /** Read for each page, because it changes during development. */
  readonly build: () => ShellBuild;
  /** Names each difference between the server's and the browser's rendering; for the checks of a version alone. */
  readonly checkBuild?: ShellBuild | null;
  /** Folders of this and earlier builds: open tabs may still request files of an earlier build. */
  readonly assetFolders: readonly string[];
  readonly limits?: Partial<ServerLimits>;
  /** Files of the program that renders pages and of the shell's server build; missing where no page is rendered. */
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
  const ownHeaders = securityHeaders(environment.PARK_ORIGIN?.startsWith('https:') ?? false);
  const app = createServer({ environment, timeoutsMs, ownHeaders, logStream });
  limitOpenRequests(app, limits.openRequestsPerAddress);
  const unfinishedBodies = limitUnfinishedBodies(app, limits.unfinishedBodiesPerAddress);
  const upstream = createUpstream(limits);
  app.addHook('onClose', async () => upstream.destroy());
  const { metrics, pages, pageSeconds, outcomes } = createShellMetrics();
  const probe = createStoreProbe({ registry: () => registry.current() });
  const readHealth = createHealthReader({ apiOrigin: environment.API_ORIGIN, upstream, registry, probe });
  registerHealthMetrics(metrics, registry, probe, readHealth);

  const timeoutMs = environment.FIRST_CALL_TIMEOUT;
  // Without its answer another version is shown than the one that was asked for: it is waited for like a remote.
  const previews = createPreviewSource({ apiOrigin: environment.API_ORIGIN, timeoutMs: environment.REMOTE_TIMEOUT });
  const renderTimeoutMs = environment.RENDER_TIMEOUT;
  const renderers = rendering
    ? await startRenderers(app, { ...rendering, renderTimeoutMs, registry, previews, metrics })
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
  const sharedPages = createSharedResponses(environment.SHARED_RESPONSE_MS);
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
  const people = createPersonSource({ apiOrigin: environment.API_ORIGIN, timeoutMs });
  const count = startOutcomeCount(app, { environment, registry, people, counter: outcomes });
  registerReports(app, environment, count);
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

  registerHealthRoutes(app, { readHealth, metrics, maySeeDetails: createDetailsAccess(environment) });

  registerPages(app, {
    environment,
    releases,
    build,
    checkBuild,
    people,
    renderers,
    sharedPages,
    earlyScripts: createEarlyScripts(assetFolders),
    originOf,
    isSecure,
    count,
    pages,
    pageSeconds,
  });
  return app;
}
