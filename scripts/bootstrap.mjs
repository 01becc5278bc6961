/**
 * Makes a fresh clone ready: the right Node, the workspace manager in `.tools` (nothing global), packages installed when
 * the lock file changed. No dependency, because nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const manager = path.join(root, '.tools/node_modules/pnpm/bin/pnpm.cjs');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`This portal needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function run(what, command, args) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0) fail(`${what} failed.\n${result.stdout ?? ''}${result.stderr ?? ''}`);
}

/** As `packageManager` names it; null without one. */
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
  run('Fetching the workspace manager', 'npm', [
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

function installPackages() {
  const marker = path.join(root, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  process.stdout.write('  installing packages …\n');
  run('Installing packages', process.execPath, [manager, 'install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(marker, lock);
}

export function bootstrap() {
  checkNode();
  installManager();
  installPackages();
}

/** Hands over to a TypeScript program with the same streams and signals. */
export function handOver(program) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts/src', program), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  // The terminal sends Ctrl C to both; the child decides when it is done.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
