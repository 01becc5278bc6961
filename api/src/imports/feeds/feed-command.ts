/** The commands `import events FILE.ics` and `import news FILE.xml`. */
import path from 'node:path';
import { addYears } from 'date-fns/addYears';
import { languages, type Language } from '@park/contract/texts';
import { CommandError } from '../../core/command-line/run-command';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import type { Database } from '../../core/database/database';
import { openDatabase } from '../../core/database/open-database';
import { writeLine } from '../shared/write-line';
import { readFileText } from './file-text';
import { importProblemText, type ImportProblem } from './import-problem';
import {
  inOneTransaction,
  type ImportActor,
  type ImportedRecord,
  type ImportTally,
  type ImportSettings,
  type UnknownCategory,
} from './import-records';
import { readEvents } from './read-events';
import { readNews } from './read-news';
import { storeEvents } from './store-events';
import { storeNews } from './store-news';

const options = '[--dry-run] [--type ID] [--language en|fr] [--draft]';
export const eventsUsage = `import events FILE.ics ${options}`;
export const newsUsage = `import news FILE.xml ${options}`;

export interface FeedImportSettings extends ImportSettings {
  kind: 'events' | 'news';
  file: string;
}

/** Parses the arguments after the command; null if they are invalid. */
export function parseFeedArguments(words: readonly string[]): FeedImportSettings | null {
  const [kind, ...rest] = words;
  if (kind !== 'events' && kind !== 'news') return null;
  const settings: FeedImportSettings = { kind, file: '', type: null, language: 'en', isDraft: false, isDryRun: false };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') settings.isDryRun = true;
    else if (word === '--draft') settings.isDraft = true;
    else if (word === '--type') settings.type = rest.shift() ?? '';
    else if (word === '--language') {
      const given = rest.shift();
      const language = languages.find((known: Language) => known === given);
      if (!language) return null;
      settings.language = language;
    } else if (word.startsWith('-') || settings.file !== '') return null;
    else settings.file = path.resolve(word);
  }
  return settings.file === '' ? null : settings;
}

export interface FeedImport {
  problems: ImportProblem[];
  tally: ImportTally;
  records: ImportedRecord[];
  unknownCategories: UnknownCategory[];
  /** Number of records read from the file. */
  read: number;
}

/** Series are expanded from one year ago to two years ahead. */
const horizonOf = (now: Date) => ({ from: addYears(now, -1), until: addYears(now, 2) });

/** Imports a file's text in one transaction. */
export async function importFeed(
  database: Database,
  text: string,
  settings: FeedImportSettings,
  { now, zone, actor = null }: { now: Date; zone: string; actor?: ImportActor | null },
): Promise<FeedImport> {
  const options = { file: path.basename(settings.file), now, zone, actor };
  const read =
    settings.kind === 'events' ? readEvents(text, { zone, horizon: horizonOf(now) }) : readNews(text, { zone });
  const { tally, notes, records, unknownCategories } = await inOneTransaction(
    database,
    settings.isDryRun,
    (transaction) =>
      'events' in read
        ? storeEvents(transaction, read, settings, options)
        : storeNews(transaction, read, settings, options),
  );
  return {
    problems: [...read.problems, ...notes].sort((one, other) => one.line - other.line),
    read: 'events' in read ? read.events.length : read.articles.length,
    records,
    unknownCategories,
    tally,
  };
}

/** Returns the report: every problem with its line, what was left out first, and the totals. */
export function feedReport(file: string, { problems, tally }: FeedImport, isDryRun: boolean): string[] {
  const lines = [...problems.filter(({ isNote }) => !isNote), ...problems.filter(({ isNote }) => isNote)].map(
    (problem) => importProblemText(path.basename(file), problem),
  );
  const { created, updated, unchanged, cancelled, kept = 0 } = tally;
  const left = problems.filter(({ isNote }) => !isNote).length;
  return [
    ...lines,
    `${created} created, ${updated} updated, ${unchanged} unchanged${cancelled > 0 ? `, ${cancelled} cancelled` : ''}${kept > 0 ? `, ${kept} with edits that stay` : ''}${left > 0 ? `, ${left} left out` : ''}`,
    isDryRun ? 'A dry run: nothing was written.' : 'Written.',
  ];
}

/**
 * Prints the report. Parts that cannot be read are skipped and named.
 * @throws CommandError if nothing could be read
 */
export async function feedCommand(configuration: ApiConfiguration, settings: FeedImportSettings): Promise<void> {
  const text = await readFileText(settings.file);
  const connection = await openDatabase(configuration, {
    onWaiting: () => writeLine('The database does not answer yet; trying again.'),
  });
  try {
    const done = await importFeed(connection.database, text, settings, {
      now: new Date(),
      zone: configuration.parkTimeZone,
    });
    if (done.read === 0 && done.problems.length > 0)
      throw new CommandError(
        [
          ...feedReport(settings.file, done, settings.isDryRun).slice(0, -2),
          'Nothing could be read; nothing was written.',
        ].join('\n'),
      );
    for (const line of feedReport(settings.file, done, settings.isDryRun)) writeLine(line);
  } finally {
    await connection.close();
  }
}
