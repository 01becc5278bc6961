/** Changes of companies. Each is one transaction with its entry in the audit trail. */
import type { AuditAction } from '@park/contract/audit-words';
import type { ParsedCallInput } from '@park/contract';
import type { CompanyChange, ManagedCompany } from '@park/contract/company-editing';
import { hasPermission } from '@park/domain';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import { violatedConstraint } from '../../core/database/database-errors';
import type { Database } from '../../core/database/database';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { ApiError, forbidden } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { buildingIdOf, lockCompany, markContracts, readManagedCompany, type CompanyContext } from './managed-company';

type NewCompany = ParsedCallInput<'POST /api/companies'>['body'];
type Contracts = ParsedCallInput<'PUT /api/companies/{id}/contracts'>['body']['contracts'];

const versionUp = sql`${companies.version} + 1`;

/** What the trail keeps: everything but counts and rights. */
const factsOf = ({ may: _may, peopleCount: _count, missing: _missing, ...facts }: ManagedCompany) => facts;

async function change(
  { database, clock }: CompanyContext,
  person: Person,
  id: string,
  action: AuditAction,
  work: (transaction: Database, now: Date) => Promise<void>,
): Promise<ManagedCompany> {
  const now = clock();
  try {
    return await database.transaction(async (transaction) => {
      await lockCompany(transaction, person, id);
      const before = await readManagedCompany(transaction, person, id);
      await work(transaction, now);
      const after = await readManagedCompany(transaction, person, id);
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action,
        subjectKind: 'company',
        subjectId: id,
        companyId: id,
        before: factsOf(before),
        after: factsOf(after),
      });
      return after;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_last_super_administrator')
      throw new ApiError(409, 'errors.people.lastSuperAdministrator', { cause: error });
    throw error;
  }
}

/** The company begins unpublished and without a description. The caller has checked the permission. */
export async function createCompany(
  { database, clock }: CompanyContext,
  person: Person,
  body: NewCompany,
): Promise<ManagedCompany> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(companies)
      .values({ ...body, isPublished: false, createdAt: now, updatedAt: now })
      .returning({ id: companies.id });
    if (!made) throw new Error('a company got no row');
    const created = await readManagedCompany(transaction, person, made.id);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'created',
      subjectKind: 'company',
      subjectId: made.id,
      companyId: made.id,
      after: factsOf(created),
    });
    return created;
  });
}

/**
 * Optional fields that are omitted keep their values; empty texts remove what was there.
 * @throws ApiError 409 `errors.conflict` with `details.current` for an old version, 403 for `identity` without PERM-06,
 * 404 for companies that the person may not edit
 */
export const changeCompany = (
  context: CompanyContext,
  person: Person,
  id: string,
  { version, identity, descriptions, location, ...profile }: CompanyChange,
): Promise<ManagedCompany> =>
  change(context, person, id, 'changed', async (transaction, now) => {
    const current = await readManagedCompany(transaction, person, id);
    if (current.version !== version) throw new ApiError(409, 'errors.conflict', { details: { current } });
    if (identity && !hasPermission(person.role, 'Collaborator_ManageCompanyList')) throw forbidden();
    const { isEPFL, ...named } = identity ?? {};
    const described = (text: string) => (text === '' ? {} : { description: text });
    await transaction
      .update(companies)
      .set({
        ...named,
        ...(isEPFL === undefined ? {} : { isEpfl: isEPFL }),
        texts: { en: described(descriptions.en), fr: described(descriptions.fr) },
        website: profile.website || null,
        email: profile.email || null,
        phone: profile.phone || null,
        address: profile.address || null,
        sectors: profile.sectors ?? profile.tags,
        ...(profile.teamSize === undefined ? {} : { teamSize: profile.teamSize }),
        ...(profile.foundedIn === undefined ? {} : { foundedIn: profile.foundedIn }),
        buildingId: await buildingIdOf(transaction, location),
        version: versionUp,
        updatedAt: now,
      })
      .where(eq(companies.id, id));
  });

/**
 * People of a company that is not enabled cannot sign in.
 * @throws ApiError 404, 409 `errors.people.lastSuperAdministrator` if nobody could manage the park any more
 */
export const enableCompany = (
  context: CompanyContext,
  person: Person,
  id: string,
  { enabled }: { enabled: boolean },
): Promise<ManagedCompany> =>
  change(context, person, id, enabled ? 'enabled' : 'disabled', async (transaction, now) => {
    await transaction
      .update(companies)
      .set({ enabled, version: versionUp, updatedAt: now })
      .where(eq(companies.id, id));
  });

/** Contracts that are left out end, for the people of the company too (a foreign key cascades). */
export const setContracts = (
  context: CompanyContext,
  person: Person,
  id: string,
  contracts: Contracts,
): Promise<ManagedCompany> =>
  change(context, person, id, 'contractsChanged', async (transaction) => {
    const ids = contracts.map(({ contractId }) => contractId);
    if (
      new Set(ids).size < ids.length ||
      contracts.some(({ firstDay, lastDay }) => firstDay && lastDay && lastDay < firstDay)
    )
      throw new ApiError(400, 'errors.validation', { fields: { contracts: 'errors.field.invalid' } });
    await transaction
      .delete(companyContracts)
      .where(
        ids.length > 0
          ? and(eq(companyContracts.companyId, id), notInArray(companyContracts.contractId, ids))
          : eq(companyContracts.companyId, id),
      );
    for (const { contractId, ...terms } of contracts)
      await transaction
        .insert(companyContracts)
        .values({ companyId: id, contractId, ...terms })
        .onConflictDoUpdate({ target: [companyContracts.companyId, companyContracts.contractId], set: terms });
    await markContracts(transaction, id);
  });
