import type { z } from 'zod';
import { faultLine, jsonLines, lineOf, type JsonLines } from './json-lines';
import type { ProblemList } from '../shared/park-problem';
import { readText } from '../shared/text-file';

export interface JsonFile<T> {
  value: T;
  /** For complaints that need to know other files. */
  lines: JsonLines;
}

const fieldText = (path: readonly PropertyKey[]): string | null =>
  path.length === 0
    ? null
    : path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('')
        .replace(/^\./, '');

/** Adds a problem at a value of a JSON file. */
export const jsonProblem = (
  problems: ProblemList,
  file: string,
  lines: JsonLines,
  path: readonly PropertyKey[],
  message: string,
): void => problems.add(file, lineOf(lines, path), fieldText(path), message);

/** Reads and checks a JSON file; null when it is absent or wrong, which is then told. */
export async function readJson<S extends z.ZodType>(
  directory: string,
  file: string,
  schema: S,
  problems: ProblemList,
  { required = false } = {},
): Promise<JsonFile<z.output<S>> | null> {
  const before = problems.all.length;
  const text = await readText(directory, file, problems);
  if (text === null) {
    if (required && problems.all.length === before)
      problems.add(file, null, null, 'is missing; a park needs this file');
    return null;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    problems.add(
      file,
      faultLine(text, error as SyntaxError),
      null,
      `is not readable JSON: ${(error as SyntaxError).message.replace(/ in JSON at position.*$/, '')}`,
    );
    return null;
  }
  const lines = jsonLines(text);
  const checked = schema.safeParse(parsed);
  if (checked.success) return { value: checked.data, lines };
  for (const issue of checked.error.issues) tellIssue(problems, file, lines, issue);
  return null;
}

function tellIssue(problems: ProblemList, file: string, lines: JsonLines, issue: z.core.$ZodIssue): void {
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys)
      jsonProblem(problems, file, lines, [...issue.path, name], 'is not a field of this file');
  } else if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.endsWith('undefined')) {
    jsonProblem(problems, file, lines, issue.path, 'is missing');
  } else {
    jsonProblem(problems, file, lines, issue.path, issue.message.replace(/^Invalid/, 'is not right: invalid'));
  }
}
