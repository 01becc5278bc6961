/** Rooms and what is on their calendars. */
import { and, arrayOverlaps, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { catalogItems } from '../../core/database/schema/catalogs';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { textsFor } from '../../core/languages/texts-by-language';
import { plusMinutes, type Interval } from '../../core/time/park-time';
import { users } from '../../core/database/schema/users';
import { monthInterval, contractsForRoom, type Booker, type RemainingQuota } from './rules';
import {
  roomBlockingRooms,
  roomBlockings,
  roomBookings,
  roomOccurrences,
  roomQuotas,
  rooms,
} from '../../core/database/schema/rooms';

const roomColumns = { ...getTableColumns(rooms), building: { id: buildings.code, name: buildings.name } };

export type RoomRow = typeof rooms.$inferSelect & { building: { id: string; name: string } };

/** Active rooms that a person may book, in the park's order. */
export async function listBookableRooms(database: Database, booker: Booker): Promise<RoomRow[]> {
  if (!booker.managesRooms && booker.contractIds.length === 0) return [];
  return database
    .select(roomColumns)
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(
      and(
        eq(rooms.isActive, true),
        booker.managesRooms ? undefined : arrayOverlaps(rooms.contractIds, [...booker.contractIds]),
      ),
    )
    .orderBy(asc(buildings.position), asc(buildings.name), asc(rooms.position), asc(rooms.name), asc(rooms.id));
}

/** An active room, regardless of who may book it; null when there is none. */
export async function findRoom(database: Database, id: string): Promise<RoomRow | null> {
  const [row] = await database
    .select(roomColumns)
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(and(eq(rooms.id, id), eq(rooms.isActive, true)));
  return row ?? null;
}

/**
 * Locks the room until the transaction ends, so that bookings of it run one after the other. Without the lock, parallel
 * inserts wait for each other in the exclusion constraint and the database ends one of them as a deadlock.
 */
export async function lockRoom(transaction: Database, id: string): Promise<void> {
  await transaction.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('no key update');
}

export async function listEquipmentNames(database: Database, language: Language): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: catalogItems.id, en: catalogItems.labelEn, fr: catalogItems.labelFr })
    .from(catalogItems)
    .where(eq(catalogItems.catalog, 'room-equipment'))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  return new Map(rows.map((row) => [row.id, row[language]]));
}

export interface CalendarEntry extends Interval {
  roomId: string;
  state: 'booked' | 'pending';
  /** End of the time that is kept free after it. */
  heldUntil: Date;
  bookingId: string;
  ownerId: string | null;
  owner: string;
  title: string;
}

/** Live occurrences whose time, buffer included, overlaps an interval; in order of time. */
export async function listCalendarEntries(
  database: Database,
  roomIds: readonly string[],
  { start, end }: Interval,
): Promise<CalendarEntry[]> {
  if (roomIds.length === 0) return [];
  const rows = await database
    .select({
      roomId: roomOccurrences.roomId,
      state: roomOccurrences.state,
      start: roomOccurrences.startsAt,
      end: roomOccurrences.endsAt,
      bufferMinutes: roomOccurrences.bufferMinutes,
      bookingId: roomBookings.id,
      ownerId: roomBookings.ownerId,
      firstName: users.firstName,
      lastName: users.lastName,
      title: roomBookings.title,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .where(
      and(
        inArray(roomOccurrences.roomId, [...roomIds]),
        // The index on (room_id, held) is partial and used only with this exact condition.
        sql`${roomOccurrences.state} IN ('booked', 'pending')`,
        sql`held && tstzrange(${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  return rows.map(({ bufferMinutes, firstName, lastName, state, ...row }) => ({
    ...row,
    state: state === 'pending' ? 'pending' : 'booked',
    heldUntil: plusMinutes(row.end, bufferMinutes),
    owner: firstName === null ? '' : `${firstName} ${lastName}`,
  }));
}

export interface Blocking extends Interval {
  roomId: string;
  reason: string | null;
  allowedRoles: number[];
}

export async function listBlockings(
  database: Database,
  roomIds: readonly string[],
  { start, end }: Interval,
  language: Language,
): Promise<Blocking[]> {
  if (roomIds.length === 0) return [];
  const rows = await database
    .select({
      roomId: roomBlockingRooms.roomId,
      start: roomBlockings.startsAt,
      end: roomBlockings.endsAt,
      texts: roomBlockings.texts,
      allowedRoles: roomBlockings.allowedRoles,
    })
    .from(roomBlockings)
    .innerJoin(roomBlockingRooms, eq(roomBlockingRooms.blockingId, roomBlockings.id))
    .where(
      and(
        inArray(roomBlockingRooms.roomId, [...roomIds]),
        sql`tstzrange(${roomBlockings.startsAt}, ${roomBlockings.endsAt}) && tstzrange(${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(roomBlockings.startsAt));
  return rows.map(({ texts, ...row }) => ({ ...row, reason: textsFor(texts, language)?.texts.reason ?? null }));
}

export interface QuotaQuery {
  companyId: string;
  /** Contracts that could be charged. */
  contractIds: readonly number[];
  /** First days of the months that count. */
  months: readonly string[];
  zone: string;
}

/**
 * Minutes that a company has left. With `lock`, bookings of the company run one after the other, so that parallel ones
 * cannot exceed the quota together.
 */
export async function getRemainingQuota(
  database: Database,
  { companyId, contractIds, months, zone }: QuotaQuery,
  { lock }: { lock: boolean },
): Promise<RemainingQuota> {
  if (contractIds.length === 0) return new Map();
  const query = database
    .select()
    .from(roomQuotas)
    .where(and(eq(roomQuotas.companyId, companyId), inArray(roomQuotas.contractId, [...contractIds])))
    .orderBy(asc(roomQuotas.contractId));
  const quotas = await (lock ? query.for('no key update') : query);
  const left = new Map<number, Map<string, number>>();
  for (const { contractId, minutesPerMonth } of quotas) {
    const byMonth = new Map<string, number>();
    for (const month of months)
      byMonth.set(
        month,
        minutesPerMonth - (await minutesUsed(database, companyId, contractId, monthInterval(month, zone))),
      );
    left.set(contractId, byMonth);
  }
  return left;
}

async function minutesUsed(
  database: Database,
  companyId: string,
  contractId: number,
  { start, end }: Interval,
): Promise<number> {
  const from = sql`${start.toISOString()}::timestamptz`;
  const until = sql`${end.toISOString()}::timestamptz`;
  const [row] = await database
    .select({
      minutes: sql<string>`coalesce(sum(extract(epoch FROM least(${roomOccurrences.endsAt}, ${until}) - greatest(${roomOccurrences.startsAt}, ${from}))) / 60, 0)`,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        eq(roomBookings.companyId, companyId),
        eq(roomBookings.contractId, contractId),
        inArray(roomOccurrences.state, ['booked', 'pending', 'released']),
        sql`${roomOccurrences.startsAt} < ${until} AND ${roomOccurrences.endsAt} > ${from}`,
      ),
    );
  return Math.round(Number(row?.minutes ?? 0));
}

/** The contracts that could pay for any of the rooms. */
export const chargeableContracts = (inReach: readonly RoomRow[], booker: Booker): number[] => [
  ...new Set(inReach.flatMap((room) => contractsForRoom(room, booker))),
];
