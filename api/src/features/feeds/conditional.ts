/** Conditional responses for clients that poll (RFC 9110, 13.1.2). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the ETag of everything that determines a response. */
export const etagOf = (...facts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27)}"`;

/** Whether the client already has this response. Proxies may have made the tag a weak one. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** Sends 304 if the client has the response, otherwise the result of `write`, which is only called then. */
export async function sendIfChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  write: () => Promise<string> | string,
): Promise<string> {
  reply.header('etag', etag);
  if (!isKnown(request.headers['if-none-match'], etag)) return write();
  reply.code(304);
  return '';
}
