import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { sendProblem } from './problem';

/** Requests whose body is incomplete, on all routes. */
export interface UnfinishedBodies {
  /**
   * Ends the oldest incomplete request, of one address or of all, with 408.
   * @param except the request that needs the memory
   * @returns whether there was one
   */
  endOldest(except: IncomingMessage, address?: string): boolean;
  /** @param listener called when the request was ended because it was too slow */
  whenEnded(request: IncomingMessage, listener: () => void): void;
}

interface UnfinishedBody {
  readonly address: string;
  readonly listeners: (() => void)[];
  readonly end: () => void;
}

/**
 * Allows each address `maxPerAddress` incomplete bodies. One more ends the oldest instead of being refused: a client
 * that sends at full speed is rarely the oldest, so a slow client does not prevent others behind the same address from
 * sending.
 */
export function limitUnfinishedBodies(app: FastifyInstance, maxPerAddress: number): UnfinishedBodies {
  /** In the order of arrival. */
  const unfinished = new Map<IncomingMessage, UnfinishedBody>();
  const listBodies = (address: string | undefined) =>
    [...unfinished.values()].filter((body) => address === undefined || body.address === address);

  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw, ip: address } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || raw.complete) return;
    const forget = () => void unfinished.delete(raw);
    unfinished.set(raw, {
      address,
      listeners: [],
      end() {
        forget();
        // The rest of the data on this connection belongs to the body.
        if (!reply.sent) sendProblem(reply.header('connection', 'close'), { status: 408, key: 'errors.timeout' });
      },
    });
    raw.once('end', forget);
    reply.raw.once('close', forget);
    if (listBodies(address).length > maxPerAddress) endOldest(raw, address);
  });

  function endOldest(except: IncomingMessage, address?: string): boolean {
    const newest = unfinished.get(except);
    const oldest = listBodies(address).find((body) => body !== newest);
    oldest?.end();
    oldest?.listeners.forEach((listener) => listener());
    return oldest !== undefined;
  }
  return {
    endOldest,
    whenEnded: (request, listener) => void unfinished.get(request)?.listeners.push(listener),
  };
}
