/** Definitions of background jobs, and how a feature orders one in the transaction of the change that needs it. */
import type { z } from 'zod';
import type { Database } from '../database/database';
import { backgroundJobs } from '../database/schema/background-jobs';

export interface JobDefinition<Payload extends Record<string, unknown>> {
  /** `area.verb`, unique in the api: `parking.expireOffer`. Stored, so a deployed kind is never renamed. */
  readonly kind: string;
  /** Ids and facts that the handler needs. No secrets: they are stored in clear until the job is done. */
  readonly payload: z.ZodType<Payload>;
}

/** Defines a kind of background job. Its handler is registered with `context.jobs.handle`. */
export const defineJob = <Payload extends Record<string, unknown>>(
  kind: string,
  payload: z.ZodType<Payload>,
): JobDefinition<Payload> => ({ kind, payload });

export interface JobOrder<Payload> {
  /** Identifies the cause, such as `${bookingId}:${day}`: ordering a kind twice with one key runs it once. */
  key: string;
  payload: Payload;
  /** Not before this moment. */
  runAt: Date;
}

/**
 * Orders a job; it exists if and only if the transaction commits. Returns false if one with this key was ordered
 * before, even if it is done.
 */
export async function enqueueJob<Payload extends Record<string, unknown>>(
  tx: Database,
  job: JobDefinition<Payload>,
  { key, payload, runAt }: JobOrder<Payload>,
): Promise<boolean> {
  const stored = await tx
    .insert(backgroundJobs)
    .values({ kind: job.kind, key, payload: job.payload.parse(payload), runAt })
    .onConflictDoNothing({ target: [backgroundJobs.kind, backgroundJobs.key] })
    .returning({ id: backgroundJobs.id });
  return stored.length > 0;
}
