/** Splits search texts into words in search form; `search_form()` in the migrations does the same to stored texts. */

/** Letters that do not decompose into a letter and an accent, and characters that keyboards write in two ways. */
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
/** The database stores words up to this length. */
const maxWordLength = 60;

/** Returns the text in lower case without accents: `Éclat d’Œuvre` → `eclat d'oeuvre`. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\u0020-\u007e]/g, (letter) => plainForms[letter] ?? letter);

/** Returns the distinct words of a search text without surrounding punctuation; words after the eighth are ignored. */
export const searchWords = (text: string | undefined): string[] => {
  const words = searchForm(text ?? '')
    // NUL separates words, as the database cannot store it.
    .split(/[\s\0]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, maxWordLength))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
};
