/** Closing spots: preview, and all that follows from it in one transaction. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { ParkingClosurePreview } from '@park/contract/parking-closures';
import { compensationPerHalf, isRecordId } from '@park/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingSpots } from '../../../core/database/schema/parking';
import { parkingClosures, parkingClosureSpots } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, daysBetween } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { listHeldSpots } from '../holding/held-spots';
import { lotNotFound } from '../errors';
import { listLots, lockBooking } from '../store';
import { applyClosure } from './apply';
import { planMoves } from './plan-moves';
import {
  listHolders,
  listTouchedBookings,
  versionOf,
  type ClosureRange,
  type Moment,
  type TouchedBooking,
} from './touched';

type PreviewBody = ParsedCallInput<'POST /api/parking/closures/preview'>['body'];
type Body = ParsedCallInput<'POST /api/parking/closures'>['body'];

const maxDays = 366;

/**
 * Returns what closing would do to bookings and holders, with the version that closing may name.
 * @throws ApiError 404 for an unknown lot, 422 for days out of range, 400 for spots that are not of the lot
 * (docs/design/parking.md, rule 12)
 */
export async function previewClosure(context: AppContext, body: PreviewBody): Promise<ParkingClosurePreview> {
  const { database } = context;
  const moment = momentOf(context);
  const range = await requireRange(database, body, moment);
  const touched = await listTouchedBookings(database, range, moment);
  const holders = await listHolders(database, range, moment.today);
  const { targets } = await planMoves(database, touched, new Set(range.spotIds), moment);
  const spots = await listHeldSpots(database, [
    ...new Set([
      ...touched.map(({ booking }) => booking.spot.id),
      ...targets.values(),
      ...holders.map(({ spotId }) => spotId),
    ]),
  ]);
  const spotOf = (id: string | undefined) => spots.find((spot) => spot.id === id) ?? null;
  const names = await listNames(database, touched);
  return {
    spots: range.spotIds.length,
    days: daysBetween(range.firstDay, range.lastDay) + 1,
    bookings: touched.flatMap(({ booking, halves, refund }) => {
      const spot = spotOf(booking.spot.id);
      const { name, company } = names.get(booking.id) ?? { name: '', company: '' };
      if (!spot) return [];
      return [
        {
          id: booking.id,
          date: booking.day,
          halves,
          spot,
          name,
          company,
          isGuest: booking.guestName !== null,
          movesTo: spotOf(targets.get(booking.id)),
          creditsBack: refund + halves.length * compensationPerHalf,
        },
      ];
    }),
    holders: spots.flatMap((spot) =>
      holders
        .filter(({ spotId }) => spotId === spot.id)
        .map(({ name, company, halves }) => ({ spot, name, company, halves })),
    ),
    version: versionOf(touched),
  };
}

/**
 * Returns the id of the closure, and how many bookings were moved and cancelled.
 * @throws ApiError 409 if bookings have changed since the preview, and what `previewClosure` throws
 * (docs/design/parking.md, rule 12)
 */
export async function closeSpots(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/parking/closures'>> {
  return retryTransaction(context.database, async (transaction) => {
    const moment = momentOf(context);
    const range = await requireRange(transaction, body, moment);
    // Bookings before spots, as cancelling and recalling do. Afterwards nobody can book the spots.
    for (const { booking } of await listTouchedBookings(transaction, range, moment))
      await lockBooking(transaction, booking.id);
    await lockSpots(transaction, range.spotIds);
    const touched = await listTouchedBookings(transaction, range, moment);
    if (body.version !== undefined && body.version !== versionOf(touched))
      throw new ApiError(409, 'errors.parking.closureChanged', { values: { count: touched.length } });
    const id = await insertClosure(transaction, person, body, range, moment.now);
    const done = await applyClosure(transaction, { id, range, touched, body, moment });
    await recordAudit(transaction, {
      at: moment.now,
      actor: person,
      action: 'created',
      subjectKind: 'parking-closure',
      subjectId: id,
      companyId: null,
      after: {
        lotId: body.lotId,
        spots: range.spotIds.length,
        firstDay: body.firstDay,
        lastDay: body.lastDay,
        ...done,
      },
    });
    return { id, ...done };
  });
}

function momentOf({ clock, configuration }: ParkClock): Moment {
  const now = clock();
  const zone = configuration.parkTimeZone;
  return { now, zone, today: dayOf(now, zone) };
}

async function requireRange(
  database: Database,
  { lotId, spotIds, firstDay, lastDay }: PreviewBody,
  { today }: Moment,
): Promise<ClosureRange> {
  const [lot] = isRecordId(lotId) ? await listLots(database, lotId) : [];
  if (!lot) throw lotNotFound();
  if (firstDay < today)
    throw new ApiError(422, 'errors.parking.closureInThePast', { values: { day: firstDay, firstDay: today } });
  if (daysBetween(firstDay, lastDay) >= maxDays)
    throw new ApiError(422, 'errors.parking.closureTooLong', { values: { limit: maxDays, unit: 'days' } });
  const spots = await database
    .select({ id: parkingSpots.id })
    .from(parkingSpots)
    .where(
      and(
        eq(parkingSpots.lotId, lotId),
        eq(parkingSpots.isActive, true),
        spotIds && inArray(parkingSpots.id, [...spotIds]),
      ),
    )
    .orderBy(asc(parkingSpots.id));
  if (spots.length === 0 || (spotIds && spots.length < new Set(spotIds).size))
    throw new ApiError(400, 'errors.validation', { fields: { spotIds: 'errors.field.choice' } });
  return { spotIds: spots.map(({ id }) => id), firstDay, lastDay };
}

async function lockSpots(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: parkingSpots.id })
    .from(parkingSpots)
    .where(inArray(parkingSpots.id, [...ids]))
    .orderBy(asc(parkingSpots.id))
    .for('no key update');
}

async function insertClosure(
  transaction: Database,
  person: Person,
  { lotId, reasonEn, reasonFr }: Body,
  { spotIds, firstDay, lastDay }: ClosureRange,
  now: Date,
): Promise<string> {
  const [closure] = await transaction
    .insert(parkingClosures)
    .values({ lotId, firstDay, lastDay, reason: reasonEn, reasonFr, createdBy: person.id, createdAt: now })
    .returning({ id: parkingClosures.id });
  if (!closure) throw new Error('a stored closure got no row');
  await transaction.insert(parkingClosureSpots).values(spotIds.map((spotId) => ({ closureId: closure.id, spotId })));
  return closure.id;
}

/** Names of bookers and guests, by booking id. */
async function listNames(database: Database, touched: readonly TouchedBooking[]) {
  const ids = touched.map(({ booking }) => booking.id);
  if (ids.length === 0) return new Map<string, { name: string; company: string }>();
  const { rows } = await database.execute<{ id: string; name: string; company: string }>(sql`
    SELECT booking.id, coalesce(booking.guest_name, person.first_name || ' ' || person.last_name, '') AS name,
      company.name AS company
    FROM parking_bookings booking JOIN companies company ON company.id = booking.company_id
    LEFT JOIN users person ON person.id = booking.user_id
    WHERE booking.id = ANY (${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
