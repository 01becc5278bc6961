/**
 * Makes a fresh clone ready: checks Node, fetches pnpm into `.tools` (nothing global), and installs the packages when the
 * lock file has changed. It has no dependency, because nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const manager = path.join(root, '.tools/node_modules/pnpm/bin/pnpm.cjs');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(
      `This portal needs Node 20.19 or newer; this is ${process.versions.node}. Install it: https://nodejs.org`,
    );
}

/** @throws Error with the program's output when it fails */
function run(what, command, args) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0)
    throw new Error(`${what} failed.\n${result.error?.message ?? ''}${result.stdout ?? ''}${result.stderr ?? ''}`);
}

/** Returns the installed version in the form of `packageManager`, such as `pnpm@10.0.0`; null without one. */
function installedManager() {
  const manifest = path.join(root, '.tools/node_modules/pnpm/package.json');
  if (!existsSync(manager) || !existsSync(manifest)) return null;
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `${name}@${version}`;
}

function installManager() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (installedManager() === packageManager) return;
  process.stdout.write(`  fetching ${packageManager} …\n`);
  mkdirSync(path.join(root, '.tools'), { recursive: true });
  run(`Fetching ${packageManager}`, 'npm', [
    'install',
    '--prefix',
    path.join(root, '.tools'),
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    packageManager,
  ]);
}

/** Holds the hash of the lock file whose packages are installed. */
const marker = path.join(root, 'node_modules/.installed-lock');

const hashLockFile = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');

function installChangedPackages() {
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== hashLockFile()) installPackages('--frozen-lockfile');
}

/**
 * Installs the packages of the workspace. `--no-frozen-lockfile` writes a new package into the lock file.
 * @throws Error with pnpm's output
 */
export function installPackages(lockOption) {
  process.stdout.write('  installing packages …\n');
  run('Installing packages', process.execPath, [manager, 'install', lockOption, '--prefer-offline']);
  writeFileSync(marker, hashLockFile());
}

export function bootstrap() {
  try {
    checkNode();
    installManager();
    installChangedPackages();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Runs a TypeScript program with the same streams and signals, and ends as it does. */
export function runProgram(program) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts/src', program), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  // The terminal sends Ctrl C to both; the program stops what it has started and then ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
