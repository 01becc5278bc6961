/** What browsers ask about releases: the snapshot, files to hint, previews, local addresses; and what the gate asks. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overrideCookieName, overrideHours, previewCookieName, previewMinutes } from '@park/domain';
import type { BuildFiles, RegistrySnapshot } from '@park/platform/descriptor';
import type { ShellBuild } from '@park/build/shell-build';
import { sendProblem } from '../http/problem';
import { OverrideSchema } from './override';
import { sessionOf } from './person';
import { setCookie } from './set-cookie';
import { visitOf, type VisitServices } from './visit';

export interface ReleaseRoutesOptions extends VisitServices {
  readonly build: () => ShellBuild;
  /** While developing everybody may point a remote at a local address. */
  readonly isDevelopment: boolean;
}

export const visitRequest = (request: FastifyRequest) => ({
  cookie: request.headers.cookie,
  requestId: request.id,
  isSecure: request.protocol === 'https',
});

export function registerReleaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions): void {
  const { registry, people, overrides, isDevelopment, build } = options;

  app.get('/_platform', async (_request, reply) => {
    const { sharedVersions } = build();
    return reply
      .header('cache-control', 'no-store')
      .send({ platformVersion: sharedVersions['@park/platform'], sharedVersions });
  });

  app.get('/_registry', async (request, reply) => {
    const { registry: visitors } = await visitOf(visitRequest(request), options, false);
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
    const { registry: visitors } = await visitOf(visitRequest(request), options, false);
    const found = visitors.remotes.find(({ name }) => name === remote)?.live;
    if (found?.version !== version) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .send({ pages: found.pages, texts: found.texts } satisfies BuildFiles);
  });

  app.post('/_releases/override', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { isSecure, cookie, requestId } = visitRequest(request);
    const wanted = OverrideSchema.safeParse(request.body);
    if (!wanted.success)
      return sendProblem(reply, {
        status: 400,
        key: 'errors.validation',
        fields: Object.fromEntries(wanted.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message])),
      });
    if (!overrides || !(isDevelopment || (await people.of(cookie, requestId)).mayRedeploy))
      return sendProblem(reply, { status: 403, key: 'errors.auth.forbidden' });
    if (!registry().remotes.some(({ name }) => name === wanted.data.remote))
      return sendProblem(reply, {
        status: 400,
        key: 'errors.validation',
        fields: { remote: 'is not a remote of this portal' },
      });
    return reply
      .header(
        'set-cookie',
        setCookie(overrideCookieName, overrides.seal(wanted.data, sessionOf(cookie)), overrideHours * 3_600, isSecure),
      )
      .code(204)
      .send();
  });

  app.post('/_releases/reset', async (request, reply) => {
    const { isSecure } = visitRequest(request);
    const cookies = [previewCookieName, overrideCookieName].map((name) => setCookie(name, '', 0, isSecure));
    return reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookies }).code(204).send();
  });
}

/**
 * The first request with `?preview=<token>` keeps the token in a cookie and goes on without it in the address, where it
 * would be copied, counted and sent along to other sites. An unknown token changes nothing.
 * @returns whether the request was answered.
 */
export async function startPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { previews }: Pick<VisitServices, 'previews'>,
): Promise<boolean> {
  const url = new URL(request.url, 'http://page');
  const token = url.searchParams.get('preview');
  if (token === null || !(await previews.of(token))) return false;
  url.searchParams.delete('preview');
  const cookie = setCookie(previewCookieName, token, previewMinutes * 60, request.protocol === 'https');
  await reply
    .headers({ 'cache-control': 'no-store', 'set-cookie': cookie, 'referrer-policy': 'no-referrer' })
    .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303);
  return true;
}
