/** Hours of companies: minutes per month of their contracts. */
import type { CallResponse } from '@park/contract';
import type { CompanyRoomQuota } from '@park/contract/room-management';
import { isRecordId } from '@park/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { companies, companyContracts } from '../../../core/database/schema/companies';
import { roomBookings } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, monthOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { markContracts } from '../../companies';
import { listUsedMinutes, monthInterval } from '../../rooms';

/**
 * Hours in minutes per month for each contract of enabled companies; null is without limit. `usedMinutes` are those of
 * the present month.
 */
export async function listQuotas(context: AppContext): Promise<CallResponse<'GET /api/rooms/quotas'>> {
  const rows = await context.database
    .select({
      company: { id: companies.id, name: companies.name },
      contractId: companyContracts.contractId,
      minutesPerMonth: companyContracts.minutesPerMonth,
    })
    .from(companyContracts)
    .innerJoin(companies, eq(companies.id, companyContracts.companyId))
    .where(eq(companies.enabled, true))
    .orderBy(asc(companies.name), asc(companyContracts.contractId));
  const used = await usedThisMonth(context);
  return {
    items: rows.map((row) => ({ ...row, usedMinutes: used.get(`${row.company.id} ${row.contractId}`) ?? 0 })),
  };
}

async function usedThisMonth({ database, clock, configuration }: AppContext): Promise<Map<string, number>> {
  const zone = configuration.parkTimeZone;
  const now = clock();
  const month = monthInterval(monthOf(dayOf(now, zone)).first, zone);
  const used = await listUsedMinutes(database, month, { now, where: isNotNull(roomBookings.contractId) });
  return new Map(used.map(({ companyId, contractId, minutes }) => [`${companyId} ${contractId}`, minutes]));
}

/**
 * Holds from now on; bookings that exceed it stay. Later imports leave the hours as they are.
 * @throws ApiError 404 `errors.rooms.quotaNotFound` if the company does not have the contract
 */
export async function setQuota(
  context: AppContext,
  person: Person,
  { companyId, contractId, minutesPerMonth }: { companyId: string; contractId: string; minutesPerMonth: number | null },
): Promise<CompanyRoomQuota> {
  const notFound = () => new ApiError(404, 'errors.rooms.quotaNotFound');
  if (!isRecordId(companyId) || !/^\d{1,9}$/.test(contractId)) throw notFound();
  const contract = Number(contractId);
  const isContract = and(eq(companyContracts.companyId, companyId), eq(companyContracts.contractId, contract));
  await context.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(companyContracts).where(isContract).for('no key update');
    if (!before) throw notFound();
    await transaction.update(companyContracts).set({ minutesPerMonth }).where(isContract);
    // The next import leaves the hours alone.
    await markContracts(transaction, companyId);
    await recordAudit(transaction, {
      at: context.clock(),
      actor: person,
      action: 'changed',
      subjectKind: 'room-quota',
      subjectId: companyId,
      before: { contractId: contract, minutesPerMonth: before.minutesPerMonth },
      after: { contractId: contract, minutesPerMonth },
    });
  });
  const { items } = await listQuotas(context);
  const found = items.find((item) => item.company.id === companyId && item.contractId === contract);
  if (!found) throw notFound();
  return found;
}
