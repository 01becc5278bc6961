/**
 * A room's day cut into stretches, each of one kind, without holes: what the timeline draws and the list counts.
 * It mirrors the rules that can be seen from here (docs/design/rooms.md); the server has the last word.
 */
import type { BusyInterval, RoomDay } from '@park/contract/rooms';

/** Milliseconds from `start` until just before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * `asked`: an own request that is not decided. `gap`: kept free beside bookings, or too short for any. `late`: over, or
 * nearer than the room's notice. `far`: beyond its horizon.
 */
export type StretchKind = 'free' | 'booked' | 'own' | 'asked' | 'blocked' | 'closed' | 'gap' | 'late' | 'far';

export interface Stretch extends Span {
  readonly kind: StretchKind;
  readonly busy?: BusyInterval | undefined;
  /** For `free`: how far the room stays free from here. */
  readonly freeUntil?: number;
  /** For `free`: others have asked for it, and nothing is decided. */
  readonly isContested?: boolean;
}

const minute = 60_000;
const quarter = 15 * minute;
/** Free time is offered in steps of this. */
const step = 30 * minute;

interface Piece extends Span {
  readonly kind: StretchKind;
  readonly busy: BusyInterval | undefined;
  readonly isContested: boolean;
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const isWithin = (at: number, { start, end }: Span) => at >= start && at < end;

export function stretchesOf({ room, opening, busy }: RoomDay, day: Span, now: Date): Stretch[] {
  const buffer = room.bufferMinutes * minute;
  const open = opening.map(spanOf);
  const taken = busy.map((entry) => ({ entry, ...spanOf(entry) }));
  // Others' requests keep nothing free; they are told, not drawn as taken.
  const asked = taken.filter(({ entry }) => entry.state === 'pending' && !entry.isOwn);
  const held = taken
    .filter(({ entry }) => entry.state === 'booked')
    .map(({ start, end }) => ({ start: start - buffer, end: end + buffer }));
  const shown = taken.filter((one) => !asked.includes(one));
  const earliest = Math.ceil((now.getTime() + room.minNoticeMinutes * minute) / quarter) * quarter;
  const latest = now.getTime() + room.maxAdvanceDays * 24 * 60 * minute;

  const edges = [...open, ...taken, ...held].flatMap(({ start, end }) => [start, end]);
  const points = [...new Set([day.start, day.end, earliest, latest, ...edges])]
    .filter((at) => at >= day.start && at <= day.end)
    .sort((one, other) => one - other);

  const pieceFrom = (start: number, end: number): Piece => {
    const entry = shown.find((one) => isWithin(start, one))?.entry;
    const plain = (kind: StretchKind): Piece => ({ start, end, kind, busy: undefined, isContested: false });
    if (entry) return { ...plain(kindOf(entry)), busy: entry };
    if (!open.some((span) => isWithin(start, span))) return plain('closed');
    if (start < earliest) return plain('late');
    if (start >= latest) return plain('far');
    if (held.some((span) => isWithin(start, span))) return plain('gap');
    return { ...plain('free'), isContested: asked.some((span) => isWithin(start, span)) };
  };

  const pieces = joined(points.slice(0, -1).map((start, place) => pieceFrom(start, points[place + 1] ?? day.end)));
  return pieces.flatMap((piece, place) =>
    piece.kind === 'free' ? steps(piece, freeUntil(pieces, place), day.start) : [{ ...piece }],
  );
}

function kindOf({ state, isOwn }: BusyInterval): StretchKind {
  if (state === 'blocked') return 'blocked';
  if (state === 'pending') return 'asked';
  return isOwn ? 'own' : 'booked';
}

/** Neighbours of one kind become one; two bookings stay two. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind && last.busy === piece.busy && last.isContested === piece.isContested)
      result[result.length - 1] = { ...last, end: piece.end };
    else result.push(piece);
  }
  return result;
}

/** Others' requests do not end what is free. */
function freeUntil(pieces: readonly Piece[], place: number): number {
  const following = pieces.slice(place);
  const firstOther = following.findIndex(({ kind }) => kind !== 'free');
  return following[(firstOther === -1 ? following.length : firstOther) - 1]?.end ?? 0;
}

/** One stretch for each half hour of the clock; the day begins at midnight, so its steps do. */
function steps({ start, end, isContested }: Piece, until: number, dayStart: number): Stretch[] {
  const result: Stretch[] = [];
  for (let from = start; from < end;) {
    const to = Math.min(end, dayStart + (Math.floor((from - dayStart) / step) + 1) * step);
    result.push(
      until - from < quarter
        ? { kind: 'gap', start: from, end: to }
        : { kind: 'free', start: from, end: to, freeUntil: until, isContested },
    );
    from = to;
  }
  return result;
}

/** Where the room can be booked, without the steps. */
export function freeRuns(stretches: readonly Stretch[]): (Span & { isContested: boolean })[] {
  const runs: (Span & { isContested: boolean })[] = [];
  for (const { kind, start, end, isContested = false } of stretches) {
    if (kind !== 'free') continue;
    const last = runs.at(-1);
    if (last?.end === start)
      runs[runs.length - 1] = { start: last.start, end, isContested: last.isContested || isContested };
    else runs.push({ start, end, isContested });
  }
  return runs;
}
