/** What Windows-1252 has at 0x80 to 0x9F. Node decodes these bytes as control characters, in spite of the standard. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes as the label says; `iso-8859-1` and `ascii` mean Windows-1252, as in browsers.
 * @throws RangeError for an unknown label, TypeError for bytes that are not text, if `fatal`.
 */
export function decodeBytes(bytes: Uint8Array, label: string, { fatal = false } = {}): string {
  const decoder = new TextDecoder(label, { fatal });
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control);
}
