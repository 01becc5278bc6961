/** Finds a Chromium: the environment's, the system's, Playwright's; or installs Debian's where it may. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installPackages } from './system-packages';

/** A Chromium without windows, in which journeys need half the time. */
const headlessShell = 'chromium-headless-shell';

/** Browsers as people use them. */
const windowedBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Playwright's own download, where somebody has made it. */
function findPlaywrightChromium(): string | undefined {
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
export const findInstalledChromium = (
  names: readonly string[] = [headlessShell, ...windowedBrowsers],
): string | undefined => [process.env['CHROMIUM'], onPath(names), findPlaywrightChromium()].find(works);

/** @throws Error with one line that says what to do. */
export function findChromium(): string {
  return findOrInstall([headlessShell, ...windowedBrowsers], [headlessShell, 'chromium']);
}

/**
 * A browser as people use it, for measurements; the headless shell only where there is no other.
 * @throws Error with one line that says what to do.
 */
export function findChromiumToMeasure(): string {
  return findOrInstall([...windowedBrowsers, headlessShell], ['chromium']);
}

function findOrInstall(names: readonly string[], packages: readonly string[]): string {
  const found =
    findInstalledChromium(names) ??
    (packages.some((name) => installPackages([name])) ? findInstalledChromium(names) : undefined);
  if (!found)
    throw new Error(
      `No Chromium found: install one (Debian: apt-get install ${packages[0]}) or name it with CHROMIUM=/path/to/chromium.`,
    );
  return found;
}
