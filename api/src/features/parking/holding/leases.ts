/** Leases of spots: offered by a company or the park, accepted by another company. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Lease } from '@park/contract/parking-leases';
import { addMonths, hasPermission, isRecordId, maxLeaseMonths } from '@park/domain';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { companies } from '../../../core/database/schema/companies';
import { parkingLeases } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { spotNotFound } from '../errors';
import { isCompanyInPark } from '../rules/who-parks';
import { lockSpot } from '../store';
import { serveSpot } from '../waitlist';
import { listHeldSpots } from './held-spots';
import { managesHalf } from './release-spot';
import { listSpotHalves } from './spot-halves';

type LeaseRow = typeof parkingLeases.$inferSelect;
type Body = ParsedCallInput<'POST /api/parking/leases'>['body'];
type Decision = ParsedCallInput<'POST /api/parking/leases/{id}/decision'>['body']['decision'];

const auditedAs = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', end: 'ended' } as const;
const isPark = (person: Person): boolean => hasPermission(person.role, 'Parkshare_SuperManage');

const leaseNotFound = () => new ApiError(404, 'errors.parking.leaseNotFound');

/** Returns leases of the own company, or for the park's staff all, that ended at most 90 days ago. */
export async function listLeases(
  { database, clock, configuration }: AppContext,
  person: Person,
): Promise<CallResponse<'GET /api/parking/leases'>> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const mine = or(eq(parkingLeases.companyId, person.companyId), eq(parkingLeases.lessorCompanyId, person.companyId));
  const rows = await database
    .select()
    .from(parkingLeases)
    .where(and(isPark(person) ? undefined : mine, gte(parkingLeases.lastDay, addDays(today, -90))))
    .orderBy(desc(parkingLeases.lastDay), asc(parkingLeases.id));
  return { items: await leaseResponses(database, person, rows, today) };
}

async function leaseResponses(
  database: Database,
  person: Person,
  rows: readonly LeaseRow[],
  today: string,
): Promise<Lease[]> {
  const spots = await listHeldSpots(database, [...new Set(rows.map(({ spotId }) => spotId))]);
  const names = new Map(
    (await database.select({ id: companies.id, name: companies.name }).from(companies)).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return rows.flatMap((row) => {
    const spot = spots.find(({ id }) => id === row.spotId);
    if (!spot) return [];
    const { id, lessorCompanyId, companyId, firstDay, lastDay, state } = row;
    const from = lessorCompanyId === null ? null : named(lessorCompanyId);
    return [{ id, spot, from, to: named(companyId), firstDay, lastDay, state, may: rightsOn(person, row, today) }];
  });
}

function rightsOn(
  person: Person,
  { companyId, lessorCompanyId, state, lastDay }: LeaseRow,
  today: string,
): Lease['may'] {
  const isLessee = companyId === person.companyId;
  const isLessor = lessorCompanyId === null ? isPark(person) : lessorCompanyId === person.companyId;
  const isOpen = state === 'offered' && lastDay >= today;
  return {
    decide: isLessee && isOpen,
    withdraw: isLessor && isOpen,
    end: (isLessee || isLessor) && state === 'active' && lastDay > today,
  };
}

/**
 * Offers a spot of the own company to another one, or one of the park to a company. Returns the id of the lease.
 * @throws ApiError 404 for a spot that the person does not let, 409 if it is leased then, 422 for days out of range, 400
 * for a company that cannot be chosen (docs/design/parking.md, data)
 */
export async function offerLease(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/parking/leases'>> {
  const { spotId, companyId, firstDay, lastDay } = body;
  const now = context.clock();
  const today = dayOf(now, context.configuration.parkTimeZone);
  if (firstDay < today)
    throw new ApiError(422, 'errors.parking.firstDayInPast', { values: { day: firstDay, firstDay: today } });
  const endsBefore = addMonths(firstDay, maxLeaseMonths);
  if (lastDay >= endsBefore)
    throw new ApiError(422, 'errors.parking.leaseTooLong', {
      values: { limit: maxLeaseMonths, unit: 'months', lastDay: addDays(endsBefore, -1) },
    });
  return retryTransaction(context.database, async (transaction) => {
    await lockPerson(transaction, person);
    if (!(await lockSpot(transaction, spotId))) throw spotNotFound();
    const ends = await listSpotHalves(transaction, [firstDay, lastDay], { spotId });
    const isOfPark = ends.every(({ holderId }) => holderId === null) && isPark(person);
    const isOwn = ends.every((half) => managesHalf(person, half) && !half.isSublet);
    const given = eq(parkingLeases.lessorCompanyId, person.companyId);
    if (!isOfPark && !isOwn) {
      // A lease that was given before is the reason; others learn nothing about the spot.
      const { lessorCompanyId } = parkingLeases;
      await refuseOverlap(transaction, body, isPark(person) ? or(given, isNull(lessorCompanyId)) : given);
      throw spotNotFound();
    }
    const [target] = await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, companyId), isCompanyInPark))
      // So that its exit comes before or after, and ends the lease.
      .for('share');
    if (!target || companyId === person.companyId)
      throw new ApiError(400, 'errors.validation', { fields: { companyId: 'errors.field.choice' } });
    await refuseOverlap(transaction, body, isOfPark ? isNull(parkingLeases.lessorCompanyId) : given);
    const [lease] = await transaction
      .insert(parkingLeases)
      .values({
        spotId,
        companyId,
        lessorCompanyId: isOfPark ? null : person.companyId,
        firstDay,
        lastDay,
        offeredBy: person.id,
        offeredAt: now,
      })
      .returning({ id: parkingLeases.id });
    if (!lease) throw new Error('a stored lease got no row');
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'offered',
      subjectKind: 'parking-lease',
      subjectId: lease.id,
      after: { spotId, companyId, firstDay, lastDay },
    });
    return { id: lease.id };
  });
}

/** @throws ApiError 409 with the days of another lease that is in force then */
async function refuseOverlap(
  transaction: Database,
  lease: Pick<LeaseRow, 'spotId' | 'firstDay' | 'lastDay'>,
  among: SQL | undefined,
): Promise<void> {
  const [other] = await transaction
    .select({ firstDay: parkingLeases.firstDay, lastDay: parkingLeases.lastDay })
    .from(parkingLeases)
    .where(
      and(
        eq(parkingLeases.spotId, lease.spotId),
        eq(parkingLeases.state, 'active'),
        among,
        lte(parkingLeases.firstDay, lease.lastDay),
        gte(parkingLeases.lastDay, lease.firstDay),
      ),
    )
    .orderBy(desc(parkingLeases.lastDay))
    .limit(1);
  if (other) throw new ApiError(409, 'errors.parking.leaseOverlaps', { values: other });
}

/**
 * Accepts, declines, withdraws or ends a lease and returns it. The same decision of the same side again changes nothing.
 * @throws ApiError 404 for leases of others and for accepting a retired spot, 409 if the lease is decided or overlaps
 * with another one (docs/design/parking.md, data)
 */
export async function decideLease(context: AppContext, person: Person, id: string, decision: Decision): Promise<Lease> {
  const now = context.clock();
  const today = dayOf(now, context.configuration.parkTimeZone);
  return retryTransaction(context.database, async (transaction) => {
    const [row] = isRecordId(id)
      ? await transaction.select().from(parkingLeases).where(eq(parkingLeases.id, id)).for('update')
      : [];
    const isMine = row && [row.companyId, row.lessorCompanyId].includes(person.companyId);
    if (!row || (!isMine && !isPark(person))) throw leaseNotFound();
    const may = rightsOn(person, row, today);
    const isAllowed = { accept: may.decide, decline: may.decide, withdraw: may.withdraw, end: may.end }[decision];
    if (!isAllowed && isDecidedSo(person, row, decision, today)) return leaseResponse(transaction, person, row, today);
    if (!isAllowed) throw new ApiError(409, 'errors.parking.leaseDecided', { values: { day: row.lastDay } });
    // Two leases of a spot are accepted one after the other.
    const spot = await lockSpot(transaction, row.spotId);
    if (decision === 'accept') {
      if (!spot) throw spotNotFound();
      const { lessorCompanyId } = parkingLeases;
      const isSameKind = row.lessorCompanyId === null ? isNull(lessorCompanyId) : isNotNull(lessorCompanyId);
      await refuseOverlap(transaction, row, isSameKind);
    }
    const [after] = await transaction
      .update(parkingLeases)
      .set({ ...changeOf(decision, row, today), decidedBy: person.id, decidedAt: now })
      .where(eq(parkingLeases.id, row.id))
      .returning();
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: auditedAs[decision],
      subjectKind: 'parking-lease',
      subjectId: row.id,
    });
    if (decision === 'accept' || decision === 'end') await serveSpot(transaction, context, row.spotId);
    return leaseResponse(transaction, person, after ?? row, today);
  });
}

async function leaseResponse(transaction: Database, person: Person, row: LeaseRow, today: string): Promise<Lease> {
  const [response] = await leaseResponses(transaction, person, [row], today);
  if (!response) throw leaseNotFound();
  return response;
}

/** Whether a decision of the person's side has led to what the lease is: a second tap asks for it again. */
function isDecidedSo(
  person: Person,
  { companyId, lessorCompanyId, state, firstDay, lastDay }: LeaseRow,
  decision: Decision,
  today: string,
): boolean {
  const isLessee = companyId === person.companyId;
  const isLessor = lessorCompanyId === null ? isPark(person) : lessorCompanyId === person.companyId;
  const hasEnded = (state === 'active' && lastDay === today) || (state === 'withdrawn' && firstDay > today);
  return {
    accept: isLessee && state === 'active',
    decline: isLessee && state === 'declined',
    withdraw: isLessor && state === 'withdrawn',
    end: (isLessee || isLessor) && hasEnded,
  }[decision];
}

/** An active lease ends today; one that has not begun is withdrawn. */
function changeOf(decision: Decision, { firstDay }: LeaseRow, today: string): Partial<LeaseRow> {
  if (decision === 'accept') return { state: 'active' };
  if (decision === 'decline') return { state: 'declined' };
  if (decision === 'withdraw' || firstDay > today) return { state: 'withdrawn' };
  return { lastDay: today };
}
