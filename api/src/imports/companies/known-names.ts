/** What a table of companies can mean by a category, and companies that the park has by the same name. */
import { asc, eq } from 'drizzle-orm';
import { catalogItems } from '../../core/database/schema/catalogs';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { searchForm } from '../../core/text-search/search-words';
import { didYouMean } from '../shared/park-problem';
import type { CompanyRow } from './company-table';
import type { StoredCompany } from './plan-company';

export interface KnownNames {
  /** The category of the park by its id or a label; otherwise what `chosen` says, or the word itself. */
  categoryOf(given: string | null, chosen: Readonly<Record<string, string>>): string | null;
  unknownCategories(rows: readonly CompanyRow[]): { value: string; rows: number }[];
  warningsOf(row: CompanyRow, stored: StoredCompany | undefined): string[];
}

/** Names are compared in search form, so letter case and accents do not matter. */
export async function knownNames(database: Database): Promise<KnownNames> {
  const items = await database
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.catalog, 'company-categories'))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  const ids = new Set(items.map(({ id }) => id));
  const byName = new Map(
    items.flatMap(({ id, labelEn, labelFr }) => [labelFr, labelEn, id].map((name) => [searchForm(name), id])),
  );
  const stored = await database
    .select({ id: companies.id, name: companies.name, key: companies.sourceKey })
    .from(companies);
  const byCompanyName = new Map(stored.map((company) => [searchForm(company.name), company]));
  // A park without the catalog has the categories that its companies have.
  const isUnknown = (category: string | null): category is string =>
    category !== null && ids.size > 0 && !ids.has(category);
  const warnings = {
    category: (category: string): string =>
      `category: the park has no "${category}"${didYouMean(
        category,
        items.flatMap(({ id, labelEn }) => [id, labelEn]),
      )}`,
    name: (name: string): string => {
      const same = byCompanyName.get(searchForm(name));
      return same ? `name: the park has a company "${same.name}" already (${same.key ?? same.id})` : '';
    },
  };
  return {
    categoryOf: (given, chosen) => {
      if (given === null) return null;
      const wanted = Object.hasOwn(chosen, given) ? (chosen[given] ?? given) : given;
      return byName.get(searchForm(wanted)) ?? wanted;
    },
    unknownCategories(rows) {
      const counts = new Map<string, number>();
      for (const { category } of rows) if (isUnknown(category)) counts.set(category, (counts.get(category) ?? 0) + 1);
      return [...counts].map(([value, count]) => ({ value, rows: count }));
    },
    warningsOf: (row, present) =>
      [
        isUnknown(row.category) && row.category !== present?.category ? warnings.category(row.category) : '',
        present ? '' : warnings.name(row.name),
      ].filter(Boolean),
  };
}
