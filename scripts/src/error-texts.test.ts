/** Error texts belong to the area that shows them, so that a new refusal needs no release of the shell. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, type CallDefinition } from '@park/contract';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

const workspace = path.resolve(__dirname, '../..');
const areas = readdirSync(workspace).filter((name) => name.startsWith('mf-'));
const definitions = Object.entries(calls) as [string, CallDefinition][];

const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(workspace, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|fixture/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/testing/') && !file.includes('/node_modules/'))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

const errorKeysIn = (source: string): string[] =>
  [...source.matchAll(/['"`](errors(?:\.\w+)+)['"`]/g)].map(([, key]) => key ?? '');

const keysOf = (tree: TextTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );

/** Error keys that the texts of a folder have in both languages; plural forms count as their key. */
async function wordedIn(folder: string): Promise<ReadonlySet<string>> {
  const [english, french] = await Promise.all(
    ['en', 'fr'].map(async (language) => {
      const { texts } = (await import(path.join(workspace, folder, 'src/texts', language))) as { texts: TextTree };
      return new Set(keysOf(texts).map((key) => key.replace(/_(one|other)$/, '')));
    }),
  );
  return new Set([...(english ?? [])].filter((key) => key.startsWith('errors.') && french?.has(key)));
}

/** Errors that the calls named in these sources declare in the contract. */
const errorsOfCallsIn = (sources: readonly string[]): string[] =>
  definitions.flatMap(([name, { errors = [] }]) =>
    sources.some((source) => source.includes(`'${name}'`)) ? [...errors] : [],
  );

const missingFrom = (keys: readonly string[], ...worded: ReadonlySet<string>[]): string[] =>
  [...new Set(keys)].filter((key) => !worded.some((texts) => texts.has(key))).sort();

it.each(areas)('%s has a text for every error of its calls, unless the shell has it', async (area) => {
  const sources = sourcesOf(`${area}/src`);
  const keys = [...errorsOfCallsIn(sources), ...sources.flatMap(errorKeysIn)];
  expect(missingFrom(keys, await wordedIn(area), await wordedIn('shell'))).toEqual([]);
});

it('the shell has a text for every error of its own calls, of forms and of all calls', async () => {
  const shell = sourcesOf('shell/src');
  const shared = ['platform', 'ui', 'domain'].flatMap((name) => sourcesOf(`shared/${name}/src`));
  const keys = [...errorsOfCallsIn(shell), ...[...shell, ...sourcesOf('shell/server'), ...shared].flatMap(errorKeysIn)];
  expect(keys.length).toBeGreaterThan(20);
  expect(missingFrom(keys, await wordedIn('shell'))).toEqual([]);
});

it('the shell has general, sign-in and field errors only', async () => {
  const sections = [...(await wordedIn('shell'))].filter((key) => key.split('.').length > 2);
  expect([...new Set(sections.map((key) => key.split('.')[1]))].sort()).toEqual(['auth', 'field']);
});

it('every error of the api and the contract has a text in the shell or in an area', async () => {
  const sources = [...sourcesOf('api/src'), ...sourcesOf('shared/contract/src')];
  const keys = sources.flatMap(errorKeysIn);
  expect(keys.length).toBeGreaterThan(40);
  const worded = await Promise.all(['shell', ...areas].map(wordedIn));
  expect(missingFrom(keys, ...worded)).toEqual([]);
});

it('the api throws no error of an area that the contract does not declare', async () => {
  const declared = new Set(definitions.flatMap(([, { errors = [] }]) => [...errors]));
  expect(missingFrom(sourcesOf('api/src').flatMap(errorKeysIn), declared, await wordedIn('shell'))).toEqual([]);
});
