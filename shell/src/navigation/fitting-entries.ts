export interface FittingEntries {
  readonly count: number;
  /** Width of these entries with the gap behind each, where the "more" button begins. */
  readonly width: number;
}

/** Which entries fit on one line, if the others are behind a "more" button that needs space itself. All sizes in px. */
export function fittingEntries(
  widths: readonly number[],
  gap: number,
  available: number,
  moreWidth: number,
): FittingEntries {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (total <= available) return { count: widths.length, width: total };
  let shown = 0;
  let count = 0;
  for (const width of widths) {
    if (moreWidth + shown + width + gap > available) break;
    shown += width + gap;
    count += 1;
  }
  return { count, width: shown };
}
