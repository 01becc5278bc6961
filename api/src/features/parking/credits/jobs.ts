/** Scheduled work of credits. */
import { z } from 'zod';
import type { AppContext } from '../../../core/context/app-context';
import { defineJob, enqueueJob } from '../../../core/jobs/enqueue-job';
import { dayOf, monthOf } from '../../../core/time/park-time';
import { grantMonth, listGrantedCompanies } from './monthly-grant';
import { settleBegunHalves } from './settle';

const grantJob = defineJob(
  'parking.grantCompany',
  z.object({ companyId: z.uuid(), month: z.iso.date(), at: z.iso.datetime() }),
);

/**
 * On the first day of each month grants its credits, once per company and month even if the api was down; every 15
 * minutes settles the halves that have begun.
 */
export function creditJobs({ jobs, configuration }: AppContext): void {
  const zone = configuration.parkTimeZone;
  // A grant that was missed is made up for; the month is the one of its own moment.
  jobs.repeat({ kind: 'parking.grantMonth', schedule: '5 0 1 * *', missed: 'each' }, async ({ tx, scheduledFor }) => {
    const month = monthOf(dayOf(scheduledFor, zone)).first;
    const at = scheduledFor.toISOString();
    for (const companyId of await listGrantedCompanies(tx))
      await enqueueJob(tx, grantJob, {
        key: `${companyId}:${month}`,
        payload: { companyId, month, at },
        runAt: scheduledFor,
      });
  });
  jobs.handle(grantJob, async ({ tx, payload: { companyId, month, at } }) => {
    await grantMonth(tx, { companyId, month, at: new Date(at) });
  });
  // Halves begin at 06:00 and 13:00. The other moments are for what was booked after the begin.
  jobs.repeat({ kind: 'parking.settleHalves', schedule: '*/15 6-20 * * *' }, async ({ tx, now }) => {
    await settleBegunHalves(tx, now, zone);
  });
}
