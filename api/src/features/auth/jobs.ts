import type { AppContext } from '../../core/context/app-context';
import { linkMailJob } from './link-mail-job';
import { sendLinkMail } from './service';
import { deleteExpired } from './sweep';

/** Registers the mails with links and the hourly clean-up. */
export function authJobs(context: AppContext): void {
  context.jobs.handleOutside(linkMailJob, (run) => sendLinkMail(context, run));
  context.jobs.repeat({ kind: 'auth.deleteExpired', schedule: '7 * * * *' }, ({ tx, now }) => deleteExpired(tx, now));
}
