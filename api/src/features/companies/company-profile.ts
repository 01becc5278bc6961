import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CompanyPerson, CompanyProfile } from '@park/contract/directory';
import type { Language } from '@park/contract/texts';
import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { isJobOpen } from '../jobs';
import { jobs } from '../../core/database/schema/jobs';
import { recordId } from '../../core/ids/record-id';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { textsFor } from '../../core/languages/texts-by-language';
import { endsAfter, eventViewer, isEventReadable, type EventViewer } from '../events';
import { events } from '../../core/database/schema/events';
import { isNewsReadable } from '../news';
import { news } from '../../core/database/schema/news';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';
import { catalogCategory } from '../catalogs';
import {
  companyColumns,
  companyFacts,
  isCompanyListed,
  managesCompanies,
  seesAgreements,
  type CompanyReader,
} from './company-rows';
import { organizationData } from './organization-data';
import { similarCompanies } from './similar-companies';

/**
 * Condition for companies that a person may open: listed ones; for editors of a company and managers of the list also
 * unlisted ones.
 */
export function isCompanyReadable(person: Person | null): SQL | undefined {
  if (managesCompanies(person)) return undefined;
  const mayEdit = person !== null && hasPermission(person.role, 'CompanyList_Edit');
  return mayEdit
    ? or(isCompanyListed, and(eq(companies.id, person.companyId), eq(companies.enabled, true)))
    : isCompanyListed;
}

/**
 * Returns a company's profile.
 * @throws ApiError 404 if it does not exist or the person may not see it
 */
export async function readCompanyProfile(
  { database, shared, clock, configuration }: Pick<AppContext, 'database' | 'shared' | 'clock' | 'configuration'>,
  person: Person | null,
  id: string,
  language: Language,
): Promise<CompanyProfile> {
  const [row] = await database
    .select({
      ...companyColumns,
      category: catalogCategory,
      texts: companies.texts,
      email: companies.email,
      phone: companies.phone,
      address: companies.address,
      teamSize: companies.teamSize,
      foundedIn: companies.foundedIn,
      buildingAddress: buildings.address,
      latitude: buildings.latitude,
      longitude: buildings.longitude,
    })
    .from(companies)
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(and(eq(companies.id, recordId(id)), isCompanyReadable(person)));
  if (!row) throw notFound();
  const { en, fr } = row.texts;
  const read = textsFor({ en: en?.description, fr: fr?.description }, language);
  const reader: CompanyReader = {
    language,
    sectorLabels: await catalogLabels({ database, shared }, 'sectors', language),
    seesAgreements: seesAgreements(person),
  };
  const profile = {
    ...companyFacts(row, reader),
    description: read?.texts ?? '',
    language: read?.language ?? language,
    availableLanguages: read?.availableLanguages ?? [],
    email: row.email,
    phone: row.phone,
    address: row.address,
    building:
      row.location !== null && row.buildingName !== null
        ? {
            id: row.location,
            name: row.buildingName,
            address: row.buildingAddress ?? '',
            latitude: row.latitude,
            longitude: row.longitude,
          }
        : null,
    teamSize: row.teamSize,
    foundedIn: row.foundedIn,
    people: await listedPeople(database, row.id),
    linked: await countLinked(database, row.id, eventViewer(person), clock()),
    similar: await similarCompanies(database, row, reader),
  };
  return { ...profile, structuredData: organizationData(profile, configuration) };
}

/** People of a company who agreed to be listed, with the facts they agreed to show. */
async function listedPeople(database: Database, companyId: string): Promise<CompanyPerson[]> {
  const rows = await database
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      title: users.listedTitle,
      pictureFileId: shown(users.listsPicture, users.pictureFileId),
      email: shown(users.listsEmail, users.email),
      phone: shown(users.listsPhone, users.phone),
    })
    .from(users)
    .where(
      and(eq(users.companyId, companyId), eq(users.isListed, true), eq(users.enabled, true), eq(users.state, 'active')),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return rows.map(({ firstName, lastName, title, pictureFileId, email, phone }) => ({
    name: `${firstName} ${lastName}`,
    title,
    picture: fileAddress(pictureFileId),
    email,
    phone,
  }));
}

/** Facts without consent are not read from the database. */
const shown = (isAgreed: PgColumn, fact: PgColumn): SQL<string | null> =>
  sql<string | null>`CASE WHEN ${isAgreed} THEN ${fact} END`;

async function countLinked(
  database: Database,
  companyId: string,
  viewer: EventViewer,
  now: Date,
): Promise<CompanyProfile['linked']> {
  const [open] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.companyId, companyId), isJobOpen(now)));
  const [written] = await database
    .select({
      news: sql<number>`count(*) FILTER (WHERE NOT ${news.isSuccessStory})::integer`,
      successStories: sql<number>`count(*) FILTER (WHERE ${news.isSuccessStory})::integer`,
    })
    .from(news)
    .where(and(eq(news.linkedCompanyId, companyId), isNewsReadable(now)));
  const [planned] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(events)
    .where(and(eq(events.linkedCompanyId, companyId), isEventReadable(viewer, now), endsAfter(now)));
  return {
    jobs: open?.count ?? 0,
    news: written?.news ?? 0,
    successStories: written?.successStories ?? 0,
    events: planned?.count ?? 0,
  };
}
