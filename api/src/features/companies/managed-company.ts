/** A company as those who edit it see it. */
import { hasPermission, isRecordId } from '@park/domain';
import type { ManagedCompany } from '@park/contract/company-editing';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { buildings, companies, companyContracts } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import type { Person } from '../../http/access/person';
import { actsInCompany } from '../users';

export type CompanyContext = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'departureSteps' | 'files'>;

/** @throws ApiError 404 if there is none or the person may not edit it */
export async function readManagedCompany(database: Database, person: Person, id: string): Promise<ManagedCompany> {
  if (!isRecordId(id) || !actsInCompany(person, id)) throw notFound();
  const [row] = await database
    .select({ company: companies, location: buildings.code })
    .from(companies)
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(eq(companies.id, id));
  if (!row) throw notFound();
  const contracts = await database
    .select()
    .from(companyContracts)
    .where(eq(companyContracts.companyId, id))
    .orderBy(asc(companyContracts.contractId));
  const [people] = await database
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.companyId, id), eq(users.state, 'active')));
  const { company, location } = row;
  const managesAll = hasPermission(person.role, 'Collaborator_ManageCompanyList');
  const facts = {
    id,
    version: company.version,
    name: company.name,
    category: company.category,
    agreementType: company.agreementType,
    isEPFL: company.isEpfl,
    isPublished: company.isPublished,
    descriptions: { en: company.texts.en?.description ?? '', fr: company.texts.fr?.description ?? '' },
    website: company.website,
    email: company.email,
    phone: company.phone,
    address: company.address,
    location,
    tags: company.tags,
    sectors: company.sectors,
    teamSize: company.teamSize,
    foundedIn: company.foundedIn,
    logo: fileAddress(company.logoFileId),
    enabled: company.enabled,
    peopleCount: people?.count ?? 0,
    contracts: contracts.map(({ contractId, firstDay, lastDay, minutesPerMonth }) => ({
      contractId,
      firstDay,
      lastDay,
      minutesPerMonth,
    })),
    leavesOn: company.leavesOn,
    leftAt: company.leftAt?.toISOString() ?? null,
    may: {
      editIdentity: managesAll,
      enable: hasPermission(person.role, 'Collaborator_EnableCompany'),
      contracts: managesAll,
      exit: managesAll && company.leftAt === null,
    },
  };
  return { ...facts, missing: missingParts(facts) };
}

function missingParts(company: Omit<ManagedCompany, 'missing'>): ManagedCompany['missing'] {
  const isFilled: Record<ManagedCompany['missing'][number], boolean> = {
    logo: company.logo !== null,
    descriptionEn: company.descriptions.en !== '',
    descriptionFr: company.descriptions.fr !== '',
    website: Boolean(company.website),
    contact: Boolean(company.email) || Boolean(company.phone),
    location: company.location !== null,
    tags: company.tags.length > 0,
  };
  return (Object.keys(isFilled) as ManagedCompany['missing']).filter((part) => !isFilled[part]);
}

/** Locks a company until the transaction ends. @throws ApiError 404 if the person may not edit it */
export async function lockCompany(transaction: Database, person: Person, id: string) {
  if (!isRecordId(id) || !actsInCompany(person, id)) throw notFound();
  const [company] = await transaction.select().from(companies).where(eq(companies.id, id)).for('no key update');
  if (!company) throw notFound();
  return company;
}

/** @throws ApiError 400 with the field if there is no such building */
export async function buildingIdOf(database: Database, location: string | null): Promise<string | null> {
  if (location === null || location === '') return null;
  const [building] = await database.select({ id: buildings.id }).from(buildings).where(eq(buildings.code, location));
  if (!building) throw new ApiError(400, 'errors.validation', { fields: { location: 'errors.field.choice' } });
  return building.id;
}

/** Tells the next import of the park that the contracts were decided in the portal. */
export const markContracts = (transaction: Database, id: string) =>
  transaction.execute(sql`
    UPDATE companies SET portal_changes = array_append(portal_changes, 'contracts')
    WHERE id = ${id} AND source_key IS NOT NULL AND NOT 'contracts' = ANY(portal_changes)`);
