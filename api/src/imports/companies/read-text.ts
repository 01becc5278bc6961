/** Text of tables from any office program, in any usual encoding. */
import { decodeBytes } from '../shared/decode-bytes';

export interface ReadText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/**
 * Decodes by byte-order mark, otherwise as UTF-8 if valid, otherwise as Windows-1252, which contains Latin-1. Null if
 * it is not text. Text is composed (NFC), because searches compare character by character.
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
    return { text: decodeBytes(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}
