/** A problem in a park folder, with its location. */
export interface ParkProblem {
  /** Path inside the folder, `companies.csv`. */
  file: string;
  /** Line in the file as an editor counts, the first is 1; null when the whole file is meant. */
  line: number | null;
  /** Column of a table or path of a field (`texts.en.title`); null when the whole line is meant. */
  field: string | null;
  message: string;
}

/** `companies.csv:12 email: "x" is not an e-mail address`. */
export const problemText = ({ file, line, field, message }: ParkProblem): string =>
  `${file}${line === null ? '' : `:${line}`}${field === null ? '' : ` ${field}`}: ${message}`;

/** Collects problems while one file after the other is read. */
export class ProblemList {
  readonly all: ParkProblem[] = [];

  add(file: string, line: number | null, field: string | null, message: string): void {
    this.all.push({ file, line, field, message });
  }

  /** In the order of files, then lines. */
  sorted(): ParkProblem[] {
    return [...this.all].sort((one, other) =>
      one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file < other.file ? -1 : 1,
    );
  }
}

/** Returns the known word with an edit distance of at most two, for suggestions. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= 2 && distance < candidate.length && (!best || distance < best.distance))
      best = { word: candidate, distance };
  }
  return best?.word ?? null;
}

/** The end of a problem's sentence with the known word that is nearest; empty if none is near. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const found = nearest(word, known);
  return found === null ? '' : `; did you mean "${found}"?`;
};

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_unused, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current[column] = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
