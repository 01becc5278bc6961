/** What a company receives, and what its people receive of it. */
import type { ParsedCallInput } from '@park/contract';
import { eq } from 'drizzle-orm';
import { isRecordId } from '@park/domain';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { requireCurrentVersion } from '../current-version';
import { companyNotFound } from '../errors';

type TermsContext = Pick<AppContext, 'database' | 'clock'>;
type TermsRow = typeof parkingCompanyTerms.$inferSelect;

/** @throws ApiError 422 if a person would receive more than the cap of the park */
export async function setPersonMonthly(context: TermsContext, person: Person, personMonthly: number): Promise<void> {
  await changeTerms(context, person, person.companyId, ({ personCap }) => {
    if (personMonthly > personCap)
      throw new ApiError(422, 'errors.parking.monthlyAboveCap', {
        values: { limit: personCap, requested: personMonthly, unit: 'credits', decidedBy: 'park' },
      });
    return { personMonthly };
  });
}

/** @throws ApiError 404 for an unknown company, 409 with the stored terms if they are newer than the given version */
export async function setTerms(
  context: TermsContext,
  person: Person,
  companyId: string,
  { version: given, ...terms }: ParsedCallInput<'PUT /api/parking/companies/{id}/terms'>['body'],
): Promise<void> {
  const [company] = isRecordId(companyId)
    ? await context.database.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
    : [];
  if (!company) throw companyNotFound();
  await changeTerms(context, person, companyId, ({ monthlyGrant, poolCap, personCap, version }) => {
    requireCurrentVersion(given, version, { monthlyGrant, poolCap, personCap, version });
    return terms;
  });
}

/** Stores what differs from the terms and keeps it in the audit trail. */
async function changeTerms(
  { database, clock }: TermsContext,
  actor: Person,
  companyId: string,
  changeOf: (stored: TermsRow) => Partial<TermsRow>,
): Promise<void> {
  const ofCompany = eq(parkingCompanyTerms.companyId, companyId);
  await database.transaction(async (transaction) => {
    const stored = await lockTerms(transaction, companyId);
    const change = changeOf(stored);
    const names = (Object.keys(change) as (keyof TermsRow)[]).filter((name) => stored[name] !== change[name]);
    if (names.length === 0) return;
    // What people receive on the 1st is the company's own and no part of what the park's staff have read.
    const version = names.some((name) => name !== 'personMonthly') ? stored.version + 1 : stored.version;
    await transaction
      .update(parkingCompanyTerms)
      .set({ ...change, version })
      .where(ofCompany);
    const changed = (terms: Partial<TermsRow>) => Object.fromEntries(names.map((name) => [name, terms[name]]));
    await recordAudit(transaction, {
      at: clock(),
      actor,
      action: 'changed',
      subjectKind: 'parking-terms',
      subjectId: companyId,
      companyId,
      before: changed(stored),
      after: changed(change),
    });
  });
}

async function lockTerms(transaction: Database, companyId: string): Promise<TermsRow> {
  await transaction.insert(parkingCompanyTerms).values({ companyId }).onConflictDoNothing();
  const [stored] = await transaction
    .select()
    .from(parkingCompanyTerms)
    .where(eq(parkingCompanyTerms.companyId, companyId))
    .for('no key update');
  if (!stored) throw new Error('stored terms got no row');
  return stored;
}
