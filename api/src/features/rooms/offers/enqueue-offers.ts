import { z } from 'zod';
import type { Database } from '../../../core/database/database';
import { defineJob, enqueueJob } from '../../../core/jobs/enqueue-job';

export const offerFreedTime = defineJob('rooms.offerFreedTime', z.object({ roomId: z.uuid() }));

/** Looks for a waiting date as soon as time of a room got free; call it in the transaction that frees it. */
export async function enqueueOffers(transaction: Database, roomId: string, cause: string, now: Date): Promise<void> {
  await enqueueJob(transaction, offerFreedTime, { key: `${roomId} ${cause}`, payload: { roomId }, runAt: now });
}
