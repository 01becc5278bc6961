/** What docs/example-remote.md quotes of mf-directory is there, line by line and in the same order. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const folder = path.join(workspaceRoot, 'docs');
const page = readFileSync(path.join(folder, 'example-remote.md'), 'utf8');

/** Without the indentation, which differs between a file and a quotation. */
const withoutIndentation = (text: string) => text.replace(/^ +/gm, '').trim();

/** Each block of code in `ts`, with the file that is linked last before it. */
const quotations = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = '', index }) => {
  const [, file = ''] = [...page.slice(0, index).matchAll(/\]\((\.\.\/[^)]+\.tsx?)\)/g)].at(-1) ?? [];
  return { file, code };
});

it('finds the quotations', () => {
  expect(quotations.map(({ file }) => file)).toEqual([
    '../mf-directory/remote.config.ts',
    '../mf-directory/src/routes.tsx',
    '../mf-directory/src/features/suppliers/use-supplier-list.ts',
  ]);
});

it.each(quotations)('$file has the quoted lines', ({ file, code }) => {
  expect(withoutIndentation(readFileSync(path.join(folder, file), 'utf8'))).toContain(withoutIndentation(code));
});
