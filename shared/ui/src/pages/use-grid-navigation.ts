import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface GridKey {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  /** Control, or Command on a Mac, is held down. */
  readonly isControl: boolean;
}

export interface GridNavigationOptions<Position> {
  /** The cell in the tab order until another one receives the focus. */
  readonly initial: Position;
  /** Identifies the cell at a position; the value of its `data-cell` attribute. */
  readonly keyOf: (position: Position) => string;
  /** The position of a cell, by its key. */
  readonly positionOf: (key: string) => Position;
  /** Whether the grid shows the position now. */
  readonly contains: (position: Position) => boolean;
  /** Where a key leads, or undefined for a key that the grid does not use. */
  readonly move: (from: Position, key: GridKey) => Position | undefined;
  /** When this changes, the tab order starts again at `initial`. */
  readonly resetKey?: string;
  /** Whether a position belongs to another page of the grid. Default: never. */
  readonly isOutside?: (position: Position) => boolean;
  /** Shows the page of a position outside. Once `resetKey` has changed, the cell at `initial` receives the focus. */
  readonly onMoveOutside?: (position: Position) => void;
  /** Enter or the space bar on a cell that has no control of its own. */
  readonly onActivate?: (position: Position) => void;
}

export interface GridNavigation<Position> {
  readonly active: Position;
  /** Key of the cell in the tab order. */
  readonly activeKey: string;
  readonly gridProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/** Props of the element of a cell that receives the focus: the cell itself, or the one control in it. */
export const gridCell = (key: string, isActive: boolean) => ({
  'data-cell': key,
  tabIndex: isActive ? 0 : -1,
});

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;

/** Keyboard navigation in a grid with one tab stop (ARIA grid pattern, roving tabindex). */
export function useGridNavigation<Position>({
  initial,
  keyOf,
  positionOf,
  contains,
  move,
  resetKey = '',
  isOutside = () => false,
  onMoveOutside,
  onActivate,
}: GridNavigationOptions<Position>): GridNavigation<Position> {
  const ref = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [reached, setReached] = useState<{ readonly resetKey: string; readonly position: Position }>();
  const active = reached?.resetKey === resetKey && contains(reached.position) ? reached.position : initial;
  const activeKey = keyOf(active);

  const focusCell = (key: string) =>
    ref.current?.querySelector<HTMLElement>(`[data-cell=${JSON.stringify(key)}]`)?.focus();
  useEffect(() => {
    if (takesFocus.current) focusCell(keyOf(initial));
    takesFocus.current = false;
    // Only the change of page moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resetKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const key = cell?.dataset['cell'];
    if (key === undefined || event.altKey) return;
    // Two positions can share a cell; the active one keeps what the cell does not say, such as an exact time.
    const from = key === activeKey ? active : positionOf(key);
    const isControl = event.ctrlKey || event.metaKey;
    if (onActivate && !isControl && event.target === cell && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onActivate(from);
      return;
    }
    const next = move(from, { key: event.key, isControl });
    if (next === undefined) return;
    event.preventDefault();
    if (isOutside(next)) {
      takesFocus.current = true;
      onMoveOutside?.(next);
    } else {
      setReached({ resetKey, position: next });
      focusCell(keyOf(next));
    }
  };
  const onFocus = (event: FocusEvent) => {
    const key = cellOf(event.target)?.dataset['cell'];
    if (key !== undefined && key !== activeKey) setReached({ resetKey, position: positionOf(key) });
  };
  return { active, activeKey, gridProps: { ref, onKeyDown, onFocus } };
}
