/** The text of a file from elsewhere, in whatever of the usual encodings it is. */
import { readFile, stat } from 'node:fs/promises';
import { CommandError } from '../../core/command-line/run-command';
import { decodeBytes } from '../shared/decode-bytes';

/** Larger than any real calendar or feed; files are read into memory. */
const maxFileBytes = 64 * 1024 * 1024;

const decode = (bytes: Uint8Array, label: string, fatal: boolean): string | null => {
  try {
    return decodeBytes(bytes, label, { fatal });
  } catch {
    return null;
  }
};

const isWithinLetter = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/**
 * Calendars fold their lines after so many bytes, some of them in the middle of a letter (RFC 5545, 3.1). Such a fold is
 * put behind its letter: the text can be decoded then, and its lines stay as many as they were.
 */
function withWholeLetters(bytes: Uint8Array): Uint8Array {
  const whole = Uint8Array.from(bytes);
  for (let at = 1; at < whole.length; at += 1) {
    if (whole[at - 1] !== 0x0a || (whole[at] !== 0x20 && whole[at] !== 0x09) || !isWithinLetter(whole[at + 1]))
      continue;
    const start = whole[at - 2] === 0x0d ? at - 2 : at - 1;
    let end = at + 1;
    while (isWithinLetter(whole[end])) end += 1;
    const fold = whole.slice(start, at + 1);
    whole.copyWithin(start, at + 1, end);
    whole.set(fold, end - fold.length);
  }
  return whole;
}

/** Decodes by the declared encoding, then UTF-8, then a single-byte encoding. Rejects NUL. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const byMark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const declared = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
    String.fromCharCode(...bytes.subarray(0, 200)),
  )?.[1];
  const text =
    (byMark && decode(bytes, byMark, false)) ??
    decode(bytes, 'utf-8', true) ??
    decode(withWholeLetters(bytes), 'utf-8', true) ??
    (declared && decode(bytes, declared, false)) ??
    decode(bytes, 'windows-1252', false) ??
    '';
  return text.replaceAll('\0', '').replace(/^\ufeff/, '');
}

/** @throws CommandError for files that cannot be read or are larger than 64 MB */
export async function readFileText(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > maxFileBytes)
      throw new CommandError(`${file} has ${Math.round(size / 1_048_576)} MB, at most 64 are read.`);
    return decodeText(await readFile(file));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be read.`);
  }
}
