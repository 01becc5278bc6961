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
const installed = path.join(root, 'installed');

interface Clone {
  /** Version of pnpm in `.tools`. */
  readonly pnpm?: string;
  /** The lock file whose packages are installed. */
  readonly lock?: string;
  /** What pnpm does. */
  readonly program?: string;
}

/** Bootstraps a clone whose lock file is `lock`, with an `npm` and a `pnpm` that only note that they were called. */
function bootstrap({
  pnpm = '10.2.0',
  lock = 'lock',
  program = `require('node:fs').writeFileSync(${JSON.stringify(installed)}, process.argv.slice(2).join(' '));`,
}: Clone) {
  rmSync(fetched, { force: true });
  rmSync(installed, { force: true });
  write('package.json', JSON.stringify({ packageManager: 'pnpm@10.2.0' }));
  write('pnpm-lock.yaml', 'lock');
  write('node_modules/.installed-lock', createHash('sha256').update(lock).digest('hex'));
  write('.tools/node_modules/pnpm/bin/pnpm.cjs', program);
  write('.tools/node_modules/pnpm/package.json', JSON.stringify({ name: 'pnpm', version: pnpm }));
  write('bin/npm', `#!/bin/sh\ntouch '${fetched}'\n`);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  write('scripts/run.mjs', "import { bootstrap } from './bootstrap.mjs';\nbootstrap();\n");
  copyFileSync(path.join(__dirname, '../bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, stderr, isFetched: existsSync(fetched), isInstalled: existsSync(installed) };
}

it('does nothing when pnpm and the packages are installed', () => {
  expect(bootstrap({})).toEqual({ status: 0, stderr: '', isFetched: false, isInstalled: false });
});

it('fetches pnpm again when packageManager names another version', () => {
  expect(bootstrap({ pnpm: '10.1.0' })).toMatchObject({ status: 0, isFetched: true, isInstalled: false });
});

it('installs the packages when the lock file has changed', () => {
  expect(bootstrap({ lock: 'old' })).toMatchObject({ status: 0, isFetched: false, isInstalled: true });
});

it('ends with the output of pnpm when the packages cannot be installed', () => {
  const program = "process.stderr.write('no network'); process.exit(1);";
  expect(bootstrap({ lock: 'old', program })).toMatchObject({
    status: 1,
    stderr: 'Installing packages failed.\nno network\n',
  });
});
