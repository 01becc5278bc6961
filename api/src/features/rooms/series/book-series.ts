/** Books a series in one transaction (docs/design/rooms.md, rule 4). */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomSeriesChoice } from '@park/contract/room-series';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import { runExclusive } from '../../../core/concurrency/run-exclusive';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { requireBooking } from '../booking-access';
import { bookerOf, viewerOf } from '../booker';
import { insertBooking } from '../bookings-store';
import { updateInvitations } from '../invitations/invitations';
import { chargedContract, requireOwner } from '../colleagues';
import { informColleague } from '../colleague-message';
import { lockPersonalUse } from '../personal-limits';
import { refusalError, withAlternatives } from '../refusals';
import { bookingResponse } from '../responses';
import { requireRequestAllowance } from '../request-allowance';
import { settleRooms } from '../settle-rooms';
import { lockRooms, requireRoom, type RoomRow } from '../store';
import { chooseContract } from './choose-contract';
import { loadDateChecker, type DateChecker } from './decide-dates';
import { periodOf, requireSeriesDates, type SeriesDate } from './series-dates';

type Body = ParsedCallInput<'POST /api/rooms/series'>['body'];

/**
 * Books the dates that the rules allow; `choices` say for each refused one whether it moves to another room, waits for
 * free time or is skipped. Invites attendees and informs a colleague who becomes the owner.
 * @throws ApiError 404 `errors.rooms.notFound`, what `requireSeriesDates` and `requireOwner` throw, 422
 * `errors.rooms.tooManyRequests`, 409 `errors.rooms.taken` if a booking came between, or the refusal of the first date
 * if none can be booked
 */
export async function bookSeries(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/rooms/series'>> {
  const { room } = await requireRooms(context.database, body);
  const dates = requireSeriesDates(body, context.configuration.parkTimeZone);
  try {
    const id = await runExclusive(`room ${room.id}`, () =>
      retryTransaction(context.database, (transaction) =>
        bookSeriesWithin(transaction, context, person, { dates, body }),
      ),
    );
    return {
      booking: bookingResponse(await requireBooking(context.database, id), viewerOf(person), context.clock()),
      warnings: (body.people ?? 0) > room.capacity ? ['warnings.rooms.capacity'] : [],
    };
  } catch (error) {
    // Another booking came between the check and the insert: the preview tells which date it is.
    throw await withAlternatives(error, () => Promise.resolve({ alternatives: [], nextFree: null }));
  }
}

/** The room of the series, and all rooms that its dates may use. */
async function requireRooms(database: Database, body: Body): Promise<{ room: RoomRow; rooms: RoomRow[] }> {
  const room = await requireRoom(database, body.roomId);
  const rooms = [room];
  for (const id of listRoomIds(body)) if (id !== room.id) rooms.push(await requireRoom(database, id));
  return { room, rooms };
}

const listRoomIds = ({ roomId, choices }: Body): string[] => [
  ...new Set([roomId, ...choices.flatMap(({ choice, roomId: other }) => (choice === 'room' && other ? [other] : []))]),
];

interface SeriesPlan {
  dates: readonly SeriesDate[];
  body: Body;
}

async function bookSeriesWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  { dates, body }: SeriesPlan,
): Promise<string> {
  const now = context.clock();
  const booker = bookerOf(person);
  const owner = await requireOwner(transaction, person, body.ownerId, { lock: true });
  await lockPersonalUse(transaction, owner.id);
  const roomIds = listRoomIds(body);
  await lockRooms(transaction, roomIds);
  // Again, because rooms may have been archived or got other rules meanwhile.
  const { room, rooms } = await requireRooms(transaction, body);
  await settleRooms(transaction, roomIds, now);
  const checker = await loadDateChecker(transaction, context, person, {
    ownerId: owner.id,
    companyId: owner.companyId,
    contractId: chargedContract(person, owner),
    rooms,
    during: periodOf(dates),
    isLocking: true,
  });
  const contractId = chooseContract(checker, room, dates);
  const choices = new Map(body.choices.map((choice) => [choice.day, choice]));
  const occurrences = dates.map((date) =>
    decideDate(date, { room, rooms, choice: choices.get(date.day), checker, contractId }),
  );
  const booked = occurrences.filter(({ refused }) => refused === null);
  const [first] = occurrences;
  const [firstBooked] = booked;
  if (!firstBooked) {
    if (first?.refused) throw refusalError(first.refused);
    throw new ApiError(422, 'errors.rooms.noDates');
  }
  const needsDecision = (one: RoomRow) => one.needsApproval && !booker.managesRooms;
  if (booked.some((one) => needsDecision(one.room))) await requireRequestAllowance(transaction, owner.id, now);
  const bookingId = await insertBooking(transaction, {
    booking: {
      roomId: room.id,
      ownerId: owner.id,
      bookedBy: person.id,
      isForColleague: owner.isColleague,
      companyId: owner.companyId,
      contractId,
      title: body.title,
      attendees: body.attendees,
      people: body.people ?? null,
      note: body.note,
      recurrence: body.recurrence,
      createdAt: now,
      updatedAt: now,
    },
    occurrences: occurrences.map(({ date, room: where, refused, isWaiting }) => ({
      ...date.slot,
      room: where,
      state: refused ? 'skipped' : needsDecision(where) ? 'pending' : 'booked',
      reason: refused?.refusal ?? null,
      isWaiting,
    })),
  });
  if (body.attendees.length > 0)
    await updateInvitations(transaction, { bookingId, attendees: body.attendees, version: 1, now });
  if (owner.isColleague)
    await informColleague(transaction, {
      ...{ person, owner, bookingId, body, now },
      room: firstBooked.room,
      slot: firstBooked.date.slot,
    });
  return bookingId;
}

interface DateChoice {
  room: RoomRow;
  rooms: readonly RoomRow[];
  choice: RoomSeriesChoice | undefined;
  checker: DateChecker;
  contractId: number | null;
}

/** Where a date is booked, or why it is skipped. The other room is used only if the series' room is not free. */
function decideDate(date: SeriesDate, { room, rooms, choice, checker, contractId }: DateChoice) {
  const refused = checker.check({ ...date, room }, contractId, true);
  if (refused === null) return { date, room, refused, isWaiting: false };
  const other = choice?.choice === 'room' ? rooms.find(({ id }) => id === choice.roomId) : undefined;
  if (other) {
    const otherRefused = checker.check({ ...date, room: other }, contractId, true);
    if (otherRefused === null) return { date, room: other, refused: null, isWaiting: false };
  }
  return { date, room, refused, isWaiting: choice?.choice === 'wait' };
}
