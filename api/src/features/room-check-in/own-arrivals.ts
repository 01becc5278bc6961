import type { CallResponse } from '@park/contract';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { roomBookings, roomOccurrences, rooms, roomSeriesQuestions } from '../../core/database/schema/rooms';
import { ApiError } from '../../core/errors/api-error';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { canManageRooms, findRoomPlace } from '../rooms';
import { arrivalOf, isAround, listArrivals } from './arrivals';
import { isAttendee, mayCheckInAs } from './check-in';

const shownMinutesAhead = 120;

/** Dates around now that the person owns or attends, and questions whether a series is still needed, to its owner. */
export async function listOwnArrivals(
  context: AppContext,
  person: Person,
): Promise<CallResponse<'GET /api/rooms/check-in'>> {
  const now = context.clock();
  const rows = await listArrivals(
    context.database,
    and(
      isAround(now, shownMinutesAhead),
      isNotNull(roomOccurrences.checkInMinutes),
      or(
        eq(roomBookings.ownerId, person.id),
        sql`position(${person.email.toLowerCase()} in lower(array_to_string(${roomBookings.attendees}, ','))) > 0`,
      ),
    ),
  );
  const questions = await context.database
    .select({
      bookingId: roomBookings.id,
      title: roomBookings.title,
      room: rooms.name,
      answerBy: roomSeriesQuestions.answerBy,
    })
    .from(roomSeriesQuestions)
    .innerJoin(roomBookings, eq(roomBookings.id, roomSeriesQuestions.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
    .where(
      and(
        eq(roomBookings.ownerId, person.id),
        isNull(roomSeriesQuestions.answeredAt),
        gt(roomSeriesQuestions.answerBy, now),
      ),
    )
    .orderBy(asc(roomSeriesQuestions.answerBy));
  return {
    items: rows
      .filter(({ ownerId, attendees }) => ownerId === person.id || isAttendee(attendees, person.email))
      .map((row) => arrivalOf(row, now)),
    questions: questions.map((question) => ({ ...question, answerBy: question.answerBy.toISOString() })),
  };
}

/** The running booking of a room or the one whose check-in opens next, if the person may check in for it. */
export async function getRoomArrival(
  context: AppContext,
  person: Person,
  roomId: string,
): Promise<CallResponse<'GET /api/rooms/{id}/check-in'>> {
  const now = context.clock();
  const room = isRecordId(roomId) ? await findRoomPlace(context.database, roomId) : null;
  if (!room) throw new ApiError(404, 'errors.rooms.notFound');
  const rows = await listArrivals(
    context.database,
    and(eq(roomOccurrences.roomId, roomId), isAround(now, shownMinutesAhead)),
  );
  const mayCheckIn = mayCheckInAs(person, canManageRooms(person));
  const arrivals = rows.filter(mayCheckIn).map((row) => arrivalOf(row, now));
  const running = rows.filter(({ startsAt }) => startsAt <= now).map((row) => ({ row, ...arrivalOf(row, now) }));
  return {
    room,
    arrival:
      arrivals.find(({ state }) => state === 'open' || state === 'arrived') ??
      arrivals.find(({ state }) => state === 'missed') ??
      arrivals[0] ??
      null,
    isTaken: running.some(({ row, state }) => state !== 'missed' && !mayCheckIn(row)),
  };
}
