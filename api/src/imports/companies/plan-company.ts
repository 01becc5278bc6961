/** Plans the changes of a row to a company. */
import type { companies, CompanyTexts } from '../../core/database/schema/companies';
import type { CompanyColumn, CompanyRow } from './company-table';

export type StoredCompany = typeof companies.$inferSelect;
type Facts = Pick<
  StoredCompany,
  | 'name'
  | 'category'
  | 'agreementType'
  | 'buildingId'
  | 'address'
  | 'texts'
  | 'sectors'
  | 'teamSize'
  | 'foundedIn'
  | 'website'
  | 'email'
  | 'phone'
  | 'isEpfl'
  | 'isPublished'
  | 'enabled'
  | 'emailPreferencesEnabled'
>;

export type Plan =
  | { outcome: 'create' | 'update'; facts: Facts; changed: CompanyColumn[] }
  | { outcome: 'unchanged' }
  | { outcome: 'error'; column: CompanyColumn; message: string };

/** Default values of a new company; the category is required. */
const fresh: Omit<Facts, 'name' | 'category'> = {
  agreementType: '',
  buildingId: null,
  address: null,
  texts: {},
  sectors: [],
  teamSize: null,
  foundedIn: null,
  website: null,
  email: null,
  phone: null,
  isEpfl: false,
  isPublished: true,
  enabled: true,
  emailPreferencesEnabled: false,
};

/**
 * Plans a company. An empty cell clears a value; an absent column leaves it unchanged, as does an empty cell for
 * booleans and the category.
 */
export function planCompany(
  row: CompanyRow,
  columns: ReadonlySet<CompanyColumn>,
  stored: StoredCompany | undefined,
  buildingIds: ReadonlyMap<string, string>,
  sectorIds: ReadonlyMap<string, string>,
): Plan {
  if (!stored && row.category === null)
    return { outcome: 'error', column: 'category', message: 'is empty; a new company needs one' };
  const before: Facts = stored ?? { ...fresh, name: row.name, category: row.category ?? '' };
  const has = (column: CompanyColumn) => columns.has(column);
  const given = <T>(column: CompanyColumn, value: T, kept: T) => (has(column) ? value : kept);
  const after: Facts = {
    name: row.name,
    category: row.category ?? before.category,
    agreementType: given('agreement_type', row.agreement_type ?? '', before.agreementType),
    buildingId: given(
      'building',
      row.building === null ? null : (buildingIds.get(row.building) ?? null),
      before.buildingId,
    ),
    address: given('address', row.address, before.address),
    texts: textsAfter(row, has, before.texts),
    sectors: given('tags', [...new Set((row.tags ?? []).map((name) => sectorIds.get(name) ?? name))], before.sectors),
    teamSize: given('team_size', row.team_size, before.teamSize),
    foundedIn: given('founded', row.founded, before.foundedIn),
    website: given('website', row.website, before.website),
    email: given('email', row.email, before.email),
    phone: given('phone', row.phone, before.phone),
    isEpfl: row.university_spin_off ?? before.isEpfl,
    isPublished: row.published ?? before.isPublished,
    enabled: row.enabled ?? before.enabled,
    emailPreferencesEnabled: row.email_preferences ?? before.emailPreferencesEnabled,
  };
  if (!stored) return { outcome: 'create', facts: after, changed: [] };
  const changed = columnsOf(before, after);
  return changed.length === 0 ? { outcome: 'unchanged' } : { outcome: 'update', facts: after, changed };
}

function textsAfter(row: CompanyRow, has: (column: CompanyColumn) => boolean, before: CompanyTexts): CompanyTexts {
  const texts = { ...before };
  for (const [language, column] of [
    ['en', 'description_en'],
    ['fr', 'description_fr'],
  ] as const) {
    if (!has(column)) continue;
    const text = row[column];
    if (text === null) delete texts[language];
    else texts[language] = { ...texts[language], description: text };
  }
  return texts;
}

const factOf: Partial<Record<CompanyColumn, (facts: Facts) => unknown>> = {
  name: ({ name }) => name,
  category: ({ category }) => category,
  agreement_type: ({ agreementType }) => agreementType,
  building: ({ buildingId }) => buildingId,
  address: ({ address }) => address,
  description_en: ({ texts }) => texts.en?.description ?? null,
  description_fr: ({ texts }) => texts.fr?.description ?? null,
  tags: ({ sectors }) => sectors.join('|'),
  team_size: ({ teamSize }) => teamSize,
  founded: ({ foundedIn }) => foundedIn,
  website: ({ website }) => website,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  university_spin_off: ({ isEpfl }) => isEpfl,
  published: ({ isPublished }) => isPublished,
  enabled: ({ enabled }) => enabled,
  email_preferences: ({ emailPreferencesEnabled }) => emailPreferencesEnabled,
};

const columnsOf = (before: Facts, after: Facts): CompanyColumn[] =>
  (Object.entries(factOf) as [CompanyColumn, (facts: Facts) => unknown][])
    .filter(([, fact]) => fact(before) !== fact(after))
    .map(([column]) => column);
