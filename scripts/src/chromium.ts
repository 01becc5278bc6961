/** Finds a Chromium: the environment's, the system's, Playwright's; or installs Debian's where it may. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installPackages } from './system-packages';

/** The headless shell last: it is twice as fast, but keeps space for a scrollbar that is not there. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell'];

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Playwright's own download, where somebody has made it. */
function ofPlaywright(): string | undefined {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? path.join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell'].map((file) =>
        path.join(cache, name, file),
      ),
    )
    .find((file) => existsSync(file));
}

function works(file: string | undefined): file is string {
  return file !== undefined && spawnSync(file, ['--version']).status === 0;
}

/** The Chromium of this machine, or undefined. */
export const findInstalledChromium = (): string | undefined =>
  [process.env['CHROMIUM'], onPath(), ofPlaywright()].find(works);

/** @throws Error with one line that says what to do. */
export function findChromium(): string {
  const found = findInstalledChromium() ?? (installPackages(['chromium']) ? findInstalledChromium() : undefined);
  if (!found)
    throw new Error(
      'No Chromium found: install one (Debian: apt-get install chromium) or name it with CHROMIUM=/path/to/chromium.',
    );
  return found;
}
