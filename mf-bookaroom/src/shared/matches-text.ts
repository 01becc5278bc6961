const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether a text contains another one, regardless of case and accents. */
export const matchesText = (text: string, part: string): boolean => plain(text).includes(plain(part.trim()));
