/** Orders repeated jobs: of all processes, one moves a schedule on and writes the job for the moment that has come. */
import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { repeatedJobs } from '../database/schema/background-jobs';
import { defineJob, enqueueJob } from './enqueue-job';
import type { JobSchedule } from './job-schedule';

export interface Repetition {
  kind: string;
  schedule: JobSchedule;
  /** After a standstill: run for the `latest` moment that was missed, or for `each` of them. */
  missed: 'latest' | 'each';
}

export const repeatedPayload = z.object({ scheduledFor: z.iso.datetime() });

/** Stores the schedules; one that changed counts from now on. */
export async function storeSchedules(database: Database, repetitions: readonly Repetition[], now: Date): Promise<void> {
  for (const { kind, schedule } of repetitions) {
    const values = { schedule: `${schedule.expression} ${schedule.zone}`, nextAt: schedule.nextAfter(now) };
    // Neither waits for a process that is writing the jobs of a long standstill, unless the schedule has changed.
    await database
      .insert(repeatedJobs)
      .values({ kind, ...values })
      .onConflictDoNothing();
    await database
      .update(repeatedJobs)
      .set(values)
      .where(and(eq(repeatedJobs.kind, kind), ne(repeatedJobs.schedule, values.schedule)));
  }
}

/** Writes the jobs whose moment has come. */
export async function enqueueRepeatedJobs(
  database: Database,
  repetitions: ReadonlyMap<string, Repetition>,
  now: Date,
): Promise<void> {
  if (repetitions.size === 0) return;
  await database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(repeatedJobs)
      .where(and(lte(repeatedJobs.nextAt, now), inArray(repeatedJobs.kind, [...repetitions.keys()])))
      .for('update', { skipLocked: true });
    for (const { kind, nextAt } of due) {
      const repetition = repetitions.get(kind);
      if (!repetition) continue;
      const { schedule, missed } = repetition;
      const moments = missed === 'each' ? schedule.momentsBetween(nextAt, now) : [schedule.latestBetween(nextAt, now)];
      for (const moment of moments) {
        const scheduledFor = moment.toISOString();
        await enqueueJob(tx, defineJob(kind, repeatedPayload), {
          key: scheduledFor,
          payload: { scheduledFor },
          runAt: moment,
        });
      }
      await tx
        .update(repeatedJobs)
        .set({ nextAt: schedule.nextAfter(now) })
        .where(eq(repeatedJobs.kind, kind));
    }
  });
}
