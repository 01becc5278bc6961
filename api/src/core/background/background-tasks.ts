import type { FastifyBaseLogger } from 'fastify';
import { leaveCommandTransaction } from '../database/command-transaction';

/**
 * Runs work that a response does not wait for and that may be lost when the process ends; all else is a background job.
 * Failures are logged; the server awaits `idle` before it stops.
 */
export class BackgroundTasks {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  start(name: string, work: () => Promise<unknown>): void {
    const task = Promise.resolve()
      .then(() => leaveCommandTransaction(work))
      .then(
        () => undefined,
        (error: unknown) => this.log.error({ err: error, work: name }, 'work in the background failed'),
      )
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Resolves when no work is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
