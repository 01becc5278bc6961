/**
 * What the shell's server passes on: the api, the remotes' files, and what the browser reports. In front of several
 * machines an edge does the same by path (docs/operations.md).
 */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ShellEnvironment } from '../configuration/configuration';
import type { RegistrySource } from '../registry/registry-source';
import type { PreviewSource } from '../releases/previews';

export async function registerProxies(
  app: FastifyInstance,
  environment: ShellEnvironment,
  registry: RegistrySource,
  previews: Pick<PreviewSource, 'serverOf'>,
): Promise<void> {
  await app.register(replyFrom, {
    undici: { connections: 128, pipelining: 1, headersTimeout: 65_000, bodyTimeout: 65_000 },
  });
  // Bodies pass through untouched and unread; limits are the api's.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/api/*', (request, reply) => {
      // An open tab learns from the answers it gets anyway that something was released.
      reply.header('x-park-registry', registry.current().revision);
      return pass(request, reply, environment.API_ORIGIN + request.url);
    });
    scope.get('/_mf/:name/*', (request, reply) => {
      const { name, '*': file } = request.params as { name: string; '*': string };
      const server = registry.current().servers.get(name) ?? previews.serverOf(name);
      if (!server || file.includes('..')) return refuse(reply, 404, 'errors.notFound', request.id);
      // A remote's server that hangs must not hold the browser's few connections: other areas come over the same ones.
      // A folder that begins with ~ is a further try of the browser under a fresh address; the file is the same.
      return pass(request, reply, `${server}/${file.replace(/\/~[^/]*\//, '/')}`, environment.REMOTE_TIMEOUT);
    });
  });
}

/** @param timeout milliseconds until the other side has to begin to answer; the proxy's own without */
function pass(request: FastifyRequest, reply: FastifyReply, address: string, timeout?: number): FastifyReply {
  return reply.from(address, {
    ...(timeout === undefined ? {} : { timeout }),
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      'x-request-id': String(request.id),
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-for': request.ip,
    }),
    onError: (failed, { error }) => {
      request.log.warn({ error: error.message, path: request.url.split('?')[0] }, 'upstream is not reachable');
      void refuse(failed as FastifyReply, 503, 'errors.unavailable', request.id, { 'retry-after': '5' });
    },
  });
}

function refuse(
  reply: FastifyReply,
  status: number,
  key: string,
  requestId: string,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json')
    .send({
      type: 'about:blank',
      title: status === 404 ? 'Not found' : 'Service unavailable',
      status,
      instance: requestId,
      key,
      id: randomUUID(),
    });
}
