/** Background work of the waitlist. */
import type { AppContext } from '../../../core/context/app-context';
import { acceptOffer, expireOffer } from './answer';
import { expireOfferJob } from './offer-job';
import { acceptOfferAction } from './notification-kinds';
import { endPastEntries, serveWaiting } from './sweep';
import { findBooker } from './queue';

/**
 * Ends offers on time, accepts them from mails, and every ten minutes ends entries of the past and serves those that
 * wait.
 */
export function waitlistJobs(context: AppContext): void {
  const { jobs, mailActions } = context;
  const at = (now: Date) => ({ ...context, clock: () => now });
  jobs.handle(expireOfferJob, ({ tx, payload, now }) => expireOffer(tx, at(now), payload.offerId));
  mailActions.handle(acceptOfferAction, async ({ tx, payload, userId, now }) => {
    await acceptOffer(tx, at(now), await findBooker(tx, userId), payload.entryId);
  });
  // Spots also get free by time: those released to the park from the evening before.
  jobs.repeat({ kind: 'parking.serveWaitlist', schedule: '1-59/10 * * * *' }, async ({ tx, now }) => {
    await endPastEntries(tx, at(now));
    await serveWaiting(tx, at(now));
  });
}
