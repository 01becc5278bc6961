/**
 * A search text as words, in the form in which the database keeps what is searched: `search_form()` of the migrations
 * does the same to the stored texts.
 */

/** Letters that are not a plain letter with an accent, and the signs that keyboards write in two ways. */
const plainForms: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĳ: 'ij',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const maxWords = 8;
/** The database keeps so much of a word. */
const maxWordLength = 60;

/** Without accents, in lower case: `Éclat d’Œuvre` → `eclat d'oeuvre`. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\u0020-\u007e]/g, (letter) => plainForms[letter] ?? letter);

/** The words of a search text, each once, without signs at their ends; at most eight, further ones are not looked at. */
export const searchWords = (text: string | undefined): string[] => {
  const words = searchForm(text ?? '')
    // What the database cannot hold parts words like a blank.
    .split(/[\s\0]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, maxWordLength))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
};
