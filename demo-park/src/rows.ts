/** Rows of the park folder's tables, in the order of their columns, which docs/park-folder.md explains. */
import { stringify } from 'csv-stringify/sync';

export type Row = Record<string, string>;

/**
 * CSV with commas, quotes where needed and LF. The columns are those of the first row.
 * @throws Error when there is no row.
 */
export function csv(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) throw new Error('A table needs a row');
  return stringify([...rows], { header: true, columns: Object.keys(first), quoted_match: /[;\r]/ });
}

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
export const several = (values: readonly (string | number)[]): string => values.join('|');
