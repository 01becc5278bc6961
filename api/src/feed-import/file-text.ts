/** The text of a file from elsewhere, in whatever of the usual encodings it is. */
import { readFile, stat } from 'node:fs/promises';
import { CommandError } from '../commands/run-command';

/** Larger than any calendar or feed that people make; it is held in memory as a whole. */
const largestBytes = 64 * 1024 * 1024;

const decode = (bytes: Uint8Array, label: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** What it says of itself counts, then UTF-8, then the encoding in which every byte is a letter. NUL is no text. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const byMark = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const declared = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];
  const text = (byMark && decode(bytes, byMark, false)) ?? decode(bytes, 'utf-8', true) ?? (declared && decode(bytes, declared, false)) ?? decode(bytes, 'windows-1252', false) ?? '';
  return text.replaceAll('\0', '').replace(/^\ufeff/, '');
}

export async function readFileText(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > largestBytes) throw new CommandError(`${file} has ${Math.round(size / 1_048_576)} MB, at most 64 are read.`);
    return decodeText(await readFile(file));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read.`);
  }
}
