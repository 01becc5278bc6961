/** Loads rooms, quotas and bookings of rooms. */
import { dayMs, isoWeekday, minuteMs } from '@park/domain';
import { sql } from 'drizzle-orm';
import { companyContracts } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import type { Interval } from '../../core/time/park-time';
import { roomBookings, roomOccurrences, roomParts, rooms } from '../../core/database/schema/rooms';
import { bookingDays, bookingSlot } from './booking-dates';
import { asRows, idOf, idsOf, insertMissing, upsert, type Tally, type Upserted } from '../shared/bulk';
import type { ParkFolder, RoomBookingRow } from './park-folder';
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
  takeOver: boolean;
}

export async function loadRooms({
  transaction,
  folder,
  buildingIds,
  companyIds,
  stored,
  takeOver,
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
    { takeOver },
  );
  await insertMissing(
    transaction,
    roomParts,
    folder.rooms
      .filter(({ key }) => done.fresh.has(key))
      .flatMap(({ key, parts }) =>
        parts.map((part) => ({ wholeId: idOf(done.ids, key), partId: idOf(done.ids, part) })),
      ),
  );
  const quotas = folder.quotas.map(({ company, contract, hours_per_month: hours }) => ({
    companyId: idOf(companyIds, company),
    contractId: Number(contract),
    minutesPerMonth: Math.round(hours * 60),
  }));
  if (quotas.length > 0) {
    const { from } = asRows(companyContracts, ['companyId', 'contractId', 'minutesPerMonth'], quotas);
    await transaction.execute(sql`
      INSERT INTO company_contracts (company_id, contract_id, minutes_per_month) 
      SELECT given.company_id, given.contract_id, given.minutes_per_month FROM ${from} JOIN companies ON companies.id = given.company_id
      WHERE NOT 'contracts' = ANY(companies.portal_changes)
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
  const earlier = (moment: Date): Date => new Date(Math.min(now.getTime(), moment.getTime() - 3 * dayMs));
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
      recurrence:
        booking.repeats_until === null
          ? null
          : { every: 'week' as const, weekdays: [isoWeekday(booking.day)], until: booking.repeats_until },
      createdAt: earlier(bookingSlot(booking, booking.day, zone).start),
      updatedAt: now,
    })),
  );
  const ids = await idsOf(
    transaction,
    roomBookings,
    fresh.map(({ key }) => key),
  );
  const dates = fresh.flatMap((booking) =>
    bookingDays(booking).map((day) => ({
      key: `${booking.key} ${day}`,
      booking,
      roomId: idOf(roomIds, booking.room),
      buffer: roomsByKey.get(booking.room)?.buffer_minutes ?? 0,
      ...bookingSlot(booking, day, zone),
    })),
  );
  const taken = await takenKeys(
    transaction,
    dates.filter(({ booking }) => booking.state === 'booked'),
  );
  const created = await insertMissing(
    transaction,
    roomOccurrences,
    dates
      .filter(({ key }) => !taken.has(key))
      .map(({ booking, roomId, buffer, start, end }) => ({
        bookingId: idOf(ids, booking.key),
        roomId,
        startsAt: start,
        endsAt: end,
        bufferMinutes: buffer,
        ...checkInOf(booking, roomsByKey.get(booking.room)?.check_in_minutes ?? null, { start, now }),
        state: booking.state,
        sequence: 0,
        updatedAt: now,
      })),
  );
  if (created < dates.length) {
    await transaction.execute(sql`
      DELETE FROM room_bookings booking WHERE source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify([...ids.keys()])}::jsonb))
        AND NOT EXISTS (SELECT 1 FROM room_occurrences WHERE booking_id = booking.id)`);
  }
  const leftOut = fresh.filter((booking) => bookingDays(booking).every((day) => taken.has(`${booking.key} ${day}`)));
  return {
    created: fresh.length - leftOut.length,
    updated: 0,
    unchanged: known.size,
    leftOut: dates.length - created,
  };
}

/** The keys of dates whose room, or a part of it, is held by somebody else at that time or in the time kept free after it. */
async function takenKeys(
  transaction: Database,
  dates: readonly (Interval & { key: string; roomId: string; buffer: number })[],
): Promise<ReadonlySet<string>> {
  const given = JSON.stringify(
    dates.map(({ key, roomId, start, end, buffer }) => ({
      key,
      room_id: roomId,
      start,
      end: new Date(end.getTime() + buffer * minuteMs),
    })),
  );
  const { rows } = await transaction.execute<{ key: string }>(sql`
    SELECT given.key FROM jsonb_to_recordset(${given}::jsonb) AS given (key text, room_id uuid, "start" timestamptz, "end" timestamptz)
    WHERE EXISTS (
      SELECT 1 FROM room_holds WHERE held && tstzrange(given.start, given.end)
        AND room_id IN (SELECT given.room_id UNION ALL SELECT part_id FROM room_parts WHERE whole_id = given.room_id))`);
  return new Set(rows.map(({ key }) => key));
}

/** A booking that began before the import keeps its room, unless the file says that nobody came. */
function checkInOf(
  { arrival }: RoomBookingRow,
  checkInMinutes: number | null,
  { start, now }: { start: Date; now: Date },
) {
  const isPast = start <= now;
  return {
    checkInMinutes: isPast && arrival === 'unknown' ? null : checkInMinutes,
    checkedInAt: isPast && arrival === 'arrived' && checkInMinutes !== null ? start : null,
  };
}
