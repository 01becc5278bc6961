/** What each date of a series would be, before it is booked. */
import type { CallResponse } from '@park/contract';
import type { AppContext } from '../../../core/context/app-context';
import { isoInterval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { rankOtherRooms } from '../alternatives';
import { bookerOf } from '../booker';
import { chargedContract, requireOwner } from '../colleagues';
import { listBookableRooms, requireRoom } from '../store';
import { chooseContract } from './choose-contract';
import { loadDateChecker } from './decide-dates';
import { periodOf, requireSeriesDates, type Pattern } from './series-dates';

const maxOtherRooms = 3;

/**
 * Reserves nothing: booking decides again.
 * @throws ApiError 404 `errors.rooms.notFound`, 422 `errors.rooms.notColleague`, and what `requireSeriesDates` throws
 */
export async function previewSeries(
  context: AppContext,
  person: Person,
  { ownerId, ...pattern }: Pattern & { ownerId?: string | undefined },
): Promise<CallResponse<'POST /api/rooms/series/preview'>> {
  const room = await requireRoom(context.database, pattern.roomId);
  const owner = await requireOwner(context.database, person, ownerId, { lock: false });
  const dates = requireSeriesDates(pattern, context.configuration.parkTimeZone);
  const booker = bookerOf(person);
  const inReach = await listBookableRooms(context.database, booker);
  const others = rankOtherRooms(room, inReach, pattern.people ?? room.capacity);
  const checker = await loadDateChecker(context.database, context, person, {
    ownerId: owner.id,
    companyId: owner.companyId,
    contractId: chargedContract(person, owner),
    rooms: [room, ...others],
    during: periodOf(dates),
    isLocking: false,
  });
  const contractId = chooseContract(checker, room, dates);
  const decided = dates.map((date) => {
    const refused = checker.check({ ...date, room }, contractId, true);
    return { date, refused };
  });
  return {
    dates: decided.map(({ date, refused }) => ({
      day: date.day,
      ...isoInterval(date.slot),
      refusal: refused?.refusal ?? null,
      values: refused?.values ?? null,
      otherRooms: refused
        ? others
            .filter((other) => checker.check({ ...date, room: other }, contractId, false) === null)
            .slice(0, maxOtherRooms)
            .map(({ id, name, needsApproval }) => ({ id, name, needsApproval }))
        : [],
    })),
    freeCount: decided.filter(({ refused }) => refused === null).length,
    needsApproval: room.needsApproval && !booker.managesRooms,
  };
}
