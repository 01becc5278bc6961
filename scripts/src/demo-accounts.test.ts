/** The accounts and the password of the demo are written once, and no page contains the password. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { demoAccountEmails, demoAccountNames, demoPassword } from '../../shared/domain/src/demo-accounts';
import { demoAccounts as accountsOfPanel } from '../../shell/src/development/demo-accounts';

const ignored = new Set(['node_modules', 'dist']);
const textOf = (name: string) => readFileSync(path.join(workspaceRoot, name), 'utf8');

function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : sourcesBelow(name);
    return /\.(?:tsx?|mjs)$/.test(name) ? [name] : [];
  });
}

const remotes = readdirSync(workspaceRoot).filter((name) => name.startsWith('mf-'));
const ofPages = ['shell/src', 'shared/platform', 'shared/ui', 'remote-template', ...remotes].flatMap(sourcesBelow);
const ofPrograms = ['api/src', 'bench/src', 'checker/src', 'demo-park/src', 'scripts', 'shell/server'].flatMap(
  sourcesBelow,
);

it('has the password in one file, and the same in the containers', () => {
  const files = [...ofPages, ...ofPrograms, ...sourcesBelow('shared/domain')];
  expect(files.filter((file) => textOf(file).includes(demoPassword))).toEqual(['shared/domain/src/demo-accounts.ts']);
  const inContainers = [...textOf('docker-compose.yml').matchAll(/DEMO_PASSWORD:-([^}]*)\}/g)].map(([, word]) => word);
  expect(new Set(inContainers)).toEqual(new Set([demoPassword]));
});

it('reaches no page: nothing of a browser imports the file, and the index does not export it', () => {
  expect(textOf('shared/domain/src/index.ts')).not.toContain('demo-accounts');
  const importing = ofPages.filter((file) => /domain\/(?:src\/)?demo-accounts/.test(textOf(file)));
  expect(importing).toEqual([]);
});

it('has the accounts that the development panel offers', () => {
  expect(accountsOfPanel.map(({ email }) => email)).toEqual(demoAccountEmails);
  expect(new Set(demoAccountNames).size).toBe(10);
});
