import { useEffect, useState } from 'react';

/** About what a slow phone renders in one frame. */
const cellsPerFrame = 120;

/**
 * Renders a large grid a few rows per frame, so that the page answers meanwhile.
 * @param period a new one begins again at the first rows; the same one keeps all rows when its data is refreshed
 * @returns how many rows have their cells
 */
export function useRenderedRows(period: string, { rows, columns }: { rows: number; columns: number }): number {
  const step = Math.max(1, Math.floor(cellsPerFrame / Math.max(1, columns)));
  const [rendered, setRendered] = useState({ period, count: step });
  const count = rendered.period === period ? rendered.count : step;
  useEffect(() => {
    if (count >= rows) return undefined;
    const frame = requestAnimationFrame(() => setRendered({ period, count: count + step }));
    return () => cancelAnimationFrame(frame);
  }, [period, count, rows, step]);
  return count;
}
