import { searchForm } from '../listing/search-words';

const excerptLength = 160;
const before = 50;

/** About 160 characters of a plain text around the first place where one of the words stands; its beginning if none does. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const place = placeOfFirst(line, words);
  const start = place <= before ? 0 : wordStart(line, place - before);
  const rest = line.slice(start);
  const end = rest.length <= excerptLength ? rest.length : Math.max(rest.lastIndexOf(' ', excerptLength), excerptLength / 2);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end).trimEnd()}${end < rest.length ? ' …' : ''}`;
}

/** Where the first word stands in the text, compared without accents and case. */
function placeOfFirst(line: string, words: readonly string[]): number {
  let form = '';
  const origin: number[] = [];
  let place = 0;
  for (const letter of line) {
    const plain = searchForm(letter);
    for (let index = 0; index < plain.length; index += 1) origin.push(place);
    form += plain;
    place += letter.length;
  }
  const places = words.map((word) => form.indexOf(word)).filter((found) => found >= 0);
  return places.length > 0 ? (origin[Math.min(...places)] ?? 0) : 0;
}

const wordStart = (line: string, place: number): number => {
  const blank = line.indexOf(' ', place);
  return blank === -1 ? place : blank + 1;
};
