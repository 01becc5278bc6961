/** Spots of a car park, for the park's staff. */
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { ManagedSpot } from '@park/contract/parking-park';
import { isRecordId } from '@park/domain';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { companies } from '../../../core/database/schema/companies';
import { parkingSpots } from '../../../core/database/schema/parking';
import { parkingAssignments, parkingLeases } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { spotHalves } from '../holding/spot-halves';
import { lotNotFound, spotNotFound } from '../errors';
import { isCompanyInPark } from '../rules/who-parks';
import { listLots, type SpotRow } from '../store';
import { serveSpot } from '../waitlist';
import { requireCurrentVersion } from '../current-version';

type Change = ParsedCallInput<'PUT /api/parking/park/spots/{id}'>['body'];
type Body = ParsedCallInput<'POST /api/parking/park/lots/{id}/spots'>['body'];

const numberConstraint = 'parking_spots_number';

/**
 * Retired spots included, in the order of their numbers. `company` holds the spot without a lease, `holder` has it
 * today.
 * @throws ApiError 404 `errors.parking.lotNotFound`
 */
export async function listManagedSpots(
  { database, clock, configuration }: AppContext,
  lotId: string,
): Promise<CallResponse<'GET /api/parking/park/lots/{id}/spots'>> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const [lot] = isRecordId(lotId) ? await listLots(database, lotId) : [];
  if (!lot) throw lotNotFound();
  const { rows } = await database.execute<{
    id: string;
    number: string;
    kind: ManagedSpot['kind'];
    isRetired: boolean;
    companyId: string | null;
    holderId: string | null;
    isClosedToday: boolean;
    comingHalves: number;
    version: number;
  }>(sql`
    SELECT spot.id, spot.number, spot.kind, spot.version, NOT spot.is_active AS "isRetired", spot.company_id AS "companyId",
      coalesce(part."holderId", spot.company_id) AS "holderId", coalesce(part."isClosed", false) AS "isClosedToday",
      (SELECT count(*)::int FROM parking_booking_halves half
        WHERE half.spot_id = spot.id AND half.state = 'booked' AND half.day >= ${today}::date) AS "comingHalves"
    FROM parking_spots spot
    LEFT JOIN (${spotHalves([today], { lotId })}) part ON part."spotId" = spot.id AND part.half = 'am'
    WHERE spot.lot_id = ${lotId}::uuid ORDER BY spot.number`);
  const names = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isCompanyInPark)
    .orderBy(asc(companies.name));
  const named = (id: string | null) =>
    id === null ? null : { id, name: names.find((one) => one.id === id)?.name ?? '' };
  const byNumber = new Intl.Collator('en', { numeric: true });
  return {
    lot: { id: lot.id, name: lot.name },
    spots: rows
      .map(({ companyId, holderId, ...row }) => ({ ...row, company: named(companyId), holder: named(holderId) }))
      .sort((one, other) => byNumber.compare(one.number, other.number)),
    companies: names,
  };
}

const numberTaken = (name: string, cause: unknown) =>
  new ApiError(409, 'errors.parking.spotNumberTaken', { values: { name }, cause });

async function requireCompany(database: Database, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [company] = await database
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), isCompanyInPark));
  if (!company) throw new ApiError(422, 'errors.parking.companyNotFound');
  return company.id;
}

/**
 * Offers the new spot to people on the waitlist.
 * @throws ApiError 404 `errors.parking.lotNotFound`, 409 `errors.parking.spotNumberTaken`, 422 for a company that is
 * not in the park
 */
export async function createSpot(
  context: AppContext,
  person: Person,
  lotId: string,
  { number, kind, companyId }: Body,
): Promise<{ id: string }> {
  const [lot] = isRecordId(lotId) ? await listLots(context.database, lotId) : [];
  if (!lot) throw lotNotFound();
  try {
    return await retryTransaction(context.database, async (transaction) => {
      const [spot] = await transaction
        .insert(parkingSpots)
        .values({ lotId, number, kind, companyId: await requireCompany(transaction, companyId) })
        .returning({ id: parkingSpots.id });
      if (!spot) throw new Error('a stored spot got no row');
      await record(transaction, context, person, 'created', spot.id);
      await serveSpot(transaction, context, spot.id);
      return spot;
    });
  } catch (error) {
    if (violatedConstraint(error) === numberConstraint) throw numberTaken(number, error);
    throw error;
  }
}

/**
 * Offers what is free afterwards to people on the waitlist.
 * @throws ApiError 404, 409 `errors.parking.changedMeanwhile` with `details.current`, 409
 * `errors.parking.spotNumberTaken`, 409 `errors.parking.spotInUse` if kind or company would change for coming bookings,
 * 422 for a company that is not in the park
 */
export async function changeSpot(
  context: AppContext,
  person: Person,
  id: string,
  { number, kind, companyId, version }: Change,
): Promise<void> {
  try {
    await retryTransaction(context.database, async (transaction) => {
      const spot = await lockAnySpot(transaction, id);
      requireCurrentVersion(version, spot.version, {
        number: spot.number,
        kind: spot.kind,
        companyId: spot.companyId,
        version: spot.version,
      });
      const company = await requireCompany(transaction, companyId);
      if (spot.kind !== kind || spot.companyId !== company) await refuseWhileBooked(transaction, context, spot);
      await transaction
        .update(parkingSpots)
        .set({ number, kind, companyId: company, version: spot.version + 1 })
        .where(eq(parkingSpots.id, id));
      await record(transaction, context, person, 'changed', id);
      await serveSpot(transaction, context, id);
    });
  } catch (error) {
    if (violatedConstraint(error) === numberConstraint) throw numberTaken(number, error);
    throw error;
  }
}

/** A retired spot loses its assignments; it can be brought back, without them. */
export async function retireSpot(context: AppContext, person: Person, id: string, isRetired: boolean): Promise<void> {
  const today = dayOf(context.clock(), context.configuration.parkTimeZone);
  await retryTransaction(context.database, async (transaction) => {
    const spot = await lockAnySpot(transaction, id);
    if (spot.isActive !== isRetired) return;
    if (isRetired) {
      await refuseWhileBooked(transaction, context, spot);
      await refuseWhileLeased(transaction, spot, today);
      await endAssignmentsOf(transaction, id, today);
    }
    await transaction
      .update(parkingSpots)
      .set({ isActive: !isRetired, version: spot.version + 1 })
      .where(eq(parkingSpots.id, id));
    await record(transaction, context, person, isRetired ? 'retired' : 'restored', id);
    if (!isRetired) await serveSpot(transaction, context, id);
  });
}

async function lockAnySpot(transaction: Database, id: string): Promise<SpotRow> {
  const [spot] = isRecordId(id)
    ? await transaction.select().from(parkingSpots).where(eq(parkingSpots.id, id)).for('no key update')
    : [];
  if (!spot) throw spotNotFound();
  return spot;
}

async function refuseWhileBooked(
  transaction: Database,
  { clock, configuration }: AppContext,
  { id, number }: SpotRow,
): Promise<void> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const { rows } = await transaction.execute<{ count: number; lastDay: string | null }>(sql`
    SELECT count(*)::int AS count, max(day)::text AS "lastDay" FROM parking_booking_halves
    WHERE spot_id = ${id}::uuid AND state = 'booked' AND day >= ${today}::date`);
  const [{ count, lastDay } = { count: 0, lastDay: null }] = rows;
  if (count === 0) return;
  throw new ApiError(409, 'errors.parking.spotInUse', {
    values: { name: number, count, used: count, unit: 'halves', ...(lastDay !== null && { lastDay }) },
  });
}

async function refuseWhileLeased(transaction: Database, { id, number }: SpotRow, today: string): Promise<void> {
  const [lease] = await transaction
    .select({ lastDay: parkingLeases.lastDay })
    .from(parkingLeases)
    .where(and(eq(parkingLeases.spotId, id), eq(parkingLeases.state, 'active'), gte(parkingLeases.lastDay, today)))
    .limit(1);
  if (lease) throw new ApiError(409, 'errors.parking.spotLeased', { values: { name: number, lastDay: lease.lastDay } });
}

async function endAssignmentsOf(transaction: Database, spotId: string, today: string): Promise<void> {
  const ofSpot = eq(parkingAssignments.spotId, spotId);
  await transaction.delete(parkingAssignments).where(and(ofSpot, gte(parkingAssignments.firstDay, today)));
  await transaction
    .update(parkingAssignments)
    .set({ lastDay: addDays(today, -1) })
    .where(and(ofSpot, sql`coalesce(${parkingAssignments.lastDay}, 'infinity') >= ${today}::date`));
}

const record = (transaction: Database, { clock }: AppContext, actor: Person, action: AuditAction, subjectId: string) =>
  recordAudit(transaction, { at: clock(), actor, action, subjectKind: 'parking-spot', subjectId, companyId: null });
