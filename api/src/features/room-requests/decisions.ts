/** Accepting and rejecting requests, each in one transaction with what follows from it. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { isRecordId } from '@park/domain';
import { retryTransaction } from '../../core/database/retry-transaction';
import { recordAudit } from '../../core/audit/trail';
import { runExclusive } from '../../core/concurrency/run-exclusive';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { findBookings, lockRooms, noOverlapConstraint, settleRooms, type BookingRow } from '../rooms';
import { groupRequests } from './groups';
import { isFreeForOwner } from './free-dates';
import { informAccepted, informRejected } from './messages';
import { decideDates, listCompetingDates, lockRequestedDates, listRequestRows, type RequestedDate } from './store';

type AcceptBody = ParsedCallInput<'POST /api/rooms/requests/{id}/accept'>['body'];
type Decided = CallResponse<'POST /api/rooms/requests/{id}/accept'>;

/** Not paged: competing requests must be shown together. */
const maxDates = 2000;
const maxGroups = 200;

/** Requests that exclude each other are one group. At most 200 groups; `total` counts all requests. */
export async function listRequests(context: AppContext): Promise<CallResponse<'GET /api/rooms/requests'>> {
  const groups = groupRequests(await listRequestRows(context.database, context.clock(), maxDates));
  return {
    groups: groups.slice(0, maxGroups),
    total: groups.reduce((sum, { requests }) => sum + requests.length, 0),
  };
}

/** Accepts the free dates of a request and rejects those of others that overlap with them. */
export async function acceptRequest(
  context: AppContext,
  person: Person,
  id: string,
  { rejects, reason }: AcceptBody,
): Promise<Decided> {
  return decide(context, id, async (transaction, { booking, dates, now }) => {
    const free: RequestedDate[] = [];
    for (const date of dates)
      if (await isFreeForOwner({ ...context, database: transaction }, booking, date)) free.push(date);
    if (free.length === 0) throw new ApiError(409, 'errors.rooms.taken', { details: { alternatives: [] } });
    const competing = await listCompetingDates(transaction, { bookingId: booking.id, dates: free }, now);
    const rejectedIds = [...new Set(competing.map(({ bookingId }) => bookingId))];
    if (rejectedIds.some((other) => !rejects.includes(other)))
      throw new ApiError(409, 'errors.rooms.requestsChanged', { details: { competingIds: rejectedIds } });
    if (rejectedIds.length > 0 && !reason)
      throw new ApiError(400, 'errors.validation', { fields: { reason: 'errors.field.required' } });

    const decision = { by: person.id, now, reason: null };
    await decideDates(transaction, free, { ...decision, state: 'booked' });
    const left = dates.filter((date) => !free.includes(date));
    await decideDates(transaction, left, { ...decision, state: 'skipped' });
    await decideDates(transaction, competing, { ...decision, state: 'rejected', reason: reason ?? null });
    await recordDecision(transaction, person, now, { id: booking.id, action: 'accepted' });
    for (const other of rejectedIds) await recordDecision(transaction, person, now, { id: other, action: 'rejected' });

    await informAccepted(transaction, context, { booking, dates: free });
    await informRejected(transaction, context, { dates: competing, reason: reason ?? '' });
    return { id: booking.id, state: 'booked', rejectedIds };
  });
}

/** Rejects all open dates of the booking and sends the reason to its owner. Its rooms are locked meanwhile. */
export async function rejectRequest(
  context: AppContext,
  person: Person,
  id: string,
  { reason }: { reason: string },
): Promise<Decided> {
  return decide(context, id, async (transaction, { booking, dates, now }) => {
    await decideDates(transaction, dates, { state: 'rejected', reason, by: person.id, now });
    await recordDecision(transaction, person, now, { id: booking.id, action: 'rejected' });
    await informRejected(transaction, context, { dates, reason });
    return { id: booking.id, state: 'rejected', rejectedIds: [] };
  });
}

interface OpenRequest {
  booking: BookingRow;
  dates: RequestedDate[];
  now: Date;
}

/** Runs a decision with the rooms of the request locked, as a booking does, so that the two never meet. */
async function decide(
  context: AppContext,
  id: string,
  run: (transaction: Database, request: OpenRequest) => Promise<Decided>,
): Promise<Decided> {
  const [found] = isRecordId(id) ? await findBookings(context.database, [id]) : [];
  if (!found) throw new ApiError(404, 'errors.rooms.requestNotFound');
  try {
    return await runExclusive(`room ${found.roomId}`, () =>
      retryTransaction(context.database, async (transaction) => {
        const now = context.clock();
        const roomIds = [...new Set(found.occurrences.map(({ roomId }) => roomId))];
        await lockRooms(transaction, roomIds);
        await settleRooms(transaction, roomIds, now);
        const dates = await lockRequestedDates(transaction, found.id, now);
        if (dates.length === 0) throw new ApiError(409, 'errors.rooms.requestDecided');
        return run(transaction, { booking: found, dates, now });
      }),
    );
  } catch (error) {
    if (violatedConstraint(error) !== noOverlapConstraint) throw error;
    throw new ApiError(409, 'errors.rooms.taken', { details: { alternatives: [] }, cause: error });
  }
}

const recordDecision = (
  transaction: Database,
  person: Person,
  at: Date,
  { id, action }: { id: string; action: 'accepted' | 'rejected' },
): Promise<void> => recordAudit(transaction, { at, actor: person, action, subjectKind: 'room-booking', subjectId: id });
