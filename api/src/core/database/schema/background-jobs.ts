/** Background work (migration 0012). Job advertisements are in `jobs.ts`. */
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const backgroundJobs = pgTable('background_jobs', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  /** Unique among the jobs of its kind, the finished ones too. */
  key: text('key').notNull(),
  /** Emptied when the job is done, because it may hold personal data. */
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  state: text('state', { enum: ['waiting', 'done', 'dead'] })
    .notNull()
    .default('waiting'),
  runAt: instant('run_at').notNull(),
  /** Failed attempts so far. Work outside of the database is counted when it starts, so that a crash counts too. */
  attempts: integer('attempts').notNull().default(0),
  /** While a process does work outside of the database: until when it has the job for itself, and by which claim. */
  claimedUntil: instant('claimed_until'),
  claimId: uuid('claim_id'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});

/** When each repeated job is due next. */
export const repeatedJobs = pgTable('repeated_jobs', {
  kind: text('kind').primaryKey(),
  schedule: text('schedule').notNull(),
  nextAt: instant('next_at').notNull(),
});
