/** Labels under the axis that never overlap: on one line, on two, or only every second, third … of them. */

/** Space between two labels, in CSS px. */
const gap = 12;

interface AxisLabels {
  /** One for each category; a line break separates two lines. */
  readonly texts: readonly string[];
  /** Every how many categories a label is drawn, from the first one on. */
  readonly every: number;
}

/** `measure` returns the width of a text on one line. */
export function fitAxisLabels(
  categories: readonly string[],
  availableWidth: number,
  measure: (text: string) => number,
): AxisLabels {
  const slot = Math.max(1, availableWidth / Math.max(1, categories.length));
  const everyOf = (texts: readonly string[]) => {
    const widest = Math.max(0, ...texts.flatMap((text) => text.split('\n')).map(measure));
    return Math.max(1, Math.ceil((widest + gap) / slot));
  };
  const broken = categories.map((text) => breakInTwo(text, measure));
  const [onOneLine, onTwoLines] = [everyOf(categories), everyOf(broken)];
  return onTwoLines < onOneLine ? { texts: broken, every: onTwoLines } : { texts: categories, every: onOneLine };
}

/** Breaks at the space that leaves the longer line as short as possible. */
function breakInTwo(text: string, measure: (text: string) => number): string {
  const words = text.split(' ');
  let best = text;
  let width = measure(text);
  for (let place = 1; place < words.length; place += 1) {
    const lines = [words.slice(0, place).join(' '), words.slice(place).join(' ')];
    const longer = Math.max(...lines.map(measure));
    if (longer >= width) continue;
    best = lines.join('\n');
    width = longer;
  }
  return best;
}
