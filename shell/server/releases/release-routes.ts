/** What browsers ask about releases: the snapshot, files to hint, previews, local addresses; and what the gate asks. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundCookieValue } from '../http/visitor';
import { overrideCookieName, overrideHours, previewCookieName, previewMinutes } from '@park/domain';
import type { BuildFiles, RegistrySnapshot } from '@park/platform/descriptor';
import type { ShellBuild } from '@park/build/shell-build';
import type { z } from 'zod';
import { sendProblem } from '../http/problem';
import { parseRequestUrl } from '../http/request-url';
import type { LocalRelease } from '../registry/visitor-snapshot';
import { LocalOverride, overrideSchema, withOverride, type OverrideSeal } from './override';
import { sessionOf } from './person';
import { setCookie } from './set-cookie';
import type { ShipperCheck } from './shipper-check';
import { visitOf, type VisitServices } from './visit';

export interface ReleaseRoutesOptions extends VisitServices {
  readonly build: () => ShellBuild;
  /** While developing everybody may point a remote at a local address. */
  readonly isDevelopment: boolean;
  /** Addresses besides the own machine from which a remote may come. */
  readonly overrideOrigins: readonly string[];
  readonly mayShip: ShipperCheck;
  /** Whether browsers reach the portal over https, whatever the connection to this server is. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

export const visitRequest = (request: FastifyRequest, isSecure: boolean) => ({
  cookie: request.headers.cookie,
  requestId: request.id,
  isSecure,
});

export function registerReleaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions): void {
  const { registry, people, overrides, isDevelopment, build } = options;
  const visitOfRequest = (request: FastifyRequest) => visitRequest(request, options.isSecure(request));

  app.get('/_platform', async (_request, reply) => {
    const { sharedVersions } = build();
    return reply
      .header('cache-control', 'no-store')
      .send({ platformVersion: sharedVersions['@park/platform'], sharedVersions });
  });

  app.get('/_registry', async (request, reply) => {
    const { registry: visitors } = await visitOf(visitOfRequest(request), options, false);
    const etag = `"${visitors.snapshot.revision}"`;
    reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'cookie',
      etag,
      'x-park-registry': registry().revision,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(visitors.snapshot satisfies RegistrySnapshot);
  });

  app.get('/_registry/files/:remote/:version', async (request, reply) => {
    const { remote, version } = request.params as { remote: string; version: string };
    const { registry: visitors } = await visitOf(visitOfRequest(request), options, false);
    const found = visitors.remotes.find(({ name }) => name === remote)?.live;
    if (found?.version !== version) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .send({ pages: found.pages, texts: found.texts } satisfies BuildFiles);
  });

  app.post('/_releases/override', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { isSecure, cookie, requestId } = visitOfRequest(request);
    const wanted = overrideSchema(options.overrideOrigins).safeParse(request.body);
    if (!wanted.success) return sendWrongOverride(reply, wanted.error);
    if (!overrides || !(isDevelopment || (await people.of(cookie, requestId)).mayRedeploy))
      return sendProblem(reply, { status: 403, key: 'errors.auth.forbidden' });
    return reply.header('set-cookie', overrideCookie(wanted.data, { cookie, isSecure, overrides })).code(204).send();
  });

  // For the command line of a team: a deploy token shows its own remote from the own machine, and nothing else.
  app.post('/_releases/override-links', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const wanted = LocalOverride.safeParse(request.body);
    if (!wanted.success) return sendWrongOverride(reply, wanted.error);
    const { authorization } = request.headers;
    const verdict = overrides ? await options.mayShip(wanted.data.remote, authorization, request.id) : 'refused';
    if (!overrides || verdict === 'refused') return sendProblem(reply, { status: 403, key: 'errors.auth.forbidden' });
    if (verdict === 'unknown')
      return sendProblem(reply, { status: 503, key: 'errors.unavailable', retryAfterSeconds: 5 });
    return reply.send(overrides.sealLink(wanted.data));
  });

  app.post('/_releases/reset', async (request, reply) => {
    const { isSecure } = visitOfRequest(request);
    const cookies = [previewCookieName, overrideCookieName].map((name) => setCookie(name, '', 0, isSecure));
    return reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookies }).code(204).send();
  });
}

const sendWrongOverride = (reply: FastifyReply, { issues }: { issues: readonly z.core.$ZodIssue[] }) =>
  sendProblem(reply, {
    status: 400,
    key: 'errors.validation',
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message])),
  });

/** The cookie of a browser with one more override. */
function overrideCookie(
  added: LocalRelease,
  { cookie, isSecure, overrides }: { cookie: string | undefined; isSecure: boolean; overrides: OverrideSeal },
): string {
  const session = sessionOf(cookie);
  const before = overrides.open(boundCookieValue(cookie, overrideCookieName, isSecure), session);
  const sealed = overrides.seal(withOverride(before, added), session);
  return setCookie(overrideCookieName, sealed, overrideHours * 3_600, isSecure);
}

/** Opens the link that the command line has printed: `?override=<link>`. @returns whether the request was answered */
export async function startOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { overrides, isSecure }: Pick<VisitServices, 'overrides'> & { isSecure: boolean },
): Promise<boolean> {
  const url = parseRequestUrl(request.url);
  const release = overrides?.openLink(url.searchParams.get('override')) ?? null;
  if (!overrides || !release) return false;
  url.searchParams.delete('override');
  const cookie = overrideCookie(release, { cookie: request.headers.cookie, isSecure, overrides });
  await redirectWithout(url, reply, cookie);
  return true;
}

/** Goes on at the same page without the parameter, which would be copied, counted and sent along to other sites. */
const redirectWithout = (url: URL, reply: FastifyReply, cookie: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'set-cookie': cookie, 'referrer-policy': 'no-referrer' })
    .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303);

/**
 * The first request with `?preview=<token>` keeps the token in a cookie and goes on without it in the address, where it
 * would be copied, counted and sent along to other sites. An unknown token changes nothing.
 * @returns whether the request was answered.
 */
export async function startPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { previews, isSecure }: Pick<VisitServices, 'previews'> & { isSecure: boolean },
): Promise<boolean> {
  const url = parseRequestUrl(request.url);
  const token = url.searchParams.get('preview');
  if (token === null || !(await previews.of(token))) return false;
  url.searchParams.delete('preview');
  const cookie = setCookie(previewCookieName, token, previewMinutes * 60, isSecure);
  await redirectWithout(url, reply, cookie);
  return true;
}
