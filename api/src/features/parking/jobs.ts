/** Background jobs of parking, and the answers to its mails. */
import { eveningBefore } from '@park/domain';
import type { AppContext } from '../../core/context/app-context';
import { freeUnusedHalves } from './check-in/no-shows';
import { creditJobs } from './credits/jobs';
import { giveBackByMail } from './give-back-by-mail';
import { holdingJobs } from './holding/jobs';
import { remindOfTomorrow } from './reminder/reminder';
import { giveBackAction, waitlistJobs } from './waitlist';

/** All repeated and ordered work of parking; register it once per process, before the worker starts. */
export function parkingJobs(context: AppContext): void {
  creditJobs(context);
  waitlistJobs(context);
  holdingJobs(context);
  context.mailActions.handle(giveBackAction, (run) => giveBackByMail(context, run));
  const { jobs, configuration } = context;
  const [hour, minute] = eveningBefore.split(':').map(Number);
  jobs.repeat({ kind: 'parking.remind', schedule: `${minute} ${hour} * * *` }, ({ tx, scheduledFor, now }) =>
    remindOfTomorrow(tx, scheduledFor, now, configuration.parkTimeZone),
  );
  jobs.repeat({ kind: 'parking.freeUnused', schedule: '*/5 6-20 * * *' }, ({ tx, now }) =>
    freeUnusedHalves(tx, { ...context, clock: () => now }),
  );
}
