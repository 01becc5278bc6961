import type { FastifyRequest } from 'fastify';

/**
 * The path as it may stand in a log or an answer: without its query and without a token that is part of it
 * (`/api/feeds/{token}.ics`). Nothing that opens a door is ever written down.
 */
export function loggablePath(request: Pick<FastifyRequest, 'url' | 'params'>): string {
  const path = request.url.split('?', 1)[0] ?? '';
  const token = (request.params as { token?: unknown } | undefined)?.token;
  return typeof token === 'string' && token !== ''
    ? path.replace(encodeURIComponent(token), '[token]').replace(token, '[token]')
    : path;
}
