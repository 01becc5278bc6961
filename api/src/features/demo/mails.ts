/** The mails of the demo, which are files in its folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { escapeHtml } from '../../core/mail/escape-html';
import { renderPage } from './page';

const StoredMail = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.string(),
  html: z.string().optional(),
});
type StoredMail = z.infer<typeof StoredMail>;

const maxListed = 100;
const isMailName = (name: string) => /^[\w.-]+\.json$/.test(name) && !name.startsWith('.');

async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!isMailName(name)) return null;
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : StoredMail.parse(JSON.parse(text));
}

export async function renderMailList(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter(isMailName).sort().reverse().slice(0, maxListed);
  const items = await Promise.all(
    names.map(async (name) => {
      const mail = await readMail(folder, name);
      if (!mail) return '';
      return `<li><a href="/api/demo/mails/${name}">${escapeHtml(mail.subject)}</a><br><span class="quiet">${escapeHtml(mail.to)}, ${escapeHtml(mail.at)}</span></li>`;
    }),
  );
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail was sent yet.</p>';
  return renderPage(
    'Mails of the demo',
    `<p class="quiet">The demo sends no mails. It keeps them here, latest first.</p>${list}`,
  );
}

export async function renderMailPage(folder: string, name: string): Promise<string | null> {
  const mail = await readMail(folder, name);
  if (!mail) return null;
  const linked = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return renderPage(
    mail.subject,
    `<p><a href="/api/demo/mails">All mails</a>${mail.html ? `, <a href="/api/demo/mails/${name}/html">as a mail program shows it</a>` : ''}</p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${escapeHtml(mail.at)}</dd></dl>
<pre lang="${escapeHtml(mail.language)}">${linked}</pre>`,
  );
}

export const readMailHtml = async (folder: string, name: string): Promise<string | null> =>
  (await readMail(folder, name))?.html ?? null;
