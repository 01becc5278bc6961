import type { RoomRequest, RoomRequestGroup } from '@park/contract/room-requests';
import { overlaps, isoInterval } from '../../core/time/park-time';
import type { RequestedDate, RequestRow } from './store';

const held = ({ start, heldUntil }: RequestedDate) => ({ start, end: heldUntil });

const compete = (one: RequestRow, other: RequestRow): boolean =>
  one.date.bookingId !== other.date.bookingId &&
  one.date.roomId === other.date.roomId &&
  overlaps(held(one.date), held(other.date));

/** Puts requests that overlap, directly or through another one, into one group. Rows are in order of time. */
export function groupRequests(rows: readonly RequestRow[]): RoomRequestGroup[] {
  const competitors = competitorsByBooking(rows);
  const groups: RoomRequestGroup[] = [];
  const seen = new Set<string>();
  for (const { date, room } of rows) {
    if (seen.has(date.bookingId)) continue;
    const ids = connected(date.bookingId, competitors);
    for (const id of ids) seen.add(id);
    const requests = [...ids].map((id) =>
      requestResponse(
        rows.filter((row) => row.date.bookingId === id),
        [...(competitors.get(id) ?? [])],
      ),
    );
    requests.sort((one, other) => one.requestedAt.localeCompare(other.requestedAt) || one.id.localeCompare(other.id));
    groups.push({ id: date.id, room, requests });
  }
  return groups;
}

function competitorsByBooking(rows: readonly RequestRow[]): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  const add = (one: string, other: string) => result.set(one, (result.get(one) ?? new Set()).add(other));
  rows.forEach((row, index) => {
    for (const other of rows.slice(index + 1)) {
      // Rows are in order of time: nothing later can begin before this one ends.
      if (other.date.start >= row.date.heldUntil) break;
      if (!compete(row, other)) continue;
      add(row.date.bookingId, other.date.bookingId);
      add(other.date.bookingId, row.date.bookingId);
    }
  });
  return result;
}

function connected(first: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([first]);
  // A set that grows while it is read: each new id is visited once.
  for (const id of found) for (const next of neighbours.get(id) ?? []) found.add(next);
  return found;
}

function requestResponse(rows: readonly RequestRow[], competingIds: string[]): RoomRequest {
  const [first] = rows;
  if (!first) throw new Error('a request has no dates');
  return {
    id: first.date.bookingId,
    title: first.title,
    note: first.note,
    people: first.people ?? (first.attendees.length > 0 ? first.attendees.length + 1 : null),
    owner: { name: first.owner, company: first.company },
    requestedAt: first.requestedAt.toISOString(),
    dates: rows.map(({ date, isTaken, movesFrom }) => ({
      id: date.id,
      ...isoInterval(date),
      isTaken,
      movesFrom: movesFrom && { ...isoInterval(movesFrom), room: movesFrom.room },
    })),
    competingIds,
  };
}
