/** Choosing a time and moving an own booking in the timeline, by pointer or with Shift and the arrow keys. */
import { minuteMs } from '@park/platform';
import { useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';
import type { RoomDay } from '@park/contract/rooms';
import { createSlot, type Slot } from '../../shared/slot';
import type { Interval, TimeSpan } from '../../shared/intervals';

export interface TimelineDay {
  readonly roomDay: RoomDay;
  readonly cells: readonly Interval[];
}

/** Where the dragged booking or selection would be. */
export interface Ghost extends TimeSpan {
  readonly row: number;
  readonly kind: 'select' | 'move';
}

export interface MovedBooking {
  readonly cell: Interval;
  readonly from: RoomDay;
  readonly to: RoomDay;
  readonly span: TimeSpan;
}

interface DragOptions {
  readonly days: readonly TimelineDay[];
  readonly hours: TimeSpan;
  readonly onChoose: (slot: Slot) => void;
  readonly onMove: (moved: MovedBooking) => void;
}

interface Drag {
  readonly row: number;
  readonly cell: Interval;
  readonly x: number;
  readonly at: number;
  readonly isMove: boolean;
  /** Where the pointer is now: it may be released before that is drawn. */
  readonly to?: Ghost;
}

const stepMs = 15 * minuteMs;
/** A press that moves less than this is a click. */
const minDragPixels = 6;

const snap = (at: number) => Math.round(at / stepMs) * stepMs;

export function useTimelineDrag({ days, hours, onChoose, onMove }: DragOptions) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const drag = useRef<Drag | null>(null);
  // The click that ends a drag must not choose the cell below.
  const hasDragged = useRef(false);

  const canMove = (cell: Interval) => cell.busy?.booking?.canChange === true;

  const within = ({ start, end }: TimeSpan): TimeSpan => {
    const first = Math.max(hours.start, Math.min(start, hours.end - (end - start)));
    return { start: first, end: first + (end - start) };
  };

  function spanOf({ isMove, cell, at }: Drag, now: number): TimeSpan {
    if (isMove) {
      const booking = { start: Date.parse(cell.busy?.start ?? ''), end: Date.parse(cell.busy?.end ?? '') };
      const start = snap(booking.start + now - at);
      return within({ start, end: start + (booking.end - booking.start) });
    }
    const free = { start: freeStart(days, cell), end: cell.freeUntil ?? cell.end };
    const start = Math.max(free.start, snap(Math.min(at, now)));
    const end = Math.min(free.end, Math.max(start + stepMs, snap(Math.max(at, now))));
    return { start, end };
  }

  function handlePointerDown(event: ReactPointerEvent<HTMLElement>): void {
    hasDragged.current = false;
    // Touch scrolls the timeline; a tap chooses.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const found = cellAtPointer(event, days);
    if (!found) return;
    const isMove = canMove(found.cell);
    if (!isMove && found.cell.kind !== 'free') return;
    drag.current = { ...found, x: event.clientX, at: timeAt(event, hours), isMove };
  }

  function handlePointerMove(event: ReactPointerEvent<HTMLElement>): void {
    const current = drag.current;
    if (
      !current ||
      (!hasDragged.current && Math.abs(event.clientX - current.x) < minDragPixels && !leavesRow(event, current))
    )
      return;
    if (!hasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    hasDragged.current = true;
    const row = current.isMove ? rowAt(event, current.row) : current.row;
    const to: Ghost = { row, kind: current.isMove ? 'move' : 'select', ...spanOf(current, timeAt(event, hours)) };
    drag.current = { ...current, to };
    setGhost(to);
  }

  function finish(isKept: boolean): void {
    const current = drag.current;
    drag.current = null;
    setGhost(null);
    if (current?.to && isKept) apply(current.row, current.cell, current.to);
  }

  function apply(row: number, cell: Interval, to: Ghost): void {
    const from = days[row]?.roomDay;
    const target = days[to.row]?.roomDay;
    if (!from || !target) return;
    if (to.kind === 'move') {
      const isSame = target === from && to.start === Date.parse(cell.busy?.start ?? '');
      if (!isSame) onMove({ cell, from, to: target, span: { start: to.start, end: to.end } });
      return;
    }
    const free = { start: freeStart(days, cell), end: cell.freeUntil ?? cell.end };
    onChoose(createSlot(target.room, free, to.start, (to.end - to.start) / minuteMs, cell.isContested));
  }

  /** Shift with an arrow key moves an own booking by a quarter of an hour or to the next room; Enter keeps it. */
  function handleKeyDown(event: KeyboardEvent, row: number, cell: Interval): boolean {
    if (!canMove(cell)) return false;
    const current = ghost ?? {
      row,
      kind: 'move' as const,
      start: Date.parse(cell.busy?.start ?? ''),
      end: Date.parse(cell.busy?.end ?? ''),
    };
    const shift = { ArrowLeft: -stepMs, ArrowRight: stepMs }[event.key];
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.shiftKey && (shift !== undefined || rows !== undefined)) {
      const next = Math.max(0, Math.min(days.length - 1, current.row + (rows ?? 0)));
      const span = within({ start: current.start + (shift ?? 0), end: current.end + (shift ?? 0) });
      setGhost({ ...current, ...span, row: next });
    } else if (ghost && event.key === 'Enter') {
      setGhost(null);
      apply(row, cell, ghost);
    } else if (ghost && event.key === 'Escape') setGhost(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    ghost,
    handleKeyDown,
    cancel: () => setGhost(null),
    gridHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Start of the free time that a cell belongs to. */
function freeStart(days: readonly TimelineDay[], cell: Interval): number {
  const row = days.find(({ cells }) => cells.includes(cell));
  return row?.cells.find(({ kind, freeUntil }) => kind === 'free' && freeUntil === cell.freeUntil)?.start ?? cell.start;
}

function cellAtPointer(
  event: ReactPointerEvent<HTMLElement>,
  days: readonly TimelineDay[],
): { row: number; cell: Interval } | null {
  const element = (event.target as Element).closest<HTMLElement>('[data-interval]');
  const [row = -1, index = -1] = (element?.dataset.interval ?? '').split(':').map(Number);
  const cell = days[row]?.cells[index];
  return cell ? { row, cell } : null;
}

const hoursOf = (event: ReactPointerEvent<HTMLElement>) => event.currentTarget.querySelectorAll('[data-hour]');

/** The time below the pointer, by the columns of the hours. */
function timeAt(event: ReactPointerEvent<HTMLElement>, hours: TimeSpan): number {
  const columns = hoursOf(event);
  const left = columns[0]?.getBoundingClientRect().left ?? 0;
  const right = columns[columns.length - 1]?.getBoundingClientRect().right ?? left + 1;
  return hours.start + ((event.clientX - left) / (right - left)) * (hours.end - hours.start);
}

/** The row below the pointer; the previous one beside the rows. */
function rowAt(event: ReactPointerEvent<HTMLElement>, otherwise: number): number {
  const rows = [...event.currentTarget.querySelectorAll('[data-room-row]')];
  const row = rows.findIndex((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return event.clientY >= top && event.clientY < bottom;
  });
  return row === -1 ? otherwise : row;
}

const leavesRow = (event: ReactPointerEvent<HTMLElement>, drag: Drag): boolean =>
  drag.isMove && rowAt(event, drag.row) !== drag.row;
