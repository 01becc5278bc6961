/** What goes wrong before or inside of a handler, as a problem. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem';

const keys: Readonly<Record<number, string>> = {
  400: 'errors.validation',
  413: 'errors.tooLarge',
  415: 'errors.unsupportedMediaType',
};

/** Refusals of the server keep their status; everything else is our fault and is logged. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, { status, key: keys[status] ?? 'errors.validation' });
  request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, { status: 500, key: 'errors.recoverable' });
}

/** Whether every percent sign of an address encodes a character; proxies and pages rely on it. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
