/** The column tables of docs/park-folder.md, made from what the import really reads. */
import type { Columns } from '../shared/table-file';

interface DocumentedTable {
  file: string;
  unique: readonly string[];
  columns: Columns;
}

const begin = (file: string): string => `<!-- columns of ${file} -->`;
const end = '<!-- end -->';

const defaultText = (value: unknown): string => {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return 'no';
  if (typeof value === 'boolean') return value ? 'no (yes)' : 'no (no)';
  if (typeof value === 'number' || typeof value === 'string') return `no (${value})`;
  return 'no';
};

function columnTable({ columns, unique }: DocumentedTable): string {
  const rows = Object.entries(columns).map(
    ([name, { cell, required, fallback, about, example }]) =>
      `| \`${name}\` | ${cell.kind.replaceAll('|', '\\|')} | ${required ? 'yes' : defaultText(fallback)} | ${about} | \`${example}\` |`,
  );
  return [
    '| Column | Holds | Required (else) | Meaning | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `No two lines share \`${unique.join('`, `')}\`.`,
  ].join('\n');
}

/** The page with each table between its two marks replaced; throws when a table has no place. */
export function withTables(page: string, formats: readonly DocumentedTable[]): string {
  return formats.reduce((text, format) => {
    const start = text.indexOf(begin(format.file));
    const stop = text.indexOf(end, start);
    if (start === -1 || stop === -1) throw new Error(`The page has no place for ${format.file}`);
    return `${text.slice(0, start)}${begin(format.file)}\n${columnTable(format)}\n${text.slice(stop)}`;
  }, page);
}
