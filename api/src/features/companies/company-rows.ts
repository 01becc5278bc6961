/** Rows of the directory and their conversion for readers. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CompanyItem } from '@park/contract/directory';
import type { Language } from '@park/contract/texts';
import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { fileAddress } from '../../core/files/file-store';
import { nullable, pageReader, type RowQuery } from '../../core/listing/page-rows';
import { textsFor } from '../../core/languages/texts-by-language';
import { folded } from '../catalogs';

export const companySearch = {
  name: sql`${companies}.search_name`,
  tags: sql`${companies}.search_tags`,
};

/** Condition for companies that everybody may see. */
export const isCompanyListed: SQL | undefined = and(eq(companies.isPublished, true), eq(companies.enabled, true));

/** Whether a person manages the company list and therefore sees all of it. */
export const managesCompanies = (person: Person | null): boolean =>
  hasPermission(person?.role ?? null, 'Collaborator_ManageCompanyList');

/** Whether a person sees companies' agreements with the park: everybody who is signed in. */
export const seesAgreements = (person: Pick<Person, 'role'> | null): boolean =>
  hasPermission(person?.role ?? null, 'App_Use');

/** What of a reader's rights the directory depends on. */
export interface DirectoryViewer {
  managesCompanies: boolean;
  seesAgreements: boolean;
}

/** What the list depends on besides the query; null is a visitor. */
export const directoryViewer = (person: Person | null): DirectoryViewer => ({
  managesCompanies: managesCompanies(person),
  seesAgreements: seesAgreements(person),
});

/** For whom rows are converted. */
export interface CompanyReader {
  language: Language;
  sectorLabels: ReadonlyMap<string, string>;
  seesAgreements: boolean;
}

const summaryLength = 200;
/** Slightly more than is displayed, so that it can be cut between words. */
const beginningOf = (language: Language) =>
  sql<
    string | null
  >`left(found.texts -> '${sql.raw(language)}' ->> 'description', ${sql.raw(String(summaryLength + 20))})`;

export const companyColumns = {
  id: companies.id,
  name: companies.name,
  logoFileId: companies.logoFileId,
  category: companies.category,
  agreementType: companies.agreementType,
  location: buildings.code,
  buildingName: buildings.name,
  isEpfl: companies.isEpfl,
  isPublished: companies.isPublished,
  sectors: companies.sectors,
  website: companies.website,
};

/** Positions of companies in an order. */
export const selectCompanyPlaces = (database: Database, { where, orderBy, limit }: RowQuery, rank: SQL<number>) =>
  database
    .select(placeColumns(rank))
    .from(companies)
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

const placeColumns = (rank: SQL<number>) => ({
  id: companies.id,
  rank: rank.as('rank'),
  shortName: shortCompanyName.as('short_name'),
  createdAt: createdAtMilliseconds.as('created_at_milliseconds'),
});

export type CompanyPlace = Awaited<ReturnType<typeof selectCompanyPlaces>>[number];

export const shortCompanyName = sql<string>`left(${companySearch.name}, 60)`;

/** Rounded to milliseconds, because pagination ids cannot hold the stored microseconds. */
export const createdAtMilliseconds = sql<Date>`in_milliseconds(${companies.createdAt})`.mapWith(companies.createdAt);

/** Reads the companies of a page in its order. */
export const readCompanyItems = pageReader({
  from: sql`${companies} LEFT JOIN ${buildings} ON ${buildings.id} = ${companies.buildingId}`,
  columns: {
    ...companyColumns,
    location: nullable(buildings.code),
    buildingName: nullable(buildings.name),
    shortName: shortCompanyName,
    createdAt: createdAtMilliseconds,
  },
  decodedAs: { createdAt: companies.createdAt },
  carried: { texts: companies.texts },
  computed: { beginningEn: beginningOf('en'), beginningFr: beginningOf('fr') },
});

export type CompanyItemRow = Awaited<ReturnType<typeof readCompanyItems>>[number];
type CompanyRow = Pick<CompanyItemRow, keyof typeof companyColumns>;

/** Fields that lists and profiles share, except the language of the texts. */
export const companyFacts = (
  row: CompanyRow,
  { sectorLabels, seesAgreements }: Pick<CompanyReader, 'sectorLabels' | 'seesAgreements'>,
) => ({
  id: row.id,
  name: row.name,
  logo: fileAddress(row.logoFileId),
  category: row.category,
  agreementType: seesAgreements ? row.agreementType : null,
  location: row.location,
  buildingName: row.buildingName,
  isEPFL: row.isEpfl,
  isPublished: row.isPublished,
  tags: row.sectors.map((sector) => sectorLabels.get(sector) ?? sector),
  sectors: row.sectors.map((sector) => ({ id: sector, label: sectorLabels.get(sector) ?? sector })),
  website: row.website,
});

/** Category and agreement are codes, which the list's facets translate. */
export function toCompanyItem(row: CompanyItemRow, reader: CompanyReader): CompanyItem {
  const { language: wanted } = reader;
  const read = textsFor({ en: row.beginningEn ?? undefined, fr: row.beginningFr ?? undefined }, wanted);
  return {
    ...companyFacts({ ...row, category: folded(row.category), agreementType: folded(row.agreementType) }, reader),
    summary: shortened(read?.texts ?? ''),
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}

/** Shortens a text to one line of at most 200 characters, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2)).trimEnd()}…`;
}
