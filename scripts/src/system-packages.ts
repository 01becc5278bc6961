/** Debian's packages, where a program is missing and this machine may install it. */
import { spawnSync } from 'node:child_process';

/**
 * @returns true when the packages are installed now. False, with nothing done, where there is no apt or no right to use it.
 */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write(`  installing ${names.join(', ')} from Debian’s packages …\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      env: environment,
      encoding: 'utf8',
    });
  spawnSync('apt-get', ['update'], { env: environment });
  return install().status === 0;
}
