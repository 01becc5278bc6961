import { texts as english } from './en';
import { texts as french } from './fr';

interface Tree {
  readonly [key: string]: string | Tree;
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const en = flatten(english);
const fr = flatten(french);
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('both languages have the same keys', () => {
  expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
});

test('both languages fill in the same values', () => {
  for (const [key, text] of en) expect([key, placeholders(fr.get(key) ?? '')]).toEqual([key, placeholders(text)]);
});

test('no text is empty', () => {
  expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('French has its own signs: typographic apostrophes, and spaces that do not break before : ; ! ? »', () => {
  expect([...fr].filter(([, text]) => text.includes("'") || / [:;!?»]/.test(text) || /« /.test(text))).toEqual([]);
});
