/** Answers that a program asks for again and again: sent only when they have changed (RFC 9110, 13.1.2). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A tag for everything that decides what the answer says. */
export const etagOf = (...facts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27)}"`;

/** Whether the caller has this very answer already. Servers in between may have made the tag a weak one. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** Sends 304 for what is known, otherwise what `write` makes, which costs nothing before. */
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
