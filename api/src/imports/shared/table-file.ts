/** Tables of a park folder: CSV with a header line, separated by commas, semicolons or tabs. */
import { CsvError, parse } from 'csv-parse/sync';
import { CellFault, type Cell } from './cells';
import { didYouMean, type ProblemList } from './park-problem';
import { readText } from './text-file';

export interface Column<T> {
  cell: Cell<unknown>;
  required: boolean;
  /** One sentence for the documentation. */
  about: string;
  example: string;
  /** Value of an empty cell or an absent column. */
  fallback: T | undefined;
}

export type Columns = Record<string, Column<unknown>>;
type ValueOf<C> = C extends Column<infer T> ? T : never;

export interface TableFormat<C extends Columns = Columns> {
  file: string;
  about: string;
  /** Whether a park must have this file. */
  required: boolean;
  /** Columns that together name a row; no two rows share them. */
  unique: readonly (keyof C & string)[];
  columns: C;
}

type AnyFormat = Pick<TableFormat, 'file' | 'columns'>;

/** A row of a table with its line number. */
export type TableRow<F> = F extends TableFormat<infer C> ? { [K in keyof C]: ValueOf<C[K]> } & { line: number } : never;

interface Explained {
  about: string;
  example: string;
}

/** A column that the header must name, with a value in every row. */
export const needed = <T>(cell: Cell<T>, text: Explained): Column<T> => ({
  cell,
  required: true,
  fallback: undefined,
  ...text,
});
/** A column that may be absent or empty; its value is then null. */
export const optional = <T>(cell: Cell<T>, text: Explained): Column<T | null> => ({
  cell,
  required: false,
  fallback: null,
  ...text,
});
/** A column that may be absent or empty; its value is then `fallback`. */
export const withDefault = <T>(cell: Cell<T>, fallback: NoInfer<T>, text: Explained): Column<T> => ({
  cell,
  required: false,
  fallback,
  ...text,
});

/** Returns its argument; infers the types of the columns, from which those of the rows follow. */
export const tableFormat = <C extends Columns>(format: TableFormat<C>): TableFormat<C> => format;

/** The separator that splits the header line into most parts; quotes are left alone. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/)).replace(/"[^"]*"/g, '');
  return [',', ';', '\t'].reduce((best, candidate) =>
    header.split(candidate).length > header.split(best).length ? candidate : best,
  );
}

export interface RawRow {
  line: number;
  cells: string[];
}

/** The rows of a table's text with the line each begins on, the header first; null when the text is no table (then told). */
export function rawRows(file: string, text: string, problems: ProblemList): RawRow[] | null {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    let next = 1;
    return records.map(({ info, record }) => {
      // The parser counts the line a record ends on; line breaks inside of quotes belong to it.
      const line = info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      const start = Math.max(line, next);
      next = info.lines + 1;
      return { line: start, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    problems.add(
      file,
      line,
      null,
      `is not a readable table: ${error.message.replace(/ on line \d+| at line \d+.*/g, '')}`,
    );
    return null;
  }
}

/** Reads a table and reports every problem; invalid rows are skipped. */
export async function readTable<C extends Columns>(
  directory: string,
  format: TableFormat<C>,
  problems: ProblemList,
): Promise<TableRow<TableFormat<C>>[]> {
  const text = await readText(directory, format.file, problems);
  if (text === null) {
    if (format.required && !problems.all.some((problem) => problem.file === format.file))
      problems.add(format.file, null, null, 'is missing; a park needs this file');
    return [];
  }
  const [header, ...body] = rawRows(format.file, text, problems) ?? [];
  if (!header) {
    if (!problems.all.some((problem) => problem.file === format.file))
      problems.add(format.file, 1, null, 'is empty; its first line names the columns');
    return [];
  }
  const names = columnNames(header);
  if (!headerIsGood(format, names, problems)) return [];
  const seen = new Map<string, number>();
  return body.flatMap((raw) => {
    const row = readRow(format, names, raw, problems);
    if (!row) return [];
    const name = format.unique.map((column) => String(row[column]).toLowerCase()).join('\u0000');
    const before = seen.get(name);
    if (before !== undefined) {
      problems.add(
        format.file,
        raw.line,
        format.unique.join(', '),
        `${format.unique.map((column) => `"${String(row[column])}"`).join(', ')} is already on line ${before}`,
      );
      return [];
    }
    seen.set(name, raw.line);
    return [row as TableRow<TableFormat<C>>];
  });
}

/** The names of the header in small letters, because their case does not matter. */
export const columnNames = ({ cells }: RawRow): string[] => cells.map((name) => name.toLowerCase());

/** Whether a table's first line names all columns that it needs, and none that nobody knows; tells what is wrong. */
export function headerIsGood(format: AnyFormat, names: readonly string[], problems: ProblemList): boolean {
  const known = Object.keys(format.columns);
  const before = problems.all.length;
  for (const [index, name] of names.entries()) {
    if (!known.includes(name))
      problems.add(
        format.file,
        1,
        name === '' ? `column ${index + 1}` : name,
        name === '' ? 'has no name' : `is not a column of this file${didYouMean(name, known)}`,
      );
    else if (names.indexOf(name) !== index) problems.add(format.file, 1, name, 'appears twice in the first line');
  }
  for (const [name, column] of Object.entries(format.columns)) {
    if (column.required && !names.includes(name))
      problems.add(format.file, 1, name, 'is missing; this column is required');
  }
  return problems.all.length === before;
}

/** The values of a row, or null when one of them is wrong (then told). */
export function readRow(
  format: AnyFormat,
  names: readonly string[],
  { line, cells }: RawRow,
  problems: ProblemList,
): Record<string, unknown> | null {
  if (cells.length !== names.length) {
    problems.add(
      format.file,
      line,
      null,
      `has ${cells.length} cells, the first line has ${names.length}; quote cells that contain the separator`,
    );
    return null;
  }
  const row: Record<string, unknown> = { line };
  let isGood = true;
  for (const [name, column] of Object.entries(format.columns)) {
    const text = (cells[names.indexOf(name)] ?? '').trim();
    if (text === '') {
      if (column.required) {
        problems.add(format.file, line, name, 'is empty; a value is required');
        isGood = false;
      }
      row[name] = column.fallback;
      continue;
    }
    try {
      row[name] = column.cell.read(text);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      problems.add(format.file, line, name, error.message);
      isGood = false;
    }
  }
  return isGood ? row : null;
}
