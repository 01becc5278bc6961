/** Names of sectors: labels and synonyms of both languages lead to one sector each. */
import { searchForm } from '../../core/text-search/search-words';
import type { ProblemList } from '../shared/park-problem';
import type { CatalogRow } from './park-folder';

const nameOf = (text: string): string =>
  searchForm(text)
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Adds a problem for each name that leads to two sectors. */
export function checkSectors(rows: readonly (CatalogRow & { line: number })[], problems: ProblemList): void {
  const known = new Map<string, string>();
  for (const row of rows.filter(({ catalog }) => catalog === 'sectors'))
    for (const name of [row.id, row.label_en, row.label_fr, ...row.synonyms_en, ...row.synonyms_fr]) {
      const other = known.get(nameOf(name)) ?? row.id;
      if (other !== row.id)
        problems.add('catalogs.csv', row.line, null, `"${name}" is a name of the sector ${other} already`);
      known.set(nameOf(name), other);
    }
}
