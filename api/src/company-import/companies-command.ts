/** What `import companies FILE.csv [--dry-run] [--skip-errors] [--result FILE]` does and says. */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { CommandError } from '../commands/run-command';
import type { ApiConfiguration } from '../configuration/configuration';
import { openDatabase } from '../database/open-database';
import { problemText } from '../park-import/park-problem';
import { reporter } from '../park-import/import-command';
import { importCompanies, type CompanyImport, type RowOutcome } from './import-companies';

export const companiesUsage = 'import companies FILE.csv [--dry-run] [--skip-errors] [--result FILE]';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

export interface CompaniesWish {
  file: string;
  dryRun: boolean;
  skipErrors: boolean;
  /** Where the outcome of every row goes. */
  result: string | null;
}

/** What the words after `companies` ask for; null when they make no sense. */
export function readCompaniesWish(words: readonly string[]): CompaniesWish | null {
  const wish: CompaniesWish = { file: '', dryRun: false, skipErrors: false, result: null };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') wish.dryRun = true;
    else if (word === '--skip-errors') wish.skipErrors = true;
    else if (word === '--result') {
      const file = rest.shift();
      if (file === undefined || file.startsWith('-')) return null;
      wish.result = path.resolve(file);
    } else if (word.startsWith('-') || wish.file !== '') return null;
    else wish.file = path.resolve(word);
  }
  return wish.file === '' ? null : wish;
}

/** More errors than these are told by the result file. */
const mostLines = 20;

export async function companiesCommand(configuration: ApiConfiguration, { file, dryRun, skipErrors, result }: CompaniesWish): Promise<void> {
  const connection = await openDatabase(configuration, { onWaiting: () => say('The database does not answer yet; trying again.') });
  try {
    const done = await importCompanies(connection.database, file, { dryRun, skipErrors, progress: reporter() }).catch((error: unknown) => {
      if (['ENOENT', 'EISDIR', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code))) throw new CommandError(`${file} cannot be read.`);
      throw error;
    });
    if (done.problems.length > 0) throw new CommandError([...done.problems.map(problemText), 'Nothing was written.'].join('\n'));
    if (done.encoding !== 'UTF-8') say(`The file was read as ${done.encoding}.`);
    if (result !== null) await writeResult(result, done.rows);
    for (const line of outcomeLines(path.basename(file), done, { dryRun, result })) say(line);
    if (done.counts.error > 0) throw new CommandError(verdict(done, dryRun));
    say(verdict(done, dryRun));
  } finally {
    await connection.close();
  }
}

/** What is told of the rows: all of them in a dry run without a result file, otherwise only the errors; no more than fit a screen. */
export function outcomeLines(file: string, { rows, counts }: CompanyImport, { dryRun, result }: Pick<CompaniesWish, 'dryRun' | 'result'>): string[] {
  const told = rows.filter(({ outcome }) => outcome === 'error' || (dryRun && result === null && outcome !== 'unchanged'));
  const lines = told.slice(0, mostLines).map(({ line, key, outcome, column, message }) =>
    outcome === 'error' ? `${file}:${line}${column === '' ? '' : ` ${column}`}: ${message}` : `${file}:${line} ${outcome} ${key}${column === '' ? '' : ` (${column.replaceAll(' ', ', ')})`}`,
  );
  if (told.length > mostLines) lines.push(`… and ${told.length - mostLines} more; --result FILE has every row.`);
  return [...lines, `${counts.create} to create, ${counts.update} to update, ${counts.unchanged} unchanged, ${counts.error} with errors`];
}

function verdict({ counts, wasWritten }: CompanyImport, dryRun: boolean): string {
  if (dryRun) return 'A dry run: nothing was written.';
  if (!wasWritten) return 'Nothing was written: put the errors right, or leave those rows out with --skip-errors.';
  return counts.error > 0 ? 'Written, without the rows that have errors.' : 'Written.';
}

/** A line per row and fault, for a spreadsheet; written beside its place and moved there when it is whole. */
async function writeResult(file: string, rows: readonly RowOutcome[]): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const columns = ['line', 'key', 'outcome', 'column', 'message'];
  try {
    await writeFile(draft, stringify([...rows], { bom: true, header: true, columns, escape_formulas: true, record_delimiter: 'windows', cast: { number: String } }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new CommandError(`The result file ${file} cannot be written: ${(error as Error).message}`);
  }
}
