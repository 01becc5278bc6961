/**
 * Spreadsheets evaluate a cell that starts with one of these characters as a formula, in full-width form too; a leading
 * apostrophe prevents it. A cell that already starts with an apostrophe gets another one, so that unescaping restores
 * the original.
 */
const guarded = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Every text in a CSV for people passes through this, because texts come from anybody (MISS-22). */
export const escapeFormula = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell);

/**
 * The reverse of `escapeFormula`, for files that come back from a spreadsheet. Cells without a guarded character stay.
 */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
