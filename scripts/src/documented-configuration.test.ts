/** docs/operations.md lists the environment variables that the servers read, and no others. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');
const operations = read('docs/operations.md');

function documentedNames(server: string): string[] {
  const [, section = ''] = new RegExp(`^### ${server}$(.*?)^##`, 'ms').exec(operations) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
    .sort();
}

/** The keys of the schemas that check the environment at start. */
const readNames = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)).sort();

it.each([
  ['Shell', ['shell/server/configuration/configuration.ts']],
  [
    'Api',
    ['configuration', 'release-configuration', 'webhook-configuration'].map(
      (file) => `api/src/core/configuration/${file}.ts`,
    ),
  ],
  ['Checker', ['checker/src/configuration.ts']],
])('%s: each variable is documented and read', (server, files) => {
  // Only `npm run dev` sets it.
  const names = readNames(files).filter((name) => name !== 'DEVELOPMENT');
  expect(names.length).toBeGreaterThan(5);
  expect(documentedNames(server)).toEqual(names);
});
