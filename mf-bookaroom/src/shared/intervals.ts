/**
 * Splits a room's day into consecutive intervals of one kind, for the timeline and the list. The rules repeat those of the
 * api (docs/design/rooms.md), which checks every booking again.
 */
import { minuteMs } from '@park/platform';
import type { BusyInterval, RoomDay } from '@park/contract/rooms';

/** Milliseconds from `start` until just before `end`. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * `asked`: an own request that is pending. `gap`: buffer beside a booking, or too short to book. `late`: in the past, or
 * within the room's notice period. `far`: later than the room can be booked.
 */
export type IntervalKind = 'free' | 'booked' | 'own' | 'asked' | 'blocked' | 'closed' | 'gap' | 'late' | 'far';

export interface Interval extends TimeSpan {
  readonly kind: IntervalKind;
  readonly busy?: BusyInterval | undefined;
  /** For `free`: when the free time ends. */
  readonly freeUntil?: number;
  /** For `free`: others have pending requests for this time. */
  readonly isContested?: boolean;
}

const quarterHourMs = 15 * minuteMs;
/** Free time is offered in steps of half an hour. */
const stepMs = 30 * minuteMs;

interface UnsplitInterval extends TimeSpan {
  readonly kind: IntervalKind;
  readonly busy: BusyInterval | undefined;
  readonly isContested: boolean;
}

const parseSpan = ({ start, end }: { start: string; end: string }): TimeSpan => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const isWithin = (at: number, { start, end }: TimeSpan) => at >= start && at < end;

export function intervalsOf({ room, opening, busy }: RoomDay, day: TimeSpan, now: Date): Interval[] {
  const buffer = room.bufferMinutes * minuteMs;
  const open = opening.map(parseSpan);
  const occupied = busy.map((entry) => ({ entry, ...parseSpan(entry) }));
  // Pending requests of others do not block the room, so they are not shown as booked.
  const pendingOfOthers = occupied.filter(({ entry }) => entry.state === 'pending' && !entry.isOwn);
  const bookedWithBuffer = occupied
    .filter(({ entry }) => entry.state === 'booked')
    .map(({ start, end }) => ({ start: start - buffer, end: end + buffer }));
  const visible = occupied.filter((one) => !pendingOfOthers.includes(one));
  const earliest = Math.ceil((now.getTime() + room.minNoticeMinutes * minuteMs) / quarterHourMs) * quarterHourMs;
  const latest = now.getTime() + room.maxAdvanceDays * 24 * 60 * minuteMs;

  const edges = [...open, ...occupied, ...bookedWithBuffer].flatMap(({ start, end }) => [start, end]);
  const points = [...new Set([day.start, day.end, earliest, latest, ...edges])]
    .filter((at) => at >= day.start && at <= day.end)
    .sort((one, other) => one - other);

  const intervalBetween = (start: number, end: number): UnsplitInterval => {
    const entry = visible.find((one) => isWithin(start, one))?.entry;
    const plain = (kind: IntervalKind): UnsplitInterval => ({ start, end, kind, busy: undefined, isContested: false });
    if (entry) return { ...plain(kindOf(entry)), busy: entry };
    if (!open.some((span) => isWithin(start, span))) return plain('closed');
    if (start < earliest) return plain('late');
    if (start >= latest) return plain('far');
    if (bookedWithBuffer.some((span) => isWithin(start, span))) return plain('gap');
    return { ...plain('free'), isContested: pendingOfOthers.some((span) => isWithin(start, span)) };
  };

  const pieces = mergeAdjacent(
    points.slice(0, -1).map((start, place) => intervalBetween(start, points[place + 1] ?? day.end)),
  );
  return pieces.flatMap((piece, place) =>
    piece.kind === 'free' ? splitIntoSteps(piece, freeUntil(pieces, place), day.start) : [{ ...piece }],
  );
}

function kindOf({ state, isOwn }: BusyInterval): IntervalKind {
  if (state === 'blocked') return 'blocked';
  if (state === 'pending') return 'asked';
  return isOwn ? 'own' : 'booked';
}

/** Merges adjacent intervals of one kind; two bookings stay separate. */
function mergeAdjacent(pieces: readonly UnsplitInterval[]): UnsplitInterval[] {
  const result: UnsplitInterval[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind && last.busy === piece.busy && last.isContested === piece.isContested)
      result[result.length - 1] = { ...last, end: piece.end };
    else result.push(piece);
  }
  return result;
}

/** When the free time ends; pending requests of others do not end it. */
function freeUntil(pieces: readonly UnsplitInterval[], place: number): number {
  const following = pieces.slice(place);
  const firstOther = following.findIndex(({ kind }) => kind !== 'free');
  return following[(firstOther === -1 ? following.length : firstOther) - 1]?.end ?? 0;
}

/** One interval per half hour of the clock, counted from the start of the day at midnight. */
function splitIntoSteps({ start, end, isContested }: UnsplitInterval, until: number, dayStart: number): Interval[] {
  const result: Interval[] = [];
  for (let from = start; from < end;) {
    const to = Math.min(end, dayStart + (Math.floor((from - dayStart) / stepMs) + 1) * stepMs);
    result.push(
      until - from < quarterHourMs
        ? { kind: 'gap', start: from, end: to }
        : { kind: 'free', start: from, end: to, freeUntil: until, isContested },
    );
    from = to;
  }
  return result;
}

/** The times when the room can be booked, not split into steps. */
export function freeSpans(intervals: readonly Interval[]): (TimeSpan & { isContested: boolean })[] {
  const runs: (TimeSpan & { isContested: boolean })[] = [];
  for (const { kind, start, end, isContested = false } of intervals) {
    if (kind !== 'free') continue;
    const last = runs.at(-1);
    if (last?.end === start)
      runs[runs.length - 1] = { start: last.start, end, isContested: last.isContested || isContested };
    else runs.push({ start, end, isContested });
  }
  return runs;
}
