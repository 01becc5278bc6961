/** Permits for accessible spots, granted by the park's staff. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { isRecordId } from '@park/domain';
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { violatedConstraint } from '../../../core/database/database-errors';
import { companies } from '../../../core/database/schema/companies';
import { parkingPermits } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';

type Body = ParsedCallInput<'POST /api/parking/permits'>['body'];

/** Permits that are valid or will be; `lastDay` null is without an end. */
export async function listPermits({
  database,
  clock,
  configuration,
}: AppContext): Promise<CallResponse<'GET /api/parking/permits'>> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const items = await database
    .select({
      id: parkingPermits.id,
      person: {
        id: users.id,
        name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        company: companies.name,
      },
      firstDay: parkingPermits.firstDay,
      lastDay: parkingPermits.lastDay,
    })
    .from(parkingPermits)
    .innerJoin(users, eq(users.id, parkingPermits.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.state, 'active'), or(isNull(parkingPermits.lastDay), gte(parkingPermits.lastDay, today))))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(parkingPermits.firstDay));
  return { items };
}

/**
 * @throws ApiError 422 `errors.parking.permitPersonNotFound` for an e-mail without an active account, 409
 * `errors.parking.permitExists`, 400 if the last day is before the first
 */
export async function grantPermit(
  { database, clock }: AppContext,
  person: Person,
  { email, firstDay, lastDay }: Body,
): Promise<CallResponse<'POST /api/parking/permits'>> {
  try {
    return await database.transaction(async (transaction) => {
      const [holder] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(and(sql`lower(${users.email}) = lower(${email})`, eq(users.enabled, true), eq(users.state, 'active')));
      if (!holder) throw new ApiError(422, 'errors.parking.permitPersonNotFound', { values: { name: email } });
      const [permit] = await transaction
        .insert(parkingPermits)
        .values({ userId: holder.id, firstDay, lastDay: lastDay ?? null, grantedBy: person.id, grantedAt: clock() })
        .returning({ id: parkingPermits.id });
      if (!permit) throw new Error('a stored permit got no row');
      await recordAudit(transaction, {
        at: clock(),
        actor: person,
        action: 'granted',
        subjectKind: 'parking-permit',
        subjectId: permit.id,
      });
      return permit;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'parking_permits_days')
      throw new ApiError(400, 'errors.validation', { fields: { lastDay: 'errors.field.invalid' }, cause: error });
    if (violatedConstraint(error) !== 'parking_permits_one') throw error;
    throw new ApiError(409, 'errors.parking.permitExists', { values: { name: email }, cause: error });
  }
}

/** A permit that has not begun is removed, one that has not ended ends yesterday. */
export async function endPermit(
  { database, clock, configuration }: AppContext,
  person: Person,
  id: string,
): Promise<void> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  await database.transaction(async (transaction) => {
    const [permit] = isRecordId(id)
      ? await transaction.select().from(parkingPermits).where(eq(parkingPermits.id, id)).for('update')
      : [];
    if (!permit) throw new ApiError(404, 'errors.parking.permitNotFound');
    if (permit.lastDay !== null && permit.lastDay < today) return;
    if (permit.firstDay >= today) await transaction.delete(parkingPermits).where(eq(parkingPermits.id, id));
    else
      await transaction
        .update(parkingPermits)
        .set({ lastDay: addDays(today, -1) })
        .where(eq(parkingPermits.id, id));
    await recordAudit(transaction, {
      at: clock(),
      actor: person,
      action: 'ended',
      subjectKind: 'parking-permit',
      subjectId: id,
    });
  });
}
