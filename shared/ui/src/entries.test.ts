import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { englishTexts } from './texts/ui-texts';
import { frenchTexts } from './texts/french';

const src = __dirname;
const sizes = execFileSync(process.execPath, [path.join(src, '../scripts/sizes.mjs'), '--parts'], {
  cwd: path.join(src, '..'),
  encoding: 'utf8',
});
const sizeOf = (entry: string) =>
  Number(new RegExp(`^${entry.replace('.', '\\.')} +JS +([\\d.]+) KB`, 'm').exec(sizes)?.[1]);

describe('the main entry, on the first screen', () => {
  // The date and the time field are among them: the browser's own show days and hours in the device's way.
  it('has at most 11.9 KB', () => {
    expect(sizeOf('.')).toBeGreaterThan(1);
    expect(sizeOf('.')).toBeLessThanOrEqual(11.9);
  });

  it('contains no library', () => {
    const parts = sizes.slice(0, sizes.indexOf('./menu '));
    expect(parts).not.toMatch(/radix|floating-ui|react-hook-form|react-day-picker|zod|lucide/);
  });
});

describe('the editor', () => {
  it('has at most 150 KB', () => {
    expect(sizeOf('./editor')).toBeGreaterThan(50);
    expect(sizeOf('./editor')).toBeLessThanOrEqual(150);
  });
});

/** Folders with an entry of their own; all others belong to the main entry. */
const entries = ['icons', 'menu', 'date-picker', 'form', 'pages', 'chart', 'editor', 'texts'];
const entryOf = (file: string) =>
  entries.find((entry) => entry !== 'texts' && path.relative(src, file).startsWith(`${entry}${path.sep}`)) ?? 'main';
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)(?<!\.d)\.tsx?$/.test(name))
  .map((name) => path.join(src, name));

it.each(sources.map((file) => [path.relative(src, file), file]))(
  '%s reaches other entries by their name only',
  (_name, file) => {
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
      path.resolve(path.dirname(file), target),
    );
    for (const target of imports) expect([target, entryOf(target)]).toEqual([target, entryOf(file)]);
  },
);

it('has a French text for every English one', () => {
  const keys = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      value && typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(frenchTexts)).toEqual(keys(englishTexts));
});
