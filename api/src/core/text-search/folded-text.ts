import { searchForm } from './search-words';

/** A text in search form with a mapping back to the original, because one letter may become two (`œ` → `oe`). */
export interface FoldedText {
  form: string;
  /** Start in the original of the letter at a position of the search form. */
  startOf(place: number): number;
  /** End of that letter in the original, including its combining accents. */
  endOf(place: number): number;
}

/** Whether no letter of the text becomes two: Western letters and punctuation only, which covers nearly every text. */
const isOneToOne = (text: string) => /^[\u0000-\u024f\u2010-\u2027]*$/.test(text) && !/[æœßþĳ]/i.test(text);

/** ASCII, which needs no lookup. */
const isPlain = (letter: string) => letter.length === 1 && letter < '\u0080';

/** Size limit of the cache; texts use few different letters. */
const maxKnownLetters = 2_000;
const forms = new Map<string, string>();

function formOf(letter: string): string {
  const known = forms.get(letter);
  if (known !== undefined) return known;
  const form = searchForm(letter);
  if (forms.size < maxKnownLetters) forms.set(letter, form);
  return form;
}

/** The text in search form. Positions count UTF-16 units, as `slice` does. */
export function foldedText(text: string): FoldedText {
  if (isOneToOne(text)) {
    const form = searchForm(text);
    if (form.length === text.length) return { form, startOf: (place) => place, endOf: (place) => place + 1 };
  }
  return foldedByLetter(text);
}

function foldedByLetter(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let from = 0;
  let place = 0;
  for (const letter of text) {
    const plain = isPlain(letter) ? letter.toLowerCase() : formOf(letter);
    const end = place + letter.length;
    // A combining accent belongs to the preceding letter.
    if (plain === '')
      for (let index = ends.length - 1; index >= 0 && starts[index] === from; index -= 1) ends[index] = end;
    else from = place;
    for (let index = 0; index < plain.length; index += 1) {
      starts.push(place);
      ends.push(end);
    }
    parts.push(plain);
    place = end;
  }
  return { form: parts.join(''), startOf: (at) => starts[at] ?? text.length, endOf: (at) => ends[at] ?? text.length };
}
