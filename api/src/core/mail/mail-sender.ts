/** Sends mails by SMTP if configured; otherwise writes them to a folder for people and tests to read. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfiguration } from '../configuration/configuration';

export interface Mail {
  to: string;
  /** Kind of mail for the log and the outbox: `passwordReset`. */
  kind: string;
  language: 'en' | 'fr';
  subject: string;
  text: string;
  html?: string;
}

export interface MailSender {
  send(mail: Mail): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'info'>;

export function createMailSender(
  { smtpUrl, mailFrom, dataDir }: Pick<ApiConfiguration, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Log,
): MailSender {
  return smtpUrl ? smtpSender(smtpUrl, mailFrom, log) : outboxSender(path.join(dataDir, 'outbox'), mailFrom, log);
}

function smtpSender(url: string, from: string, log: Log): MailSender {
  const transport = nodemailer.createTransport(url, { from });
  return {
    async send({ to, kind, language, subject, text, html }) {
      const { messageId } = await transport.sendMail({
        to,
        subject,
        text,
        html,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      });
      log.info({ kind, messageId }, 'mail sent');
    },
  };
}

/** Writes one JSON file per mail, with a timestamp in its name. Only the file name is logged, never the content. */
function outboxSender(folder: string, from: string, log: Log): MailSender {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = new Date().toISOString();
      const name = `${at.replaceAll(':', '-')}-${mail.kind}-${randomUUID().slice(0, 8)}.json`;
      const draft = path.join(folder, `.${name}`);
      await writeFile(draft, `${JSON.stringify({ at, from, ...mail }, null, 2)}\n`);
      await rename(draft, path.join(folder, name));
      log.info({ kind: mail.kind, file: name }, 'mail laid into the outbox');
    },
  };
}
