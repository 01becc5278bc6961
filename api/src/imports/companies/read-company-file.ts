/** Reads a file of companies; errors are reported with line and column and do not hide others. */
import { unescapeFormula } from '../../core/csv/formula-guard';
import { searchForm } from '../../core/text-search/search-words';
import { nearest, ProblemList, type ParkProblem } from '../shared/park-problem';
import { columnNames, headerIsGood, rawRows, readRow } from '../shared/table-file';
import { companyFile, type CompanyColumn, type CompanyRow } from './company-table';
import { readEncoded } from './read-text';

export interface ReadCompanies {
  /** Columns that the file has. */
  columns: ReadonlySet<CompanyColumn>;
  rows: CompanyRow[];
  /** Errors of rows, with their line. */
  faults: ParkProblem[];
  encoding: string;
  /** Keys of the rows by line, also of those with errors. */
  keys: ReadonlyMap<number, string>;
}

/** Errors that make the whole file unreadable. */
export interface UnreadableFile {
  problems: ParkProblem[];
}

/** Reads a company file. `buildings` are found by code or by name; `progress` is called after every thousand rows. */
export function readCompanyFile(
  file: string,
  bytes: Buffer,
  buildings: readonly { code: string; name: string }[],
  progress: (done: number, all: number) => void,
): ReadCompanies | UnreadableFile {
  const problems = new ProblemList();
  const read = readEncoded(bytes);
  if (!read) return refused(file, null, 'is no text; save it as CSV');
  const format = { ...companyFile, file };
  const [header, ...body] = rawRows(file, read.text, problems) ?? [];
  if (problems.all.length > 0) return { problems: problems.sorted() };
  if (!header) return refused(file, 1, 'is empty; its first line names the columns');
  const names = columnNames(header);
  if (!headerIsGood({ file, columns: { ...format.columns } }, names, problems)) return { problems: problems.sorted() };

  const rows: CompanyRow[] = [];
  const lineOfKey = new Map<string, number>();
  const codes = new Map(buildings.flatMap(({ code, name }) => [name, code].map((word) => [searchForm(word), code])));
  const keys = new Map(body.map(({ line, cells }) => [line, cells[names.indexOf('key')] ?? '']));
  for (const [place, raw] of body.entries()) {
    if (place % 1_000 === 0) progress(place, body.length);
    const row = readRow(
      format,
      names,
      { line: raw.line, cells: raw.cells.map(unescapeFormula) },
      problems,
    ) as CompanyRow | null;
    if (!row) continue;
    const before = lineOfKey.get(row.key);
    if (before !== undefined) {
      problems.add(file, row.line, 'key', `"${row.key}" is already on line ${before}`);
      continue;
    }
    lineOfKey.set(row.key, row.line);
    const building = row.building === null ? null : codes.get(searchForm(row.building));
    if (building === undefined) {
      const close = nearest(
        row.building ?? '',
        buildings.flatMap(({ code, name }) => [code, name]),
      );
      problems.add(
        file,
        row.line,
        'building',
        `"${row.building}" is no building of this park${close === null ? '' : `; did you mean "${close}"?`}`,
      );
      continue;
    }
    rows.push({ ...row, building });
  }
  return { columns: new Set(names as CompanyColumn[]), rows, faults: problems.sorted(), encoding: read.encoding, keys };
}

const refused = (file: string, line: number | null, message: string): UnreadableFile => ({
  problems: [{ file, line, field: null, message }],
});
