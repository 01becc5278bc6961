/** Sends mails by SMTP if configured; otherwise writes them to a folder for people and tests to read. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfiguration } from '../configuration/configuration';

export interface Mail {
  /** The same for each attempt to send one mail, so that mailboxes can drop a second copy. */
  id?: string;
  to: string;
  /** Kind of mail for the log and the outbox: `passwordReset`. */
  kind: string;
  language: 'en' | 'fr';
  subject: string;
  text: string;
  html?: string;
  /** An iCalendar message (RFC 5546), which mail programs show with the mail. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Where a mail program may post to stop mails of this kind, without asking (RFC 8058). */
  unsubscribeAddress?: string;
}

export interface MailSender {
  send(mail: Mail): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'info'>;

/**
 * Sends by SMTP if `smtpUrl` is set, otherwise writes into the folder `outbox` of `dataDir` (MISS-09). `send` rejects
 * if the server refuses the mail; the caller tries again. The content of a mail is never logged.
 */
export function createMailSender(
  { smtpUrl, mailFrom, dataDir }: Pick<ApiConfiguration, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Log,
): MailSender {
  return smtpUrl ? smtpSender(smtpUrl, mailFrom, log) : outboxSender(path.join(dataDir, 'outbox'), mailFrom, log);
}

/** A server that does not answer must not hold a worker for longer than its claim. */
const smtpTimeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpSender(url: string, from: string, log: Log): MailSender {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(smtpTimeoutsMs))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  const transport = nodemailer.createTransport(address.href, { from });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, kind, language, subject, text, html, calendar, unsubscribeAddress }) {
      const { messageId } = await transport.sendMail({
        ...(id && { messageId: `<${id}@${host}>` }),
        to,
        subject,
        text,
        html,
        ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeAddress && {
            'List-Unsubscribe': `<${unsubscribeAddress}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      log.info({ kind, messageId }, 'mail sent');
    },
  };
}

/**
 * Writes one JSON file per mail, with a timestamp and the mail's id in its name. Only the file name is logged, never the content.
 */
function outboxSender(folder: string, from: string, log: Log): MailSender {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = new Date().toISOString();
      const id = (mail.id ?? randomUUID()).slice(0, 8);
      const name = `${at.replaceAll(':', '-')}-${mail.kind}-${id}.json`;
      const draft = path.join(folder, `.${name}`);
      await writeFile(draft, `${JSON.stringify({ at, from, ...mail }, null, 2)}\n`);
      await rename(draft, path.join(folder, name));
      log.info({ kind: mail.kind, file: name }, 'mail laid into the outbox');
    },
  };
}
