/**
 * Works background jobs. Every process of the api has one worker; row locks decide which of them does a job.
 * Correctness never depends on when a worker runs: code that reads compares times itself.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { Clock } from '../time/clock';
import type { JobDefinition } from './enqueue-job';
import { JobSchedule } from './job-schedule';
import { claimDueJob, completeJob, lockDueJob, recordJobFailure, retryDelaysMs, type StoredJob } from './job-store';
import { enqueueRepeatedJobs, repeatedPayload, storeSchedules, type Repetition } from './repeated-jobs';

export interface JobRun<Payload> {
  payload: Payload;
  /** Id of the job, the same for all of its attempts. */
  id: string;
  key: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** The present, as this run sees it. */
  now: Date;
}

/** Work in the database: it and the end of the job are committed together, so its effects happen exactly once. */
type TransactionalHandler<Payload> = (run: JobRun<Payload> & { tx: Database }) => Promise<void>;
/** Work outside of the database, such as a mail: repeated if the process dies before the end was stored. */
type OutsideHandler<Payload> = (run: JobRun<Payload> & { signal: AbortSignal }) => Promise<void>;

type AnyPayload = Record<string, unknown>;

interface Registered {
  definition: JobDefinition<AnyPayload>;
  inTransaction?: TransactionalHandler<AnyPayload>;
  outside?: OutsideHandler<AnyPayload>;
}

interface RepeatedRun {
  /** The moment of the schedule that this run is for. */
  scheduledFor: Date;
  now: Date;
}

interface RepeatOptions {
  kind: string;
  /** Cron expression in the park's time zone: `0 3 * * *` is every day at 03:00. */
  schedule: string;
  /** After a standstill: run for the `latest` missed moment (default) or for `each`. */
  missed?: 'latest' | 'each';
}

export interface JobWorkerParts {
  database: Database;
  clock: Clock;
  zone: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long an idle worker waits before it looks for jobs again. */
  pollMs?: number;
}

/** How long a process has a job for itself that it does outside of the database. */
const leaseMs = 120_000;
const outsideTimeoutMs = 90_000;

/** Runs jobs one after the other; lanes do not wait for each other. Returns false if nothing was due. */
type Lane = (now: Date) => Promise<boolean>;

export class JobWorker {
  private readonly handlers = new Map<string, Registered>();
  private readonly repetitions = new Map<string, Repetition>();
  private areSchedulesStored = false;
  private isStopping = false;
  /** What ends the pause of each lane that waits. */
  private readonly waiting = new Set<() => void>();
  private loops: Promise<void>[] = [];

  constructor(private readonly parts: JobWorkerParts) {}

  /** Registers the handler of a job that only changes the database. It uses `tx` and nothing else. */
  handle<Payload extends AnyPayload>(definition: JobDefinition<Payload>, run: TransactionalHandler<Payload>): void {
    this.register({ definition, inTransaction: run as TransactionalHandler<AnyPayload> });
  }

  /** Registers the handler of a job with effects outside of the database. Each such kind has its own lane. */
  handleOutside<Payload extends AnyPayload>(definition: JobDefinition<Payload>, run: OutsideHandler<Payload>): void {
    this.register({ definition, outside: run as OutsideHandler<AnyPayload> });
  }

  /** Registers work that is repeated, in the database. Of all processes, one runs it for each moment. */
  repeat(options: RepeatOptions, run: (run: RepeatedRun & { tx: Database }) => Promise<void>): void {
    this.handle(this.addRepetition(options), ({ payload, tx, now }) =>
      run({ tx, now, scheduledFor: new Date(payload.scheduledFor) }),
    );
  }

  /** Registers work that is repeated, with effects outside of the database. */
  repeatOutside(options: RepeatOptions, run: (run: RepeatedRun & { signal: AbortSignal }) => Promise<void>): void {
    this.handleOutside(this.addRepetition(options), ({ payload, signal, now }) =>
      run({ signal, now, scheduledFor: new Date(payload.scheduledFor) }),
    );
  }

  /** Starts to work until `stop`. */
  start(): void {
    this.loops = this.lanes().map((lane) => this.loop(lane));
  }

  /** Takes no further job and resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const wake of this.waiting) wake();
    await Promise.all(this.loops);
  }

  /**
   * Runs everything that is due at a moment, also what these jobs order for the same moment. For tests and commands.
   * Returns how many attempts there were.
   */
  async runDue(now: Date = this.parts.clock()): Promise<number> {
    await this.storeSchedules();
    const lanes = this.lanes();
    let attempts = 0;
    for (let hasWorked = true; hasWorked;) {
      hasWorked = false;
      for (const lane of lanes) {
        while (await lane(now)) {
          attempts += 1;
          hasWorked = true;
        }
      }
    }
    return attempts;
  }

  private register(handler: Registered): void {
    const { kind } = handler.definition;
    if (this.handlers.has(kind)) throw new Error(`The job ${kind} has two handlers`);
    this.handlers.set(kind, handler);
  }

  private addRepetition({ kind, schedule, missed = 'latest' }: RepeatOptions) {
    this.repetitions.set(kind, { kind, schedule: new JobSchedule(schedule, this.parts.zone), missed });
    return { kind, payload: repeatedPayload };
  }

  private lanes(): Lane[] {
    const all = [...this.handlers.values()];
    const inTransaction = all.filter(({ inTransaction: run }) => run).map(({ definition }) => definition.kind);
    const outside = all.filter(({ outside: run }) => run).map(({ definition }) => definition.kind);
    return [
      async (now) => {
        await enqueueRepeatedJobs(this.parts.database, this.repetitions, now);
        return inTransaction.length > 0 && this.runInTransaction(inTransaction, now);
      },
      ...outside.map(
        (kind): Lane =>
          (now) =>
            this.runOutside(kind, now),
      ),
    ];
  }

  private async loop(lane: Lane): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.storeSchedules();
        if (await lane(this.parts.clock())) continue;
      } catch (error) {
        // The database is away, for instance; the job is still there.
        this.parts.log.error({ err: error }, 'background jobs could not be read');
      }
      await this.pause(this.parts.pollMs ?? 1_000);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.isStopping) return resolve();
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }

  private async storeSchedules(): Promise<void> {
    if (this.areSchedulesStored) return;
    await storeSchedules(this.parts.database, [...this.repetitions.values()], this.parts.clock());
    this.areSchedulesStored = true;
  }

  private async runInTransaction(kinds: readonly string[], now: Date): Promise<boolean> {
    const { database } = this.parts;
    let started: StoredJob | null = null;
    try {
      return await database.transaction(async (tx) => {
        const job = (started = await lockDueJob(tx, kinds, now));
        if (!job) return false;
        const { definition, inTransaction } = this.handlerOf(job);
        try {
          await tx.transaction(async (inner) =>
            inTransaction?.({ ...runOf(definition, job, job.attempts + 1, now), tx: inner }),
          );
        } catch (error) {
          await this.fail(tx, job, job.attempts + 1, error, now);
          return true;
        }
        await completeJob(tx, job, now);
        return true;
      });
    } catch (error) {
      const job = started as StoredJob | null;
      if (!job) throw error;
      // The transaction itself failed, at its commit for instance.
      await this.fail(database, job, job.attempts + 1, error, now);
      return true;
    }
  }

  private async runOutside(kind: string, now: Date): Promise<boolean> {
    const { database, clock } = this.parts;
    const job = await claimDueJob(database, [kind], now, leaseMs);
    if (!job) return false;
    const { definition, outside } = this.handlerOf(job);
    try {
      if (job.attempts > retryDelaysMs.length + 1) throw new Error('The process ended during every attempt');
      const signal = AbortSignal.timeout(outsideTimeoutMs);
      await outside?.({ ...runOf(definition, job, job.attempts, now), signal });
    } catch (error) {
      await this.fail(database, job, job.attempts, error, clock() > now ? clock() : now);
      return true;
    }
    await completeJob(database, job, now);
    return true;
  }

  private handlerOf({ kind }: StoredJob): Registered {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`The job ${kind} has no handler`);
    return handler;
  }

  private async fail(database: Database, job: StoredJob, attempts: number, error: unknown, now: Date): Promise<void> {
    const isDead = await recordJobFailure(database, job, attempts, error, now);
    const facts = { err: error, kind: job.kind, job: job.id, attempts };
    if (isDead) this.parts.log.error(facts, 'a background job failed for good');
    else this.parts.log.warn(facts, 'a background job failed and will be repeated');
  }
}

/** @throws ZodError if the stored payload does not fit, so that the job ends among the dead ones */
const runOf = (definition: JobDefinition<AnyPayload>, job: StoredJob, attempt: number, now: Date) => ({
  payload: definition.payload.parse(job.payload),
  id: job.id,
  key: job.key,
  attempt,
  now,
});
