/** What `import events FILE.ics` and `import news FILE.xml` do and say. */
import path from 'node:path';
import { addYears } from 'date-fns/addYears';
import { languages, type Language } from '@park/contract/texts';
import { CommandError } from '../../core/command-line/run-command';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import type { Database } from '../../core/database/database';
import { openDatabase } from '../../core/database/open-database';
import { readFileText } from './file-text';
import { importProblemText, type ImportProblem } from './import-problem';
import { inOneTransaction, type ImportTally, type ImportWish } from './import-records';
import { readEvents } from './read-events';
import { readNews } from './read-news';
import { storeEvents } from './store-events';
import { storeNews } from './store-news';

const options = '[--dry-run] [--type ID] [--language en|fr] [--draft]';
export const eventsUsage = `import events FILE.ics ${options}`;
export const newsUsage = `import news FILE.xml ${options}`;

export interface FeedWish extends ImportWish {
  kind: 'events' | 'news';
  file: string;
}

/** What the words after the command ask for; null when they make no sense. */
export function readFeedWish(words: readonly string[]): FeedWish | null {
  const [kind, ...rest] = words;
  if (kind !== 'events' && kind !== 'news') return null;
  const wish: FeedWish = { kind, file: '', type: null, language: 'en', isDraft: false, isDryRun: false };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') wish.isDryRun = true;
    else if (word === '--draft') wish.isDraft = true;
    else if (word === '--type') wish.type = rest.shift() ?? '';
    else if (word === '--language') {
      const given = rest.shift();
      const language = languages.find((known: Language) => known === given);
      if (!language) return null;
      wish.language = language;
    } else if (word.startsWith('-') || wish.file !== '') return null;
    else wish.file = path.resolve(word);
  }
  return wish.file === '' ? null : wish;
}

export interface FeedImport {
  problems: ImportProblem[];
  tally: ImportTally;
  /** Records that the file holds and that could be read. */
  read: number;
}

/** Series are made into single events from a year back to two years ahead. */
const horizonOf = (now: Date) => ({ from: addYears(now, -1), until: addYears(now, 2) });

/** Reads a text and brings it into the database, all of it in one transaction. */
export async function importFeed(
  database: Database,
  text: string,
  wish: FeedWish,
  { now, zone }: { now: Date; zone: string },
): Promise<FeedImport> {
  const options = { file: path.basename(wish.file), now, zone };
  const read = wish.kind === 'events' ? readEvents(text, { zone, horizon: horizonOf(now) }) : readNews(text, { zone });
  const { tally, notes } = await inOneTransaction(database, wish.isDryRun, (transaction) =>
    'events' in read ? storeEvents(transaction, read, wish, options) : storeNews(transaction, read, wish, options),
  );
  return {
    problems: [...read.problems, ...notes].sort((one, other) => one.line - other.line),
    read: 'events' in read ? read.events.length : read.articles.length,
    tally,
  };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mostLines = 100;

/** The report: every fault with its line, and what became of the rest. */
export function feedReport(file: string, { problems, tally }: FeedImport, isDryRun: boolean): string[] {
  const lines = problems.slice(0, mostLines).map((problem) => importProblemText(path.basename(file), problem));
  if (problems.length > mostLines) lines.push(`… and ${problems.length - mostLines} more.`);
  const { created, updated, unchanged, cancelled, kept = 0 } = tally;
  const left = problems.filter(({ isNote }) => !isNote).length;
  return [
    ...lines,
    `${created} created, ${updated} updated, ${unchanged} unchanged${cancelled > 0 ? `, ${cancelled} cancelled` : ''}${kept > 0 ? `, ${kept} with edits that stay` : ''}${left > 0 ? `, ${left} left out` : ''}`,
    isDryRun ? 'A dry run: nothing was written.' : 'Written.',
  ];
}

export async function feedCommand(configuration: ApiConfiguration, wish: FeedWish): Promise<void> {
  const text = await readFileText(wish.file);
  const connection = await openDatabase(configuration, {
    onWaiting: () => say('The database does not answer yet; trying again.'),
  });
  try {
    const done = await importFeed(connection.database, text, wish, {
      now: new Date(),
      zone: configuration.parkTimeZone,
    });
    if (done.read === 0 && done.problems.length > 0)
      throw new CommandError(
        [
          ...feedReport(wish.file, done, wish.isDryRun).slice(0, -2),
          'Nothing could be read; nothing was written.',
        ].join('\n'),
      );
    for (const line of feedReport(wish.file, done, wish.isDryRun)) say(line);
  } finally {
    await connection.close();
  }
}
