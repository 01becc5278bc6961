import { didYouMean, type ProblemList } from '../shared/park-problem';

/** Checks references between records and suggests similar names. */
export class ReferenceCheck {
  constructor(private readonly problems: ProblemList) {}

  /** True when `name` is null or known. */
  expect(
    at: { file: string; line: number; field: string },
    name: string | null | undefined,
    known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
    where: string,
  ): boolean {
    if (name === null || name === undefined || known.has(name)) return true;
    this.problems.add(at.file, at.line, at.field, `"${name}" is not in ${where}${didYouMean(name, known.keys())}`);
    return false;
  }

  tell(at: { file: string; line: number; field: string | null }, message: string): void {
    this.problems.add(at.file, at.line, at.field, message);
  }
}

/** Keys are unique: the table has been checked before. */
export const byKey = <R extends { key: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map((row) => [row.key, row]));
