/** Words to make many different names and texts of, in two languages. */
import { createRandom, type Random } from '../random';

const syllables = [
  'al',
  'ba',
  'cel',
  'da',
  'en',
  'fi',
  'gra',
  'hy',
  'io',
  'ka',
  'lu',
  'me',
  'no',
  'op',
  'pho',
  'qua',
  'ro',
  'sen',
  'ti',
  'ul',
  'vi',
  'wa',
  'xe',
  'yo',
  'zu',
  'cla',
  'dro',
  'ner',
  'mat',
  'ris',
];
const accented: Record<string, string> = { me: 'mé', ner: 'nèr', ti: 'ti', cla: 'clâ', en: 'én' };

function madeUp(random: Random, count: number, isFrench: boolean): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const parts = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables));
    words.add(parts.map((part) => (isFrench && random.next() < 0.2 ? (accented[part] ?? part) : part)).join(''));
  }
  return [...words];
}

const frequent = {
  en: [
    'sensors',
    'robots',
    'software',
    'for',
    'the',
    'with',
    'laboratory',
    'energy',
    'health',
    'data',
    'measure',
    'engineers',
    'light',
    'water',
    'small',
    'precise',
    'and',
    'our',
    'team',
    'develops',
  ],
  fr: [
    'capteurs',
    'robots',
    'logiciels',
    'pour',
    'les',
    'avec',
    'laboratoire',
    'énergie',
    'santé',
    'données',
    'mesure',
    'ingénieurs',
    'lumière',
    'eau',
    'petits',
    'précis',
    'et',
    'notre',
    'équipe',
    'développe',
  ],
};

const vocabulary = {
  en: [...frequent.en, ...madeUp(createRandom(11), 6_000, false)],
  fr: [...frequent.fr, ...madeUp(createRandom(12), 6_000, true)],
};

export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** So many words of a language, frequent ones frequently. */
export const textOf = (random: Random, language: 'en' | 'fr', words: number): string =>
  `${capitalised(Array.from({ length: words }, () => random.pickCommon(vocabulary[language])).join(' '))}.`;

/** A name that few others have. */
export const nameOf = (random: Random): string =>
  `${capitalised(random.pick(vocabulary.en))} ${capitalised(random.pick(frequent.en))} ${random.pick(['SA', 'AG', 'Sàrl', 'Labs', 'Systems'])}`;
