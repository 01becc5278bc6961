/** Loads closures of rooms. Each is made once, so that changes in the portal stay. */
import { roomBlockingRooms, roomBlockings } from '../../core/database/schema/rooms';
import { momentAt } from '../../core/time/park-time';
import { idOf, idsOf, insertMissing, type Tally } from '../shared/bulk';
import type { RoomParts } from './load-rooms';

export async function loadRoomClosures(
  { transaction, folder }: RoomParts,
  roomIds: ReadonlyMap<string, string>,
): Promise<Tally> {
  const zone = folder.park.timeZone;
  const keys = folder.roomClosures.map(({ key }) => key);
  const known = await idsOf(transaction, roomBlockings, keys);
  const fresh = folder.roomClosures.filter(({ key }) => !known.has(key));
  await insertMissing(
    transaction,
    roomBlockings,
    fresh.map((closure) => ({
      sourceKey: closure.key,
      startsAt: momentAt(closure.first_day, closure.from, zone),
      endsAt: momentAt(closure.last_day, closure.until, zone),
      texts: {
        en: { reason: closure.reason_en },
        ...(closure.reason_fr ? { fr: { reason: closure.reason_fr } } : {}),
      },
    })),
  );
  const ids = await idsOf(transaction, roomBlockings, keys);
  await insertMissing(
    transaction,
    roomBlockingRooms,
    fresh.flatMap(({ key, rooms }) =>
      rooms.map((room) => ({ blockingId: idOf(ids, key), roomId: idOf(roomIds, room) })),
    ),
  );
  return { created: fresh.length, updated: 0, unchanged: known.size };
}
