/** The command `import companies FILE.csv [--dry-run] [--skip-errors] [--result FILE]`. */
import path from 'node:path';
import { CommandError } from '../../core/command-line/run-command';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { openDatabase } from '../../core/database/open-database';
import { problemText } from '../shared/park-problem';
import { progressReporter } from '../shared/progress-reporter';
import { writeLine } from '../shared/write-line';
import { importCompanies, type CompanyImport } from './import-companies';
import { checkResultFile, writeResultFile } from './result-file';

export const companiesUsage =
  'import companies FILE.csv [--dry-run] [--skip-errors] [--category WORD=ID] [--result FILE]';
export interface CompanyImportSettings {
  file: string;
  dryRun: boolean;
  skipErrors: boolean;
  /** What words of the column `category` mean. */
  categories: Record<string, string>;
  /** File for the result of every row. */
  result: string | null;
}

/** Parses the arguments after `companies`; null if they are invalid. */
export function parseCompaniesArguments(words: readonly string[]): CompanyImportSettings | null {
  const settings: CompanyImportSettings = { file: '', dryRun: false, skipErrors: false, categories: {}, result: null };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') settings.dryRun = true;
    else if (word === '--skip-errors') settings.skipErrors = true;
    else if (word === '--category') {
      const [, value, id] = /^(.+)=(.+)$/.exec(rest.shift() ?? '') ?? [];
      if (value === undefined || id === undefined) return null;
      settings.categories[value] = id;
    } else if (word === '--result') {
      const file = rest.shift();
      if (file === undefined || file.startsWith('-')) return null;
      settings.result = path.resolve(file);
    } else if (word.startsWith('-') || settings.file !== '') return null;
    else settings.file = path.resolve(word);
  }
  return settings.file === '' ? null : settings;
}

/**
 * Prints what becomes of each row. Rows with errors refuse the whole file unless `skipErrors` is set.
 * @throws CommandError with the problems; if only the result file cannot be written, the import is done all the same
 */
export async function companiesCommand(
  configuration: ApiConfiguration,
  { file, dryRun, skipErrors, categories, result }: CompanyImportSettings,
): Promise<void> {
  if (result !== null) await checkResultFile(result, file);
  const connection = await openDatabase(configuration, {
    onWaiting: () => writeLine('The database does not answer yet; trying again.'),
  });
  try {
    const done = await importCompanies(connection.database, file, {
      dryRun,
      skipErrors,
      categories,
      progress: progressReporter(),
    }).catch((error: unknown) => {
      if (['ENOENT', 'EISDIR', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code)))
        throw new CommandError(`${file} cannot be read.`);
      throw error;
    });
    if (done.problems.length > 0)
      throw new CommandError([...done.problems.map(problemText), 'Nothing was written.'].join('\n'));
    if (done.encoding !== 'UTF-8') writeLine(`The file was read as ${done.encoding}.`);
    const unwritten = result === null ? null : await writeResultFile(result, done.rows, configuration.parkCountry);
    for (const line of outcomeLines(path.basename(file), done, { dryRun, result })) writeLine(line);
    // The import is complete at this point, so both messages are printed.
    const refusal = [
      ...(done.counts.error > 0 ? [verdict(done, dryRun)] : []),
      ...(unwritten === null ? [] : [unwritten]),
    ];
    if (done.counts.error === 0) writeLine(verdict(done, dryRun));
    if (refusal.length > 0) throw new CommandError(refusal.join('\n'));
  } finally {
    await connection.close();
  }
}

/**
 * Returns the lines to print: all rows in a dry run without a result file, otherwise only errors; errors come first.
 */
export function outcomeLines(
  file: string,
  { rows, counts, unknownCategories }: CompanyImport,
  { dryRun, result }: Pick<CompanyImportSettings, 'dryRun' | 'result'>,
): string[] {
  const told = [
    ...rows.filter(({ outcome }) => outcome === 'error'),
    ...rows.filter(
      ({ outcome, message }) =>
        outcome !== 'error' && dryRun && result === null && (outcome !== 'unchanged' || message),
    ),
  ];
  const newSectors = rows.filter(({ outcome, message }) => outcome !== 'error' && message.includes('new sectors'));
  const lines = told.map(({ line, key, outcome, column, message }) =>
    outcome === 'error'
      ? `${file}:${line}${key === '' ? '' : ` ${key}`}${column === '' ? '' : ` ${column}`}: ${message}`
      : `${file}:${line} ${outcome} ${key}${column === '' ? '' : ` (${column.replaceAll(' ', ', ')})`}${message === '' ? '' : `; ${message}`}`,
  );
  return [
    ...lines,
    ...(newSectors.length === 0
      ? []
      : [
          `${newSectors.length} ${newSectors.length === 1 ? 'company names' : 'companies name'} sectors that the catalog does not know. They are added for review under /portal/admin/catalogs.`,
        ]),
    ...unknownCategories.map(
      ({ value, rows: count }) =>
        `The park has no category "${value}" (${count} ${count === 1 ? 'row' : 'rows'}). Say once what is meant: --category "${value}=ID"`,
    ),
    `${counts.create} to create, ${counts.update} to update, ${counts.unchanged} unchanged, ${counts.error} with errors`,
  ];
}

function verdict({ counts, wasWritten }: CompanyImport, dryRun: boolean): string {
  if (dryRun) return 'A dry run: nothing was written.';
  if (!wasWritten) return 'Nothing was written: put the errors right, or leave those rows out with --skip-errors.';
  return counts.error > 0 ? 'Written, without the rows that have errors.' : 'Written.';
}
