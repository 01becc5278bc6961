/** Identity of what a build is made from: the same sources give the same version, so a build is never made twice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace';

const ignored = new Set(['node_modules', 'dist', 'coverage', 'gallery', 'journeys', '.git', '.github']);
const isTest = /\.test\.tsx?$/;

/** @returns the files below a folder that go into its builds, sorted */
export function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listSources(file) : isTest.test(entry.name) ? [] : [file];
    })
    .sort();
}

/**
 * Returns the lock file without the packages of other areas: a new remote beside them is no reason for a new version of
 * theirs. Shared packages, the root and all that is installed from the registry count for everybody.
 */
export function lockTextFor(lock: string, places: readonly string[]): string {
  const [, before = '', importers = '', after = ''] = /^([\s\S]*?^importers:\n)([\s\S]*?)(^packages:[\s\S]*)$/m.exec(
    lock,
  ) ?? ['', lock];
  const own = new Set(places.map((place) => place.split('/')[0]));
  const kept = importers.split(/^(?= {2}\S)/m).filter((block) => {
    const name = /^ {2}'?([^':]+)'?:/.exec(block)?.[1] ?? '.';
    return name === '.' || name.startsWith('shared/') || own.has(name);
  });
  return before + kept.join('') + after;
}

/**
 * @param places folders and files below the workspace; the lock file always counts.
 * @returns twelve hexadecimal digits
 */
export function sourceHash(places: readonly string[]): string {
  const hash = createHash('sha256');
  const files = places
    .map((place) => path.join(workspaceRoot, place))
    .flatMap((place) => (statSync(place).isFile() ? [place] : listSources(place)));
  const add = (name: string, content: Buffer | string) => hash.update(name).update('\0').update(content).update('\0');
  for (const file of files) add(path.relative(workspaceRoot, file), readFileSync(file));
  const lockFile = 'pnpm-lock.yaml';
  add(lockFile, lockTextFor(readFileSync(path.join(workspaceRoot, lockFile), 'utf8'), places));
  return hash.digest('hex').slice(0, 12);
}
