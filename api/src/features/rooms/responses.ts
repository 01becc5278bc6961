/** Converts rows to responses of the contract. */
import type { RoomBooking } from '@park/contract/room-bookings';
import type { BusyInterval, Room } from '@park/contract/rooms';
import { fileAddress } from '../../core/files/file-store';
import { overlaps, isoInterval, type Interval } from '../../core/time/park-time';
import { stateAt } from './current-state';
import { canChange, canSeeDetails, isOwnedBy, type CalendarViewer } from './booker';
import type { BookingRow } from './bookings-store';
import type { Blocking, CalendarEntry } from './calendar-entries';
import type { RoomRow } from './store';
import type { OpenPart } from '../../core/database/schema/rooms';

/** `equipmentNames` are in the reader's language; unknown equipment shows its id. */
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

/** The entries of a room's calendar in an interval. Titles and names of other people's bookings are
 * visible to room managers and to the leads of their company only. */
export function busyIntervals(
  entries: readonly CalendarEntry[],
  blockings: readonly Blocking[],
  shown: Interval,
  reader: CalendarViewer,
  now: Date,
): BusyInterval[] {
  const booked = entries
    .filter((entry) => overlaps(entry, shown))
    .map((entry): BusyInterval => {
      return {
        ...isoInterval(entry),
        state: entry.state,
        isOwn: isOwnedBy(entry, reader),
        booking: canSeeDetails(entry, reader)
          ? {
              id: entry.bookingId,
              title: entry.title,
              owner: entry.owner,
              occurrenceId: entry.id,
              version: entry.version,
              canChange: canChange(entry, reader) && entry.start > now && !entry.isElsewhere,
            }
          : null,
        reason: null,
      };
    });
  const closed = blockings
    .filter((blocking) => overlaps(blocking, shown))
    .map((blocking): BusyInterval => ({
      ...isoInterval(blocking),
      state: 'blocked',
      isOwn: false,
      booking: null,
      reason: blocking.reason,
    }));
  return [...booked, ...closed].sort(
    (one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end),
  );
}

/** Whether a date holds its room: booked, or a request that is not decided. */
export const isLive = (state: string): boolean => state === 'booked' || state === 'pending';

/**
 * The booking for one reader at `now`, with states that time has changed and nothing has stored yet. It does not check
 * that the reader may see it.
 */
export function bookingResponse(row: BookingRow, reader: CalendarViewer, now: Date): RoomBooking {
  const mayChange = canChange(row, reader);
  const isComing = row.occurrences.some(({ startsAt, state }) => startsAt > now && isLive(state));
  const isOver = !row.occurrences.some((occurrence) => {
    const { state, endsAt } = stateAt(occurrence, now);
    return endsAt > now && isLive(state);
  });
  const canCancel = canSeeDetails(row, reader) && isComing;
  return {
    id: row.id,
    room: row.room,
    title: row.title,
    owner: row.owner,
    ownerId: row.ownerId,
    bookedBy: row.bookedBy === null || row.bookedBy === row.ownerId ? null : row.booker,
    isForColleague: row.isForColleague && row.bookedBy === reader.personId,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    isSeries: row.recurrence !== null,
    needsApproval: row.needsApproval,
    attendees: row.attendees,
    invitations: row.invitations,
    people: row.people,
    note: row.note,
    // A decided move is part of the date that it moved.
    occurrences: row.occurrences
      .filter(({ state, replacesId }) => replacesId === null || state === 'pending')
      .map((occurrence) => {
        const { id, roomId, roomName, startsAt, reason, replacesId } = occurrence;
        const { state, endsAt } = stateAt(occurrence, now);
        return {
          id,
          room: { id: roomId, name: roomName },
          isMove: replacesId !== null,
          ...isoInterval({ start: startsAt, end: endsAt }),
          state,
          reason,
          may: {
            change: mayChange && isLive(state) && endsAt > now,
            endNow: mayChange && state === 'booked' && startsAt < now && endsAt > now,
          },
        };
      }),
    canCancel,
    may: {
      edit: mayChange && !isOver,
      cancel: canCancel,
      handOver: canSeeDetails(row, reader) && !isOver,
    },
  };
}
