/** The rows of the park folder's tables, in the order of their columns. docs/park-folder.md explains each. */
export type Row = Record<string, string>;

const cell = (text: string): string => (/[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** CSV with commas, quotes where needed and LF; the columns are those of the first row. */
export function csv(rows: readonly Row[]): string {
  const first = rows[0];
  if (!first) throw new Error('A table needs a row');
  const columns = Object.keys(first);
  return (
    [columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','))].join('\n') +
    '\n'
  );
}

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
export const several = (values: readonly (string | number)[]): string => values.join('|');
