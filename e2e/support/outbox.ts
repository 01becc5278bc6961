/** Mails of the demo portal, which writes them into a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface StoredMail {
  readonly to: string;
  readonly kind: string;
  readonly text: string;
}

/**
 * Mails of a kind of message to an address, oldest first.
 * @param dataFolder of another portal than that of all journeys
 */
export function mailsTo(email: string, kind: string, dataFolder = process.env['PORTAL_DATA'] ?? ''): StoredMail[] {
  const outbox = path.join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.includes(`-${kind}-`) && !name.startsWith('.'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as StoredMail)
    .filter(({ to }) => to === email);
}
