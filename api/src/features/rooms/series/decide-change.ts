/** What a change of a series makes of each of its coming dates (docs/design/rooms.md, rules 3 and 6). */
import type { ParsedCallInput } from '@park/contract';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import { covers, dayOf, type Interval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { canManageRooms, contractOfChange } from '../booker';
import type { BookingRow, OccurrenceRow } from '../bookings-store';
import { listRequestedMoves } from '../changes/requested-move';
import type { SlotRefusal } from '../refusals';
import type { RoomRow } from '../store';
import { chooseContract } from './choose-contract';
import { loadDateChecker } from './decide-dates';
import { slotOn } from './recurrence';
import { periodOf } from './series-dates';

export type SeriesChangeBody = ParsedCallInput<'PATCH /api/rooms/series/{id}'>['body'];

export interface DecidedDate {
  occurrence: OccurrenceRow;
  day: string;
  slot: Interval;
  refused: SlotRefusal | null;
  /** What it becomes at its new time. */
  state: 'booked' | 'pending' | 'skipped';
}

export interface DecidedChange {
  /** In order of time; each is either changed now or a move that the park decides about. */
  dates: readonly DecidedDate[];
  changed: readonly DecidedDate[];
  /** Accepted dates, which keep their time until the decision. */
  moves: readonly DecidedDate[];
  contractId: number | null;
  /** Whether the dates become a booking of their own, from this day on. */
  isSplit: boolean;
  from: string;
}

export interface ChangeQuestion {
  /** The date from which on the series changes. */
  id: string;
  booking: BookingRow;
  room: RoomRow;
  body: SeriesChangeBody;
}

/**
 * Decides about the coming dates with the rooms locked; nothing is stored.
 * @throws ApiError 422 `errors.rooms.noDates` if there are none or none fits, 422 `errors.rooms.someDatesRefused` with
 * the dates that do not fit, unless the person skips them
 */
export async function decideChange(
  transaction: Database,
  context: AppContext,
  person: Person,
  question: ChangeQuestion,
): Promise<DecidedChange> {
  const { booking, room, body } = question;
  const zone = context.configuration.parkTimeZone;
  const coming = listComing(question, context.clock());
  const [first] = coming;
  if (!first) throw new ApiError(422, 'errors.rooms.noDates');
  const wanted = coming.map((occurrence) => {
    const day = dayOf(occurrence.startsAt, zone);
    return { occurrence, day, slot: slotOn(day, body, zone) };
  });
  const ids = coming.map((one) => one.id);
  const only = contractOfChange(person, booking);
  const checker = await loadDateChecker(transaction, context, person, {
    ownerId: booking.ownerId ?? person.id,
    companyId: booking.companyId,
    rooms: [room],
    during: periodOf(wanted),
    ignoring: [...ids, ...(await listRequestedMoves(transaction, ids))],
    contractId: only,
    isLocking: true,
  });
  const contractId = only === undefined ? chooseContract(checker, room, wanted) : booking.contractId;
  const needsDecision = room.needsApproval && !canManageRooms(person);
  const dates = wanted.map((date): DecidedDate => {
    const refused = checker.check({ ...date, room }, contractId, true);
    const isAsked = needsDecision && !isShortened(date.occurrence, room, date.slot);
    return { ...date, refused, state: refused ? 'skipped' : isAsked ? 'pending' : 'booked' };
  });
  requireDates(dates, body);
  const isMove = ({ occurrence, state }: DecidedDate) => occurrence.state === 'booked' && state === 'pending';
  return {
    dates,
    changed: dates.filter((date) => !isMove(date)),
    moves: dates.filter(isMove),
    contractId,
    // Dates that were charged to nobody so far stay a booking of their own.
    isSplit:
      (body.scope === 'following' || contractId !== booking.contractId) &&
      booking.occurrences.some((one) => one.startsAt < first.startsAt),
    from: dayOf(first.startsAt, zone),
  };
}

function listComing({ id, booking, body }: ChangeQuestion, now: Date): OccurrenceRow[] {
  const anchor = booking.occurrences.find((one) => one.id === id);
  return booking.occurrences.filter(
    (one) =>
      one.startsAt > now &&
      one.replacesId === null &&
      ['booked', 'pending', 'skipped'].includes(one.state) &&
      (body.scope === 'all' || (anchor !== undefined && one.startsAt >= anchor.startsAt)),
  );
}

/** A shorter date needs no decision. */
const isShortened = (occurrence: OccurrenceRow, room: RoomRow, slot: Interval): boolean =>
  occurrence.state === 'booked' &&
  room.id === occurrence.roomId &&
  covers({ start: occurrence.startsAt, end: occurrence.endsAt }, slot);

function requireDates(dates: readonly DecidedDate[], { skipRefused }: SeriesChangeBody): void {
  const lost = dates.filter(({ state, occurrence }) => state === 'skipped' && occurrence.state !== 'skipped');
  if (lost.length > 0 && !skipRefused)
    throw new ApiError(422, 'errors.rooms.someDatesRefused', {
      details: { dates: lost.map(({ day, refused }) => ({ day, refusal: refused?.refusal })) },
      values: { count: lost.length, limit: dates.length, unit: 'bookings' },
    });
  if (dates.every(({ state }) => state === 'skipped')) throw new ApiError(422, 'errors.rooms.noDates');
}
