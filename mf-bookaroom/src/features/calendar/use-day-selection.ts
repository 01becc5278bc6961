/** Choosing several days of one room: by dragging over them, or with Shift and the arrow keys. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Selection {
  readonly row: number;
  /** Where it began. */
  readonly anchor: number;
  readonly column: number;
}

export interface SelectedDays {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

interface DaySelectionOptions {
  readonly columns: number;
  readonly onSelect: (days: SelectedDays) => void;
}

const rangeOf = ({ row, anchor, column }: Selection): SelectedDays => ({
  row,
  first: Math.min(anchor, column),
  last: Math.max(anchor, column),
});

export function useDaySelection({ columns, onSelect }: DaySelectionOptions) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const dragged = useRef<Selection | null>(null);
  // The click that ends a drag must not choose the day below.
  const hasDragged = useRef(false);

  function handlePointerDown(event: PointerEvent): void {
    hasDragged.current = false;
    setSelection(null);
    const place = placeOf(event.target);
    // Touch scrolls the calendar; a tap chooses.
    if (!place || event.button !== 0 || event.pointerType === 'touch') return;
    dragged.current = { row: place.row, anchor: place.column, column: place.column };
  }

  function handlePointerMove(event: PointerEvent): void {
    const before = dragged.current;
    const place = placeOf(event.target);
    if (!before || !place || place.column === before.column) return;
    hasDragged.current = true;
    dragged.current = { ...before, column: place.column };
    setSelection(dragged.current);
  }

  function finish(isKept: boolean): void {
    const days = dragged.current;
    dragged.current = null;
    if (!days || !hasDragged.current) return;
    setSelection(null);
    if (isKept && days.column !== days.anchor) onSelect(rangeOf(days));
  }

  /** Shift with an arrow key extends the selection, Enter keeps it, any other key ends it. */
  function handleKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (place && event.shiftKey && step !== undefined) {
      const anchor = selection?.row === place.row ? selection.anchor : place.column;
      const column = Math.max(0, Math.min(columns - 1, place.column + step));
      setSelection({ row: place.row, anchor, column });
    } else if (selection && event.key === 'Enter' && selection.column !== selection.anchor) {
      event.preventDefault();
      setSelection(null);
      onSelect(rangeOf(selection));
    } else if (event.key !== 'Shift') setSelection(null);
  }

  return {
    selected: selection && selection.column !== selection.anchor ? rangeOf(selection) : null,
    handleKeyDown,
    pointerHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onPointerLeave: () => finish(false),
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function placeOf(target: EventTarget): { row: number; column: number } | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, column] = (key ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
