import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/**
 * Work that an answer must not wait for, such as a mail whose sending would tell by its duration whether an address is
 * known. A failure is logged; `idle` is awaited before the server ends.
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

  /** Starts when the answer has left, so that the work does not even share the processor with it. */
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

  /** Waits until nothing runs any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
