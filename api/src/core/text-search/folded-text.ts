import { searchForm } from './search-words';

/** A text in search form together with the way back: letter by letter, because one letter may become two (`œ` → `oe`). */
export interface FoldedText {
  form: string;
  /** Where the letter that a place in the form comes from begins in the text. */
  startOf(place: number): number;
  /** Where that letter ends, accents of its own included. */
  endOf(place: number): number;
}

/** Nothing but letters of Western languages and signs, of which none becomes two: nearly every text is so. */
const isOneToOne = (text: string) => /^[\u0000-\u024f\u2010-\u2027]*$/.test(text) && !/[æœßþĳ]/i.test(text);

/** Most letters of most texts, for which nothing has to be looked up. */
const isPlain = (letter: string) => letter.length === 1 && letter < '\u0080';

/** Texts use few different letters; more than these are not remembered. */
const maxKnownLetters = 2_000;
const forms = new Map<string, string>();

function formOf(letter: string): string {
  const known = forms.get(letter);
  if (known !== undefined) return known;
  const form = searchForm(letter);
  if (forms.size < maxKnownLetters) forms.set(letter, form);
  return form;
}

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
    // An accent that stands by itself belongs to the letter before it.
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
