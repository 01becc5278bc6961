/** Loads rooms, quotas and bookings of rooms. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { momentAt } from '../../core/time/park-time';
import { roomBookings, roomOccurrences, roomQuotas, rooms } from '../../core/database/schema/rooms';
import { asRows, idOf, idsOf, insertMissing, upsert, type Tally, type Upserted } from '../shared/bulk';
import type { ParkFolder } from './park-folder';
import type { StoredFiles } from './park-files';
import { byKey } from './reference-check';

export interface RoomParts {
  transaction: Database;
  folder: ParkFolder;
  buildingIds: ReadonlyMap<string, string>;
  companyIds: ReadonlyMap<string, string>;
  personIds: ReadonlyMap<string, string>;
  stored: StoredFiles;
  now: Date;
}

export async function loadRooms({
  transaction,
  folder,
  buildingIds,
  companyIds,
  stored,
}: RoomParts): Promise<Upserted> {
  const done = await upsert(
    transaction,
    rooms,
    folder.rooms.map((room) => ({
      sourceKey: room.key,
      name: room.name,
      buildingId: idOf(buildingIds, room.building),
      floor: room.floor,
      capacity: room.capacity,
      equipment: room.equipment,
      imageFileId: stored.idAt(room.image && `covers/${room.image}`),
      contractIds: room.contracts.map(Number),
      openingHours: room.opening_hours,
      bufferMinutes: room.buffer_minutes,
      minNoticeMinutes: room.min_notice_minutes,
      maxAdvanceDays: room.max_advance_days,
      maxDurationMinutes: room.max_duration_minutes,
      needsApproval: room.needs_approval,
      checkInMinutes: room.check_in_minutes,
      position: room.position,
    })),
  );
  const quotas = folder.quotas.map(({ company, contract, hours_per_month: hours }) => ({
    companyId: idOf(companyIds, company),
    contractId: Number(contract),
    minutesPerMonth: Math.round(hours * 60),
  }));
  if (quotas.length > 0) {
    const { from } = asRows(roomQuotas, ['companyId', 'contractId', 'minutesPerMonth'], quotas);
    await transaction.execute(sql`
      INSERT INTO room_quotas (company_id, contract_id, minutes_per_month) SELECT company_id, contract_id, minutes_per_month FROM ${from}
      ON CONFLICT (company_id, contract_id) DO UPDATE SET minutes_per_month = EXCLUDED.minutes_per_month`);
  }
  return done;
}

/** Bookings that were not imported before. Those whose room somebody else has booked meanwhile are left out. */
export async function loadRoomBookings(
  { transaction, folder, companyIds, personIds, now }: RoomParts,
  roomIds: ReadonlyMap<string, string>,
): Promise<Tally & { leftOut: number }> {
  const known = await idsOf(
    transaction,
    roomBookings,
    folder.roomBookings.map(({ key }) => key),
  );
  const fresh = folder.roomBookings.filter(({ key }) => !known.has(key));
  const zone = folder.park.timeZone;
  const people = byKey(folder.people);
  const roomsByKey = byKey(folder.rooms);
  const earlier = (moment: Date): Date => new Date(Math.min(now.getTime(), moment.getTime() - 3 * 86_400_000));
  await insertMissing(
    transaction,
    roomBookings,
    fresh.map((booking) => ({
      sourceKey: booking.key,
      roomId: idOf(roomIds, booking.room),
      ownerId: idOf(personIds, booking.person),
      companyId: idOf(companyIds, people.get(booking.person)?.company ?? ''),
      contractId: booking.contract === null ? null : Number(booking.contract),
      title: booking.title,
      attendees: [],
      people: booking.people,
      note: booking.note,
      createdAt: earlier(momentAt(booking.day, booking.from, zone)),
      updatedAt: now,
    })),
  );
  const ids = await idsOf(
    transaction,
    roomBookings,
    fresh.map(({ key }) => key),
  );
  const created = await insertMissing(
    transaction,
    roomOccurrences,
    fresh.map((booking) => ({
      bookingId: idOf(ids, booking.key),
      roomId: idOf(roomIds, booking.room),
      startsAt: momentAt(booking.day, booking.from, zone),
      endsAt: momentAt(booking.day, booking.until, zone),
      bufferMinutes: roomsByKey.get(booking.room)?.buffer_minutes ?? 0,
      state: booking.state,
      sequence: 0,
      updatedAt: now,
    })),
  );
  if (created < fresh.length) {
    await transaction.execute(sql`
      DELETE FROM room_bookings booking WHERE source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify([...ids.keys()])}::jsonb))
        AND NOT EXISTS (SELECT 1 FROM room_occurrences WHERE booking_id = booking.id)`);
  }
  return { created, updated: 0, unchanged: known.size, leftOut: fresh.length - created };
}
