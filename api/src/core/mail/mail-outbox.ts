/** Mails whose text is known when they are ordered. Texts with secrets or about people are made when they are sent. */
import { z } from 'zod';
import type { Database } from '../database/database';
import { defineJob, enqueueJob } from '../jobs/enqueue-job';
import type { JobWorker } from '../jobs/job-worker';
import type { MailSender } from './mail-sender';

const OutboxMail = z.object({
  to: z.string(),
  kind: z.string(),
  language: z.enum(['en', 'fr']),
  subject: z.string(),
  text: z.string(),
});

const mailJob = defineJob('mail.send', OutboxMail);

interface MailOrder {
  /** A mail with the same key is sent once. */
  key: string;
  mail: z.infer<typeof OutboxMail>;
  now: Date;
}

/** Orders a mail in the transaction of its cause. */
export const enqueueMail = (tx: Database, { key, mail, now }: MailOrder): Promise<boolean> =>
  enqueueJob(tx, mailJob, { key, payload: mail, runAt: now });

/** Registers the handler that sends ordered mails. */
export function mailJobs({ jobs, mail }: { jobs: JobWorker; mail: MailSender }): void {
  jobs.handleOutside(mailJob, ({ id, payload }) => mail.send({ id, ...payload }));
}
