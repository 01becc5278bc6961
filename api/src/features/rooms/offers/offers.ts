/** Skipped dates that are free now, offered to their owners one after the other (docs/design/rooms.md, rule 5). */
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences, roomOffers } from '../../../core/database/schema/rooms';
import { enqueueJob } from '../../../core/jobs/enqueue-job';
import { notify } from '../../../core/notifications/notify';
import { plusMinutes } from '../../../core/time/park-time';
import { roomBookingPath } from '../../../core/web-addresses/pages';
import { loadPeople } from '../../users';
import { contractOfChange } from '../booker';
import { settleRooms } from '../settle-rooms';
import { decideSlotWithin } from '../slot-decision';
import { findRoom, lockRoom } from '../store';
import { enqueueOffers, offerFreedTime } from './enqueue-offers';
import { dateOffered } from './messages';

const offerHours = 24;
const minLeadHours = 2;
/** Dates that are looked at in one run and room; later ones have their turn in the next run. */
const maxCandidates = 200;

/** Offers freed time at once where a change orders it, and every ten minutes for all that time alone has freed. */
export function roomOfferJobs(context: AppContext): void {
  context.jobs.handle(offerFreedTime, ({ tx, payload, now }) => offerInRoom(tx, context, payload.roomId, now));
  // Whatever frees time, such as a lifted blocking, a missed check-in or an answer that did not come.
  context.jobs.repeat({ kind: 'rooms.offerFreedTimes', schedule: '*/10 * * * *' }, async ({ tx, now }) => {
    const waiting = await tx
      .selectDistinct({ roomId: roomOccurrences.roomId })
      .from(roomOccurrences)
      .where(
        and(eq(roomOccurrences.state, 'skipped'), gt(roomOccurrences.startsAt, plusMinutes(now, minLeadHours * 60))),
      );
    for (const { roomId } of waiting) await enqueueOffers(tx, roomId, now.toISOString(), now);
  });
}

/** Offers the oldest skipped dates that fit. Each date is offered once. */
export async function offerInRoom(tx: Database, context: AppContext, roomId: string, now: Date): Promise<void> {
  await lockRoom(tx, roomId);
  await settleRooms(tx, [roomId], now);
  await expireOffers(tx, roomId, now);
  const room = await findRoom(tx, roomId);
  if (!room) return;
  const candidates = await listCandidates(tx, roomId, now);
  const owners = await loadPeople({ ...context, database: tx }, [...new Set(candidates.map(({ ownerId }) => ownerId))]);
  for (const candidate of candidates) {
    const owner = owners.get(candidate.ownerId);
    if (!owner) continue;
    const decision = await decideSlotWithin(tx, context, owner, {
      room,
      slot: candidate,
      ownerId: candidate.ownerId,
      companyId: candidate.companyId,
      isSeries: true,
      contractId: contractOfChange(owner, candidate),
    });
    if ('refusal' in decision) continue;
    const latest = plusMinutes(candidate.start, -minLeadHours * 60);
    const regular = plusMinutes(now, offerHours * 60);
    const expiresAt = regular < latest ? regular : latest;
    const [offer] = await tx
      .insert(roomOffers)
      .values({
        occurrenceId: candidate.id,
        roomId,
        startsAt: candidate.start,
        endsAt: candidate.end,
        offeredAt: now,
        expiresAt,
        state: 'open',
      })
      // Another date has an open offer for this time; the constraint decides.
      .onConflictDoNothing()
      .returning({ id: roomOffers.id });
    if (!offer) continue;
    await notify(tx, {
      personId: owner.id,
      kind: dateOffered,
      values: {
        title: candidate.title,
        room: room.name,
        start: candidate.start.toISOString(),
        end: candidate.end.toISOString(),
        until: expiresAt.toISOString(),
      },
      link: roomBookingPath(candidate.bookingId),
      action: { payload: { offerId: offer.id }, expiresAt },
      key: offer.id,
      now,
    });
    await enqueueJob(tx, offerFreedTime, { key: `${offer.id} expired`, payload: { roomId }, runAt: expiresAt });
  }
}

/** Also ends offers of dates that were cancelled or booked another way, so that the next person gets the time. */
const expireOffers = (tx: Database, roomId: string, now: Date) =>
  tx
    .update(roomOffers)
    .set({ state: 'expired' })
    .where(
      and(
        eq(roomOffers.roomId, roomId),
        eq(roomOffers.state, 'open'),
        or(
          lte(roomOffers.expiresAt, now),
          sql`NOT EXISTS (SELECT 1 FROM room_occurrences d WHERE d.id = ${roomOffers.occurrenceId} AND d.state = 'skipped')`,
        ),
      ),
    );

async function listCandidates(tx: Database, roomId: string, now: Date) {
  const rows = await tx
    .select({
      id: roomOccurrences.id,
      bookingId: roomBookings.id,
      start: roomOccurrences.startsAt,
      end: roomOccurrences.endsAt,
      ownerId: roomBookings.ownerId,
      companyId: roomBookings.companyId,
      contractId: roomBookings.contractId,
      title: roomBookings.title,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        eq(roomOccurrences.roomId, roomId),
        eq(roomOccurrences.state, 'skipped'),
        // A move that could not be accepted left its date where it was.
        isNull(roomOccurrences.replacesId),
        gt(roomOccurrences.startsAt, plusMinutes(now, minLeadHours * 60)),
        sql`NOT EXISTS (SELECT 1 FROM room_offers o WHERE o.occurrence_id = ${roomOccurrences.id})`,
        // Dates whose time is still taken would keep later ones out for good once there are as many as the limit.
        sql`NOT EXISTS (SELECT 1 FROM room_holds h WHERE h.room_id = ${roomOccurrences.roomId}
          AND h.held && tstzrange(${roomOccurrences.startsAt}, ${roomOccurrences.endsAt}))`,
      ),
    )
    .orderBy(asc(roomBookings.createdAt), asc(roomOccurrences.startsAt), asc(roomOccurrences.id))
    .limit(maxCandidates);
  return rows.flatMap(({ ownerId, ...row }) => (ownerId === null ? [] : [{ ...row, ownerId }]));
}
