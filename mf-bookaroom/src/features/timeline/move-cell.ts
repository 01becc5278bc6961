/** Where the arrow keys lead in the timeline: cells are found by time, because those of two rooms rarely begin together. */
import type { Span } from '../../shared/intervals';

export interface Cell {
  readonly row: number;
  /** A moment within the cell. */
  readonly at: number;
}

export type Rows = readonly (readonly Span[])[];

/** Index of the cell that holds the moment; the nearest when none does. */
export function cellAt(row: readonly Span[], at: number): number {
  const after = row.findIndex(({ end }) => at < end);
  return after === -1 ? row.length - 1 : after;
}

/** The cell that a key leads to, or undefined for a key that leads nowhere. */
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
    // The moment stays as it is, so that going down and up again leads back.
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
