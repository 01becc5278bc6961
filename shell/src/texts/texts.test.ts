import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Keys of errors in the sources of everything that shows or answers them; tests and made-up examples in comments do not count. */
function keysInSources(): Set<string> {
  const workspace = path.resolve(__dirname, '../../..');
  const areas = readdirSync(workspace).filter((name) => name.startsWith('mf-'));
  const folders = [
    'api/src',
    'shell/src',
    'shell/server',
    ...['contract', 'domain', 'platform', 'ui'].map((name) => `shared/${name}/src`),
    ...areas.map((name) => `${name}/src`),
  ];
  return new Set(
    folders
      .flatMap((folder) => sources(path.join(workspace, folder)))
      .flatMap((file) => keysIn(readFileSync(file, 'utf8'))),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|fixture/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const keysIn = (source: string) =>
  [...source.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/['"`]((?:errors|warnings)\.\w+(?:\.\w+)*)['"`]/g)].map(
    ([, key]) => key ?? '',
  );

test('every key of an error that any part of the portal names is worded in both languages', () => {
  const keys = [...keysInSources()];
  expect(keys.length).toBeGreaterThan(40);
  const isWorded = (texts: Map<string, string>, key: string) => texts.has(key) || texts.has(`${key}_other`);
  expect(keys.filter((key) => !isWorded(en, key) || !isWorded(fr, key))).toEqual([]);
});
