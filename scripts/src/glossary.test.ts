/** The code names of the glossary in docs/conventions.md are names in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const ignored = new Set(['node_modules', 'dist', 'released']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const conventions = readFileSync(path.join(workspaceRoot, 'docs/conventions.md'), 'utf8');
const [, glossary = ''] = /^## Glossary$(.*?)^## /ms.exec(conventions) ?? [];
/** In each row the code names are in the last cell but one. */
const codeNames = glossary
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|').at(-3) ?? '').matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => name));

const namesInCode = new Set(
  sourcesBelow(workspaceRoot).flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]+/g) ?? []),
);

it('reads the code names of all tables', () => {
  expect(codeNames).toEqual(expect.arrayContaining(['agreementType', 'parkshareCredits', 'enqueueJob']));
});

it('names types, files and calls as the code does', () => {
  expect(codeNames.filter((name) => !namesInCode.has(name))).toEqual([]);
});
