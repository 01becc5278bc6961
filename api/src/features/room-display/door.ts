/** What a door display shows, and what can be done with it. */
import type { DoorBooking, RoomDoor } from '@park/contract/room-display';
import { doorMinutes } from '@park/contract/room-limits';
import type { Language } from '@park/contract/texts';
import { isRecordId, minuteMs } from '@park/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { retryTransaction } from '../../core/database/retry-transaction';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { roomOccurrences } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import { dayInterval, dayOf, minutesBetween, plusMinutes, type Interval } from '../../core/time/park-time';
import { arrivalOf, checkIn, isAround, listArrivals, type ArrivalRow } from '../room-check-in';
import {
  findRoom,
  insertBooking,
  listBlockings,
  lockRooms,
  noOverlapConstraint,
  openIntervalAt,
  settleRooms,
} from '../rooms';

/**
 * Anybody at the door can read it, so a booking shows its company and no names or titles.
 * @throws ApiError 404 `errors.rooms.notFound`
 */
export async function getDoor(context: AppContext, roomId: string, language: Language): Promise<RoomDoor> {
  const { database, configuration } = context;
  const now = context.clock();
  const room = isRecordId(roomId) ? await findRoom(database, roomId) : null;
  if (!room) throw new ApiError(404, 'errors.rooms.notFound');
  const zone = configuration.parkTimeZone;
  // Late in the evening a booking reaches into the next day.
  const day = dayInterval(dayOf(now, zone), zone);
  const lastEnd = plusMinutes(slotStart(now), Math.max(...doorMinutes));
  const end = lastEnd > day.end ? lastEnd : day.end;
  const rows = await listArrivals(
    database,
    and(eq(roomOccurrences.roomId, roomId), isAround(now, minutesBetween({ start: now, end }))),
  );
  const names = await companyNames(context, rows);
  const bookings = rows.map((row) => ({ row, shown: doorBooking(row, names, now) }));
  const holding = bookings.filter(({ shown }) => shown.state !== 'missed');
  const running = holding.find(({ row }) => row.startsAt <= now);
  const next = holding.find(({ row }) => row.startsAt > now);
  // A released booking is shown until somebody else has the room, so that it can be taken back.
  const missed = bookings.find(({ row, shown }) => shown.state === 'missed' && row.startsAt <= now);
  const blockings = await listBlockings(database, [roomId], { start: now, end }, language);
  const blocking = blockings.find(({ start }) => start <= now);
  const open = openIntervalAt(room.openingHours, now, zone);
  const ends = [end, open?.end, next?.row.startsAt, ...blockings.map(({ start }) => start)].filter(
    (one) => one !== undefined,
  );
  const isFree = !running && !blocking && open !== null;
  const freeUntil = isFree ? new Date(Math.min(...ends.map((one) => one.getTime()))) : null;
  const { id, name, floor, building, capacity } = room;
  return {
    room: { id, name, floor, building, capacity },
    timeZone: zone,
    now: now.toISOString(),
    current: (running ?? missed)?.shown ?? null,
    next: next?.shown ?? null,
    closed: blocking
      ? { reason: blocking.reason, until: blocking.end.toISOString() }
      : open
        ? null
        : { reason: null, until: null },
    freeUntil: freeUntil?.toISOString() ?? null,
    minutes:
      freeUntil && !room.needsApproval
        ? doorMinutes.filter(
            (minutes) =>
              minutes <= room.maxDurationMinutes &&
              plusMinutes(slotStart(now), minutes + (next ? room.bufferMinutes : 0)) <= freeUntil,
          )
        : [],
  };
}

/** The minute that runs. */
const slotStart = (now: Date): Date => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);

async function companyNames({ database }: AppContext, rows: readonly ArrivalRow[]): Promise<Map<string, string>> {
  const found = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      inArray(
        companies.id,
        rows.map(({ companyId }) => companyId),
      ),
    );
  return new Map(found.map(({ id, name }) => [id, name]));
}

function doorBooking(row: ArrivalRow, names: ReadonlyMap<string, string>, now: Date): DoorBooking {
  const { id, start, end, state, deadline } = arrivalOf(row, now);
  return { id, start, end, state, deadline, company: names.get(row.companyId) ?? '' };
}

export interface DoorRequest {
  roomId: string;
  language: Language;
}

/** Books from now on, without a person. */
export async function bookAtDoor(
  context: AppContext,
  { roomId, language, minutes, createdBy }: DoorRequest & { minutes: number; createdBy: string | null },
): Promise<RoomDoor> {
  const taken = (cause?: unknown) => new ApiError(409, 'errors.rooms.takenMeanwhile', { cause });
  try {
    await retryTransaction(context.database, async (transaction) => {
      const now = context.clock();
      if (isRecordId(roomId)) await lockRooms(transaction, [roomId]);
      await settleRooms(transaction, [roomId], now);
      const room = await findRoom(transaction, roomId);
      const door = await getDoor({ ...context, database: transaction }, roomId, language);
      const slot: Interval = { start: slotStart(now), end: plusMinutes(slotStart(now), minutes) };
      const [creator] = createdBy
        ? await transaction.select({ companyId: users.companyId }).from(users).where(eq(users.id, createdBy))
        : [];
      if (!room || !creator || !door.minutes.includes(minutes)) throw taken();
      const id = await insertBooking(transaction, {
        booking: {
          roomId,
          ownerId: null,
          // The park's own: nobody's hours count.
          companyId: creator.companyId,
          contractId: null,
          title: doorTitles[language],
          createdAt: now,
          updatedAt: now,
        },
        occurrences: [{ ...slot, room, state: 'booked' }],
      });
      await transaction.update(roomOccurrences).set({ checkedInAt: now }).where(eq(roomOccurrences.bookingId, id));
    });
  } catch (error) {
    if (violatedConstraint(error) !== noOverlapConstraint) throw error;
    throw taken(error);
  }
  return getDoor(context, roomId, language);
}

const doorTitles = { en: 'Booked at the door', fr: 'Réservé à la porte' } as const;

/** Checks in for a booking of this room only. */
export async function checkInAtDoor(
  context: AppContext,
  { roomId, language, occurrenceId }: DoorRequest & { occurrenceId: string },
): Promise<RoomDoor> {
  await checkIn(context, occurrenceId, (row) => row.room.id === roomId);
  return getDoor(context, roomId, language);
}
