/** Writes the result of every row for spreadsheets. */
import { open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { CommandError } from '../../core/command-line/run-command';
import { writeTable } from '../../core/csv/write-table';
import type { RowOutcome } from './import-companies';

const draftOf = (file: string) => `${file}.${process.pid}.part`;
const refusal = (file: string, error: unknown) =>
  `The result file ${file} cannot be written: ${(error as Error).message}`;

/** Checks before the import that the result file can be written. */
export async function checkResultFile(result: string, imported: string): Promise<void> {
  const place = (file: string) => realpath(file).catch(() => file);
  if ((await place(result)) === (await place(imported)))
    throw new CommandError(`The result file ${result} is the file that is to be imported; give it another name.`);
  const draft = draftOf(result);
  try {
    await (await open(draft, 'w')).close();
  } catch (error) {
    throw new CommandError(refusal(result, error));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a line per row and error, atomically. Returns the error message, or null. */
export async function writeResultFile(
  file: string,
  rows: readonly RowOutcome[],
  country: string,
): Promise<string | null> {
  const draft = draftOf(file);
  const columns = ['line', 'key', 'outcome', 'column', 'message'] as const;
  const lines = rows.map((row) => columns.map((column) => String(row[column])));
  try {
    await writeFile(draft, writeTable([columns, ...lines], country));
    await rename(draft, file);
    return null;
  } catch (error) {
    await rm(draft, { force: true });
    return refusal(file, error);
  }
}
