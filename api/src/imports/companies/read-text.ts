/** Text of a table that came out of any office program, in whatever encoding. */

export interface ReadText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/**
 * A byte-order mark decides; without one it is UTF-8 if it can be that, otherwise Windows-1252, which holds Latin-1. Null for
 * what is no text. Letters and their accents are composed: searching compares letter by letter.
 */
export function readEncoded(bytes: Buffer): ReadText | null {
  const read = decoded(bytes);
  return read.text.includes('\0') ? null : { ...read, text: read.text.normalize('NFC') };
}

function decoded(bytes: Buffer): ReadText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
