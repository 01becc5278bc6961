/** What a company receives, and what its people receive of it. */
import type { ParsedCallInput } from '@park/contract';
import { eq } from 'drizzle-orm';
import { isRecordId } from '@park/domain';
import type { AppContext } from '../../../core/context/app-context';
import { companies } from '../../../core/database/schema/companies';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';

/** @throws ApiError 422 if a person would receive more than the cap of the park */
export async function setPersonMonthly(
  { database }: Pick<AppContext, 'database'>,
  companyId: string,
  personMonthly: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(parkingCompanyTerms).values({ companyId }).onConflictDoNothing();
    const [terms] = await transaction
      .select({ personCap: parkingCompanyTerms.personCap })
      .from(parkingCompanyTerms)
      .where(eq(parkingCompanyTerms.companyId, companyId))
      .for('no key update');
    if (terms && personMonthly > terms.personCap)
      throw new ApiError(422, 'errors.parking.monthlyAboveCap', {
        values: { limit: terms.personCap, requested: personMonthly, unit: 'credits', decidedBy: 'park' },
      });
    await transaction
      .update(parkingCompanyTerms)
      .set({ personMonthly })
      .where(eq(parkingCompanyTerms.companyId, companyId));
  });
}

export async function setTerms(
  { database }: Pick<AppContext, 'database'>,
  companyId: string,
  terms: ParsedCallInput<'PUT /api/parking/companies/{id}/terms'>['body'],
): Promise<void> {
  const [company] = isRecordId(companyId)
    ? await database.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
    : [];
  if (!company) throw new ApiError(404, 'errors.parking.companyNotFound');
  await database
    .insert(parkingCompanyTerms)
    .values({ companyId, ...terms })
    .onConflictDoUpdate({ target: parkingCompanyTerms.companyId, set: terms });
}
