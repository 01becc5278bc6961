/**
 * Receives the body of a request completely before an upstream connection is used for it: uploads that trickle in occupy
 * memory here, within limits, and nothing of the api.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLimits } from '../http/limits';
import type { Refusal } from '../http/problem';
import type { UnfinishedBodies } from '../http/unfinished-bodies';

type ByteLimits = Pick<ServerLimits, 'bodyBytes' | 'bodyBytesPerAddress' | 'bodyBytesInTotal'>;

export type ReceivedBody =
  | { readonly outcome: 'received'; readonly bytes: Buffer }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** The client has gone, or was answered because it was too slow. */
  | { readonly outcome: 'ended' };

export interface RequestBodies {
  /** Counts the body's bytes until the request is answered. */
  receive(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedBody>;
}

const tooLarge: ReceivedBody = { outcome: 'refused', refusal: { status: 413, key: 'errors.tooLarge' } };
const noMemory: ReceivedBody = {
  outcome: 'refused',
  refusal: { status: 503, key: 'errors.unavailable', retryAfterSeconds: 5 },
};

export function createRequestBodies(limits: ByteLimits, unfinished: UnfinishedBodies): RequestBodies {
  const bytesByAddress = new Map<string, number>();
  let bytesInTotal = 0;

  const count = (address: string, bytes: number) => {
    bytesInTotal += bytes;
    const held = (bytesByAddress.get(address) ?? 0) + bytes;
    if (held > 0) bytesByAddress.set(address, held);
    else bytesByAddress.delete(address);
  };
  /** Ends slow bodies until the rest is within the limits; false when only complete ones are left. */
  const makeRoom = ({ ip: address, raw }: FastifyRequest): boolean => {
    while (bytesInTotal > limits.bodyBytesInTotal) if (!unfinished.endOldest(raw)) return false;
    while ((bytesByAddress.get(address) ?? 0) > limits.bodyBytesPerAddress)
      if (!unfinished.endOldest(raw, address)) return false;
    return true;
  };

  return {
    receive(request, reply) {
      const { ip: address, raw } = request;
      // The rest of a body that is refused is not read, so its connection cannot be used again.
      const closeConnection = () => void reply.header('connection', 'close');
      if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) {
        closeConnection();
        return Promise.resolve(tooLarge);
      }
      return new Promise((resolve) => {
        let chunks: Buffer[] = [];
        let size = 0;
        const release = () => {
          count(address, -size);
          size = 0;
          chunks = [];
        };
        const finish = (result: ReceivedBody) => {
          raw.off('data', onData).off('end', onEnd);
          reply.raw.off('close', onGone);
          if (result.outcome === 'refused') closeConnection();
          if (result.outcome === 'received') reply.raw.once('close', release);
          else release();
          resolve(result);
        };
        const onData = (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          count(address, chunk.length);
          if (size > limits.bodyBytes) finish(tooLarge);
          else if (!makeRoom(request)) finish(noMemory);
        };
        const onEnd = () => finish({ outcome: 'received', bytes: Buffer.concat(chunks) });
        const onGone = () => finish({ outcome: 'ended' });
        raw.on('data', onData).on('end', onEnd);
        reply.raw.once('close', onGone);
        unfinished.whenEnded(raw, onGone);
      });
    },
  };
}
