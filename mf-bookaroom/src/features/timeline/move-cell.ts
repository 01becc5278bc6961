/** Arrow keys in the timeline. Cells are found by time, because the cells of two rooms rarely start together. */
import type { TimeSpan } from '../../shared/intervals';

export interface Cell {
  readonly row: number;
  /** A time within the cell, in milliseconds. */
  readonly at: number;
}

export type Rows = readonly (readonly TimeSpan[])[];

/** Identifies a cell by the row of its room and its place in that row. */
export const cellKey = (row: number, index: number): string => `${row}:${index}`;

/** Index of the cell at a time; the nearest one if there is none. */
export function cellAt(row: readonly TimeSpan[], at: number): number {
  const after = row.findIndex(({ end }) => at < end);
  return after === -1 ? row.length - 1 : after;
}

/** The cell that a key moves to, or undefined for other keys. */
export function moveCell(rows: Rows, from: Cell, key: string, toEdge: boolean): Cell | undefined {
  const row = rows[from.row] ?? [];
  const place = cellAt(row, from.at);
  const inRow = (index: number, number = from.row): Cell | undefined => {
    const cells = rows[number] ?? [];
    const cell = cells[Math.max(0, Math.min(cells.length - 1, index))];
    return cell && { row: number, at: cell.start };
  };
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowRight':
      return inRow(place + 1);
    case 'ArrowLeft':
      return inRow(place - 1);
    // The time is kept, so that moving down and up again returns to the same cell.
    case 'ArrowDown':
      return { row: Math.min(last, from.row + 1), at: from.at };
    case 'ArrowUp':
      return { row: Math.max(0, from.row - 1), at: from.at };
    case 'Home':
      return inRow(0, toEdge ? 0 : from.row);
    case 'End':
      return inRow(Infinity, toEdge ? last : from.row);
    default:
      return undefined;
  }
}
