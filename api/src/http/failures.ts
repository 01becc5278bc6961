/** Responds to every failure with a problem document, and logs it with the same id. */
import { randomUUID } from 'node:crypto';
import { calls } from '@park/contract';
import { loggablePath } from '@park/domain/server';
import { problemMediaType } from '@park/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../core/errors/api-error';
import { problemOf, refusalOf } from '../core/errors/problem';
import { refusalEventOf } from './security-events';

/** Unknown paths get 404, known paths with another method 405 with `Allow` (MISS-24). */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (allowed.length === 0 || allowed.includes(request.method)) return sendProblem(notFound(), request, reply);
    return sendProblem(
      new ApiError(405, 'errors.methodNotAllowed', { headers: { allow: allowed.join(', ') } }),
      request,
      reply,
    );
  });
}

/**
 * Responds with the problem document of any error and logs it with the document's id: failures of the api with their
 * cause, refusals that matter to security with person and address, others without details.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  const id = randomUUID();
  const facts = { problem: id, key: refusal.key, status: refusal.status };
  const securityEvent = refusalEventOf(refusal);
  if (refusal.status >= 500) request.log.error({ ...facts, err: refusal.cause ?? error }, 'the request failed');
  else if (securityEvent) {
    const person = request.person?.hashedId ?? null;
    const call = request.routeOptions?.config?.call ?? null;
    request.log.warn({ securityEvent, ...facts, call, person, address: request.ip }, 'the request was refused');
  } else request.log.info(facts, 'the request was refused');
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', `${problemMediaType}; charset=utf-8`)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemOf(refusal, id, loggablePath(request.url)));
}

const patterns = new Map<string, { pattern: RegExp; methods: string[] }>();
for (const name of Object.keys(calls)) {
  const [method = '', path = ''] = name.split(' ');
  const known = patterns.get(path) ?? {
    pattern: new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: [],
  };
  known.methods.push(method, ...(method === 'GET' ? ['HEAD'] : []));
  patterns.set(path, known);
}

/** Returns the contract's methods for a path; a literal path has precedence over one with parameters. */
function methodsOf(path: string): string[] {
  const exact = patterns.get(path);
  return exact?.methods ?? [...patterns.values()].find(({ pattern }) => pattern.test(path))?.methods ?? [];
}
