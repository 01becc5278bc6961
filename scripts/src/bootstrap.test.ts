import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
};
const fetched = path.join(root, 'fetched');

/** A clone whose packages are installed, with an `npm` that only notes that it was called. */
function bootstrapWith(installed: string): boolean {
  rmSync(fetched, { force: true });
  write('package.json', JSON.stringify({ packageManager: 'pnpm@10.2.0' }));
  write('pnpm-lock.yaml', 'lock');
  write('node_modules/.installed-lock', createHash('sha256').update('lock').digest('hex'));
  write('.tools/node_modules/pnpm/bin/pnpm.cjs', '');
  write('.tools/node_modules/pnpm/package.json', JSON.stringify({ name: 'pnpm', version: installed }));
  write('bin/npm', `#!/bin/sh\ntouch '${fetched}'\n`);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  write('scripts/run.mjs', "import { bootstrap } from './bootstrap.mjs';\nbootstrap();\n");
  copyFileSync(path.join(__dirname, '../bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs')], {
    env: { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  expect(status).toBe(0);
  return existsSync(fetched);
}

it('fetches the workspace manager again when packageManager names another version', () => {
  expect(bootstrapWith('10.1.0')).toBe(true);
  expect(bootstrapWith('10.2.0')).toBe(false);
});
