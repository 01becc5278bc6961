import { cellAt, moveCell, type Rows } from './move-cell';

// Two rooms: quarters of ten, and one long interval between two short ones.
const rows: Rows = [
  [
    { start: 0, end: 10 },
    { start: 10, end: 20 },
    { start: 20, end: 30 },
  ],
  [
    { start: 0, end: 5 },
    { start: 5, end: 25 },
    { start: 25, end: 30 },
  ],
];
const from = (row: number, at: number, key: string, toEdge = false) => moveCell(rows, { row, at }, key, toEdge);

describe('arrow keys in the timeline', () => {
  it.each([
    ['ArrowRight', 0, 0, { row: 0, at: 10 }],
    ['ArrowRight', 0, 20, { row: 0, at: 20 }],
    ['ArrowLeft', 0, 15, { row: 0, at: 0 }],
    ['ArrowLeft', 1, 0, { row: 1, at: 0 }],
    ['ArrowDown', 0, 20, { row: 1, at: 20 }],
    ['ArrowDown', 1, 20, { row: 1, at: 20 }],
    ['ArrowUp', 0, 20, { row: 0, at: 20 }],
    ['Home', 1, 20, { row: 1, at: 0 }],
    ['End', 1, 0, { row: 1, at: 25 }],
  ])('%s in row %i at %i', (key, row, at, expected) => expect(from(row, at, key)).toEqual(expected));

  it('lead to the first and the last room with Ctrl', () => {
    expect(from(1, 20, 'Home', true)).toEqual({ row: 0, at: 0 });
    expect(from(0, 0, 'End', true)).toEqual({ row: 1, at: 25 });
  });

  it('come back to where they were, although cells differ in length', () => {
    const down = from(0, 20, 'ArrowDown');
    expect(down && cellAt(rows[1] ?? [], down.at)).toBe(1);
    expect(down && moveCell(rows, down, 'ArrowUp', false)).toEqual({ row: 0, at: 20 });
  });

  it('leave other keys alone', () => expect(from(0, 0, 'a')).toBeUndefined());

  it('find the nearest cell for a moment outside', () => {
    expect(cellAt(rows[0] ?? [], -5)).toBe(0);
    expect(cellAt(rows[0] ?? [], 99)).toBe(2);
  });
});
