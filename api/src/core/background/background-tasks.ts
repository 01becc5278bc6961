import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/**
 * Runs work after the response. Sending a mail before responding would reveal by its duration whether an address is
 * known. Failures are logged; the server awaits `idle` before it stops.
 */
export class BackgroundTasks {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  start(name: string, work: () => Promise<unknown>): void {
    const task = Promise.resolve()
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => this.log.error({ err: error, work: name }, 'work in the background failed'),
      )
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Starts the work once the response is sent, so that the work does not delay it. */
  startAfter(reply: FastifyReply, name: string, work: () => Promise<unknown>): void {
    const { raw } = reply;
    this.start(name, async () => {
      await new Promise<void>((resolve) => {
        raw.once('finish', resolve);
        raw.once('close', resolve);
      });
      await work();
    });
  }

  /** Resolves when no work is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
