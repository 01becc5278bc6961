/**
 * What the shell's server passes on: calls to the api and the remotes' files. In front of several machines an edge may
 * pass on the calls by itself, but never the remotes' files (docs/operations.md).
 */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { ShellEnvironment } from '../configuration/configuration';
import type { ServerLimits } from '../http/limits';
import { sendProblem } from '../http/problem';
import type { UnfinishedBodies } from '../http/unfinished-bodies';
import type { RegistrySource } from '../registry/registry-source';
import type { PreviewSource } from '../releases/previews';
import type { PublicVersionSource } from '../releases/public-versions';
import { registerRemoteFiles } from './remote-files';
import { createRequestBodies } from './request-bodies';

export interface ProxyOptions {
  readonly environment: Pick<ShellEnvironment, 'API_ORIGIN' | 'REMOTE_TIMEOUT'>;
  readonly limits: ServerLimits;
  readonly upstream: Dispatcher;
  readonly unfinishedBodies: UnfinishedBodies;
  readonly registry: RegistrySource;
  readonly previews: PreviewSource;
  readonly publicVersions: PublicVersionSource;
}

export async function registerProxies(
  app: FastifyInstance,
  { environment, limits, upstream, unfinishedBodies, registry, previews, publicVersions }: ProxyOptions,
): Promise<void> {
  // Its own lines carry whole addresses, with what is secret in them; the request's line says the same.
  await app.register(replyFrom, { undici: upstream, disableRequestLogging: true });
  const bodies = createRequestBodies(limits, unfinishedBodies);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Left in the socket; `pass` receives it.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/api/*', async (request, reply) => {
      // Open tabs learn from the answers they get anyway that a version was released.
      reply.header('x-park-registry', registry.current().revision);
      if (request.body === undefined || request.body === null)
        return pass(request, reply, environment.API_ORIGIN + request.url);
      const body = await bodies.receive(request, reply);
      if (body.outcome === 'ended') return reply.sent ? reply : reply.hijack();
      if (body.outcome === 'refused') return sendProblem(reply, body.refusal);
      return pass(request, reply, environment.API_ORIGIN + request.url, { body: body.bytes });
    });
    // Four attempts of the browser, two for each version, then take as long as two that it ends itself.
    registerRemoteFiles(scope, { registry, previews, publicVersions, timeoutMs: environment.REMOTE_TIMEOUT / 2 });
  });
}

/** Headers of the connection to the api, which mean nothing to the browser's. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'te', 'trailer', 'upgrade']);

interface PassOptions {
  readonly body?: Buffer;
}

function pass(request: FastifyRequest, reply: FastifyReply, address: string, { body }: PassOptions = {}): FastifyReply {
  const contentType = request.headers['content-type'];
  return reply.from(address, {
    ...(body === undefined ? {} : { body, contentType: contentType ?? 'application/octet-stream' }),
    // A 503 of an overloaded api must not become ten more requests.
    retryDelay: () => null,
    // `expect` was answered by this server, and a body that is not passed on has no length.
    rewriteRequestHeaders: (_request, { expect: _expect, 'content-length': contentLength, ...headers }) => ({
      ...headers,
      ...(body === undefined ? {} : { 'content-length': contentLength }),
      'content-type': contentType,
      'x-request-id': String(request.id),
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-for': request.ip,
    }),
    rewriteHeaders: (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))),
    onError: (failed, { error }) => {
      request.log.warn({ error: error.message }, 'upstream is not reachable');
      sendProblem(failed as FastifyReply, { status: 503, key: 'errors.unavailable', retryAfterSeconds: 5 });
    },
  });
}
