/**
 * How many entries fit on one line, if the others are behind a "more" button that needs space itself. All sizes in px.
 */
export function fittingCount(widths: readonly number[], gap: number, available: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (total <= available) return widths.length;
  let used = moreWidth;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > available) break;
    count += 1;
  }
  return count;
}
