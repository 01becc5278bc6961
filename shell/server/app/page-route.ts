/** Every address without a route of its own is a page of the portal. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Histogram } from 'prom-client';
import type { ShellBuild } from '@park/build/shell-build';
import type { SharedResponses } from '@park/domain/server';
import type { ShellEnvironment } from '../configuration/configuration';
import { composePage } from '../page/compose-page';
import type { RenderedBuild } from '../page/render-page';
import type { EarlyScripts } from '../page/early-script';
import { acceptedEncoding, findSharedPage } from '../page/shared-pages';
import type { CountOutcomes } from '../releases/count-outcomes';
import { isHydrationCheck } from '../releases/hydration-check';
import type { PersonSource } from '../releases/person';
import { startOverride, startPreview, visitRequest } from '../releases/release-routes';
import { visitOf, type VisitServices } from '../releases/visit';
import type { Renderers } from '../rendering/renderers';
import { pagePolicy } from './security-headers';

export interface PageRouteOptions {
  readonly environment: ShellEnvironment;
  readonly releases: VisitServices;
  readonly build: () => ShellBuild;
  /** The build that names differences between the server's and the browser's rendering. */
  readonly checkBuild: ShellBuild | null;
  readonly people: PersonSource;
  readonly renderers: Renderers | null;
  readonly sharedPages: SharedResponses;
  readonly earlyScripts: EarlyScripts;
  readonly originOf: (request: FastifyRequest) => string;
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly count: CountOutcomes;
  readonly pages: Counter<'status'>;
  readonly pageSeconds: Histogram;
}

export function registerPages(app: FastifyInstance, options: PageRouteOptions): void {
  const { environment, releases, renderers, originOf, isSecure } = options;
  app.get('/*', async (request, reply) => {
    const done = options.pageSeconds.startTimer();
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
    const onRenderFault = ({ name: remote, version }: RenderedBuild) =>
      options.count([{ remote, version, loads: 0, loadFailures: 0, renderFailures: 1 }], request);
    const shown = (isHydrationCheck(request, visit.registry) ? options.checkBuild : null) ?? options.build();
    const services = {
      ...{ environment, registry: visit.registry, build: shown, people: options.people, renderers, onRenderFault },
      earlyScript: renderers && options.earlyScripts(shown),
    };
    // Pages that many get are rendered all the same.
    const forOne = renderers?.isOverloaded() ? { ...services, renderers: null } : services;
    const shared = await findSharedPage(
      asked,
      environment.SHARED_RESPONSE_MS > 0 ? services : forOne,
      options.sharedPages,
    );
    const page = shared ?? (await composePage(asked, forOne));
    const encoding = shared && acceptedEncoding(request.headers['accept-encoding']);
    done();
    options.pages.inc({ status: String(page.status) });
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
}
