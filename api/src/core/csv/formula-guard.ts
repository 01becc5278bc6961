/**
 * Spreadsheets compute a cell that begins with one of these signs, of any width; an apostrophe before it keeps them from it.
 * One that stands there already gets another, so that what is taken off again is exactly what was put on.
 */
const guarded = /^'*[=+\-@\t\r＝＋－＠]/u;

export const escapeFormula = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell);

export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
