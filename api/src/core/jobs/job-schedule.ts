import { Cron } from 'croner';

/** A cron expression in the park's time zone, so that "every day at 03:00" keeps its time over daylight saving. */
export class JobSchedule {
  private readonly cron: Cron;

  /** @throws TypeError if the expression is not valid */
  constructor(
    readonly expression: string,
    readonly zone: string,
  ) {
    this.cron = new Cron(expression, { timezone: zone, paused: true });
  }

  /** @throws Error if the schedule has no further moment */
  nextAfter(moment: Date): Date {
    const next = this.cron.nextRun(moment);
    if (!next) throw new Error(`The schedule "${this.expression}" has no moment after ${moment.toISOString()}`);
    return next;
  }

  /** All moments from the first, which is one of them, up to the last. */
  momentsBetween(first: Date, last: Date): Date[] {
    const moments: Date[] = [];
    for (let moment = first; moment <= last; moment = this.nextAfter(moment)) moments.push(moment);
    return moments;
  }

  /** The latest moment from the first, which is one of them, up to the last; as quick after a year as after a minute. */
  latestBetween(first: Date, last: Date): Date {
    const earlier = this.cron.previousRuns(2, last).at(-1);
    const from = earlier && earlier > first ? this.nextAfter(earlier) : first;
    return this.momentsBetween(from, last).at(-1) ?? first;
  }
}
