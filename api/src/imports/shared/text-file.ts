/** Reads text files of any program. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProblemList } from './park-problem';

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));

/** Bytes of a file of the folder; null when it is not there. Throws what else goes wrong. */
export async function readBytes(directory: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(directory, name));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** Text of a file in UTF-8, without its byte order mark; null when it is absent or in another encoding (then told). */
export async function readText(directory: string, name: string, problems: ProblemList): Promise<string | null> {
  const bytes = await readBytes(directory, name);
  if (bytes === null) return null;
  const encoding = foreignEncoding(bytes);
  if (encoding) {
    problems.add(
      name,
      encoding.line,
      null,
      `is not UTF-8; it looks like ${encoding.name}. Save it again as UTF-8 (in Excel: "CSV UTF-8")`,
    );
    return null;
  }
  return new TextDecoder('utf-8').decode(bytes);
}

function foreignEncoding(bytes: Buffer): { name: string; line: number } | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return { name: 'UTF-16', line: 1 };
  if (bytes.includes(0)) return { name: 'a binary file', line: 1 };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    return { name: 'Latin-1 or Windows-1252', line: firstForeignLine(bytes) };
  }
}

function firstForeignLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
    line += 1;
  }
  return line;
}
