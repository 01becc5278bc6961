import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem';

/** Refuses a request with 429 while its address has `maxOpen` other open requests. */
export function limitOpenRequests(app: FastifyInstance, maxOpen: number): void {
  const openByAddress = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { ip } = request;
    const open = openByAddress.get(ip) ?? 0;
    if (open >= maxOpen)
      return sendProblem(reply, { status: 429, key: 'errors.tooManyRequests', retryAfterSeconds: 1 });
    openByAddress.set(ip, open + 1);
    // `close` is emitted for every response, also if the client did not wait for it.
    reply.raw.once('close', () => {
      const left = (openByAddress.get(ip) ?? 1) - 1;
      if (left === 0) openByAddress.delete(ip);
      else openByAddress.set(ip, left);
    });
    return undefined;
  });
}
