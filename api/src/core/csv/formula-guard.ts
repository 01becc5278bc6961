/**
 * Spreadsheets evaluate a cell that starts with one of these characters as a formula, in full-width form too; a leading
 * apostrophe prevents it. A cell that already starts with an apostrophe gets another one, so that unescaping restores
 * the original.
 */
const guarded = /^'*[=+\-@\t\r＝＋－＠]/u;

export const escapeFormula = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell);

export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
