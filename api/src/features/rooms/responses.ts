/** Converts rows to responses of the contract. */
import type { BusyInterval, Room, RoomBooking } from '@park/contract/rooms';
import { fileAddress } from '../../core/files/file-store';
import { overlaps, wire, type Interval } from '../../core/time/park-time';
import type { BookingRow } from './bookings-store';
import type { Blocking, CalendarEntry, RoomRow } from './store';
import type { OpenPart } from '../../core/database/schema/rooms';

export function roomResponse(room: RoomRow, equipmentNames: ReadonlyMap<string, string>): Room {
  return {
    id: room.id,
    name: room.name,
    building: room.building,
    floor: room.floor,
    capacity: room.capacity,
    equipment: room.equipment.map((id) => ({ id, name: equipmentNames.get(id) ?? id })),
    image: fileAddress(room.imageFileId),
    contractIds: room.contractIds,
    openingHours: Object.fromEntries(
      Object.entries(room.openingHours).filter((day): day is [string, OpenPart[]] => day[1] !== undefined),
    ),
    bufferMinutes: room.bufferMinutes,
    minNoticeMinutes: room.minNoticeMinutes,
    maxAdvanceDays: room.maxAdvanceDays,
    maxDurationMinutes: room.maxDurationMinutes,
    needsApproval: room.needsApproval,
    checkInMinutes: room.checkInMinutes,
  };
}

/** The person who views a calendar. */
export interface CalendarViewer {
  personId: string;
  managesRooms: boolean;
}

/** The entries of a room's calendar in an interval. Only room managers see titles and names of other people's bookings. */
export function busyIntervals(
  entries: readonly CalendarEntry[],
  blockings: readonly Blocking[],
  shown: Interval,
  reader: CalendarViewer,
): BusyInterval[] {
  const booked = entries
    .filter((entry) => overlaps(entry, shown))
    .map((entry): BusyInterval => {
      const isOwn = entry.ownerId === reader.personId;
      return {
        ...wire(entry),
        state: entry.state,
        isOwn,
        booking: isOwn || reader.managesRooms ? { id: entry.bookingId, title: entry.title, owner: entry.owner } : null,
        reason: null,
      };
    });
  const closed = blockings
    .filter((blocking) => overlaps(blocking, shown))
    .map((blocking): BusyInterval => ({
      ...wire(blocking),
      state: 'blocked',
      isOwn: false,
      booking: null,
      reason: blocking.reason,
    }));
  return [...booked, ...closed].sort(
    (one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end),
  );
}

export function bookingResponse(row: BookingRow, reader: CalendarViewer, now: Date): RoomBooking {
  const isMine = row.ownerId === reader.personId || reader.managesRooms;
  return {
    id: row.id,
    room: row.room,
    title: row.title,
    owner: row.owner,
    attendees: row.attendees,
    people: row.people,
    note: row.note,
    occurrences: row.occurrences.map(({ id, startsAt, endsAt, state, reason }) => ({
      id,
      ...wire({ start: startsAt, end: endsAt }),
      state,
      reason,
    })),
    canCancel:
      isMine &&
      row.occurrences.some(({ startsAt, state }) => startsAt > now && (state === 'booked' || state === 'pending')),
  };
}
