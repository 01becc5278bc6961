/** The list of closures, and lifting one. */
import type { ParkingClosure } from '@park/contract/parking-closures';
import { isRecordId } from '@park/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingClosures } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { serveLot } from '../waitlist';

/** Returns closures that are not over, earliest first. */
export async function listClosures({
  database,
  clock,
  configuration,
}: AppContext): Promise<{ items: ParkingClosure[] }> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const { rows } = await database.execute<{
    id: string;
    lotId: string;
    lot: string;
    spots: string[];
    active: number;
    firstDay: string;
    lastDay: string;
    reason: string;
    reasonFr: string;
  }>(sql`
    SELECT closure.id, lot.id AS "lotId", lot.name AS lot, closure.first_day::text AS "firstDay",
      closure.last_day::text AS "lastDay", closure.reason, closure.reason_fr AS "reasonFr",
      (SELECT coalesce(json_agg(spot.number ORDER BY spot.number), '[]') FROM parking_closure_spots closed
        JOIN parking_spots spot ON spot.id = closed.spot_id WHERE closed.closure_id = closure.id AND spot.is_active) AS spots,
      (SELECT count(*)::int FROM parking_spots spot WHERE spot.lot_id = lot.id AND spot.is_active) AS active
    FROM parking_closures closure JOIN parking_lots lot ON lot.id = closure.lot_id
    WHERE closure.ended_at IS NULL AND closure.last_day >= ${today}::date
    ORDER BY closure.first_day, lot.position, closure.id`);
  return {
    items: rows.map(({ id, lotId, lot, spots, active, firstDay, lastDay, reason, reasonFr }) => ({
      id,
      lot: { id: lotId, name: lot },
      spots,
      isWholeLot: spots.length >= active,
      firstDay,
      lastDay,
      reason: { en: reason, fr: reasonFr === '' ? reason : reasonFr },
      state: firstDay > today ? ('coming' as const) : ('current' as const),
    })),
  };
}

/** Opens the spots again; people who wait for them are served in the same transaction. */
export async function liftClosure(context: AppContext, person: Person, id: string): Promise<void> {
  await retryTransaction(context.database, async (transaction) => {
    const now = context.clock();
    const [known] = isRecordId(id)
      ? await transaction.select().from(parkingClosures).where(eq(parkingClosures.id, id)).for('update')
      : [];
    if (!known) throw new ApiError(404, 'errors.parking.closureNotFound');
    const [closure] = await transaction
      .update(parkingClosures)
      .set({ endedAt: now })
      .where(and(eq(parkingClosures.id, id), isNull(parkingClosures.endedAt)))
      .returning();
    if (!closure) return;
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'lifted',
      subjectKind: 'parking-closure',
      subjectId: id,
      companyId: null,
    });
    await serveLot(transaction, context, closure);
  });
}
