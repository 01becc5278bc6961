/** Closing rooms: all bookings that a closure touches are decided in the same transaction. */
import { randomUUID } from 'node:crypto';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomClosure } from '@park/contract/room-closures';
import { isRecordId } from '@park/domain';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { companies } from '../../../core/database/schema/companies';
import { roomBlockingRooms, roomBlockings, rooms } from '../../../core/database/schema/rooms';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, momentAt, isoInterval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { enqueueOffers, lockRooms, noOverlapConstraint, settleRooms } from '../../rooms';
import { applyDecision } from './apply-decision';
import { closureDates } from './closure-dates';
import { listTouched, previewTouched, type Closure } from './touched';

type Body = ParsedCallInput<'POST /api/rooms/closures'>['body'];
type PreviewBody = ParsedCallInput<'POST /api/rooms/closures/preview'>['body'];

const maxListed = 500;

function closureOf(context: AppContext, body: PreviewBody): Closure {
  const zone = context.configuration.parkTimeZone;
  const first = {
    start: momentAt(body.from.day, body.from.time, zone),
    end: momentAt(body.until.day, body.until.time, zone),
  };
  const dates = closureDates(first, body.repeat, zone);
  return { roomIds: body.roomIds, dates, allowedRoles: body.allowedRoles, allowedCompanyIds: body.allowedCompanyIds };
}

/**
 * The bookings that each need a decision. Changes nothing.
 * @throws ApiError 404 `errors.rooms.notFound`
 */
export async function previewClosure(
  context: AppContext,
  body: PreviewBody,
): Promise<CallResponse<'POST /api/rooms/closures/preview'>> {
  await requireRooms(context.database, body.roomIds);
  const closure = closureOf(context, body);
  const zone = context.configuration.parkTimeZone;
  return {
    days: closure.dates.map(({ start }) => dayOf(start, zone)),
    touched: await previewTouched(context, closure),
  };
}

/**
 * Closes the rooms and carries out a decision for every booking in their time; owners are informed. Rooms are locked
 * meanwhile.
 * @throws ApiError 404 `errors.rooms.notFound`, 409 `errors.rooms.bookingsChanged` if a booking has no decision:
 * preview again
 */
export async function createClosures(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/rooms/closures'>> {
  const closure = closureOf(context, body);
  await requireRooms(context.database, body.roomIds);
  const targets = body.decisions.flatMap(({ action, to }) => (action === 'move' && to ? [to.roomId] : []));
  await requireRooms(context.database, targets);
  try {
    const ids = await retryTransaction(context.database, async (transaction) => {
      const now = context.clock();
      const locked = [...new Set([...body.roomIds, ...targets])];
      await lockRooms(transaction, locked);
      await settleRooms(transaction, locked, now);
      const touched = await listTouched(transaction, closure, now);
      const decisions = new Map(body.decisions.map((decision) => [decision.id, decision]));
      if (touched.some(({ occurrence }) => !decisions.has(occurrence.id)))
        throw new ApiError(409, 'errors.rooms.bookingsChanged');
      const stored = await insertClosures(transaction, person, closure, body, now);
      for (const row of touched) {
        const decision = decisions.get(row.occurrence.id);
        if (decision)
          await applyDecision(transaction, context, {
            row,
            decision,
            by: person,
            reasons: body.message ? { en: body.message, fr: body.message } : reasonsOf(body),
          });
      }
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'created',
        subjectKind: 'room-closure',
        subjectId: stored[0] ?? '',
        after: { ...body, dates: closure.dates.length },
      });
      return stored;
    });
    return { items: await listClosures(context, ids) };
  } catch (error) {
    if (violatedConstraint(error) !== noOverlapConstraint) throw error;
    throw new ApiError(409, 'errors.rooms.takenMeanwhile', { cause: error });
  }
}

const reasonsOf = ({ reason }: Pick<Body, 'reason'>) => ({ en: reason.en, fr: reason.fr || reason.en });

async function insertClosures(
  transaction: Database,
  person: Person,
  { dates, roomIds }: Closure,
  body: Body,
  now: Date,
): Promise<string[]> {
  const seriesId = dates.length > 1 ? randomUUID() : null;
  const { en, fr } = reasonsOf(body);
  const stored = await transaction
    .insert(roomBlockings)
    .values(
      dates.map(({ start, end }) => ({
        startsAt: start,
        endsAt: end,
        texts: { en: { reason: en }, fr: { reason: fr } },
        allowedRoles: body.allowedRoles,
        allowedCompanyIds: body.allowedCompanyIds,
        seriesId,
        createdBy: person.id,
        createdAt: now,
      })),
    )
    .returning({ id: roomBlockings.id });
  await transaction
    .insert(roomBlockingRooms)
    .values(stored.flatMap(({ id }) => [...new Set(roomIds)].map((roomId) => ({ blockingId: id, roomId }))));
  return stored.map(({ id }) => id);
}

async function requireRooms(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const unique = [...new Set(ids)];
  const found = await database.select({ id: rooms.id }).from(rooms).where(inArray(rooms.id, unique));
  if (found.length < unique.length) throw new ApiError(404, 'errors.rooms.notFound');
}

/** Closures that have not ended, or those with the ids. */
export async function listClosures(context: AppContext, ids?: readonly string[]): Promise<RoomClosure[]> {
  const { database } = context;
  const rows = await database
    .select()
    .from(roomBlockings)
    .where(ids ? inArray(roomBlockings.id, [...ids]) : gt(roomBlockings.endsAt, context.clock()))
    .orderBy(asc(roomBlockings.startsAt), asc(roomBlockings.id))
    .limit(maxListed);
  const closed = await database
    .select({ blockingId: roomBlockingRooms.blockingId, id: rooms.id, name: rooms.name })
    .from(roomBlockingRooms)
    .innerJoin(rooms, eq(rooms.id, roomBlockingRooms.roomId))
    .where(
      inArray(
        roomBlockingRooms.blockingId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(rooms.name));
  const exempt = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      inArray(
        companies.id,
        rows.flatMap(({ allowedCompanyIds }) => allowedCompanyIds),
      ),
    );
  return rows.map(({ id, seriesId, startsAt, endsAt, texts, allowedRoles, allowedCompanyIds }) => ({
    id,
    seriesId,
    ...isoInterval({ start: startsAt, end: endsAt }),
    reason: { en: texts.en?.reason ?? texts.fr?.reason ?? '', fr: texts.fr?.reason ?? texts.en?.reason ?? '' },
    rooms: closed.filter(({ blockingId }) => blockingId === id).map(({ id: roomId, name }) => ({ id: roomId, name })),
    allowedRoles,
    allowedCompanies: exempt.filter((company) => allowedCompanyIds.includes(company.id)),
  }));
}

/**
 * Lifts a closure, or all of its series that have not ended.
 * @throws ApiError 404 `errors.rooms.closureNotFound`, also for one that somebody else has just lifted
 */
export async function liftClosure(
  context: AppContext,
  person: Person,
  id: string,
  scope: 'one' | 'series',
): Promise<void> {
  const now = context.clock();
  await retryTransaction(context.database, async (transaction) => {
    const [row] = isRecordId(id)
      ? await transaction.select().from(roomBlockings).where(eq(roomBlockings.id, id)).for('update')
      : [];
    if (!row) throw new ApiError(404, 'errors.rooms.closureNotFound');
    const closed = await transaction
      .select({ roomId: roomBlockingRooms.roomId })
      .from(roomBlockingRooms)
      .where(eq(roomBlockingRooms.blockingId, id));
    await transaction
      .delete(roomBlockings)
      .where(
        scope === 'series' && row.seriesId !== null
          ? and(eq(roomBlockings.seriesId, row.seriesId), gt(roomBlockings.endsAt, now))
          : eq(roomBlockings.id, id),
      );
    for (const { roomId } of closed) await enqueueOffers(transaction, roomId, `${id} lifted`, now);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'deleted',
      subjectKind: 'room-closure',
      subjectId: id,
      before: { ...isoInterval({ start: row.startsAt, end: row.endsAt }), texts: row.texts, scope },
    });
  });
}
