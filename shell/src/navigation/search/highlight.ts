/** Cuts a text into parts that match a search and parts that do not, as the search matches: accents and case ignored. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function highlight(text: string, query: string): readonly TextPart[] {
  const words = withoutAccents(query).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];

  // One plain letter may stand for several characters and the other way round, so each one knows where it comes from.
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  const plain: string[] = [];
  const origins: number[] = [];
  letters.forEach((letter, index) => {
    for (const character of withoutAccents(letter)) {
      plain.push(character);
      origins.push(index);
    }
  });

  const joined = plain.join('');
  // Offsets in `joined` count UTF-16 units, as indexOf does.
  const unitOrigins = plain.flatMap((character, index) => Array<number>(character.length).fill(origins[index] ?? 0));
  const isMatch = Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = joined.indexOf(word); at !== -1; at = joined.indexOf(word, at + word.length)) {
      for (let unit = at; unit < at + word.length; unit += 1) isMatch[unitOrigins[unit] ?? 0] = true;
    }
  }

  const parts: { text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
  });
  return parts;
}
