/** Identity of what a build is made from: the same sources give the same version, so a build is never made twice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace';

const ignored = new Set(['node_modules', 'dist', 'coverage', 'gallery', 'journeys']);
const isTest = /\.test\.tsx?$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : isTest.test(entry.name) ? [] : [file];
    })
    .sort();
}

/**
 * @param places folders and files below the workspace; the lock file always counts.
 * @returns twelve hexadecimal digits
 */
export function sourceHash(places: readonly string[]): string {
  const hash = createHash('sha256');
  const files = places
    .map((place) => path.join(workspaceRoot, place))
    .flatMap((place) => (statSync(place).isFile() ? [place] : listFiles(place)));
  for (const file of [...files, path.join(workspaceRoot, 'pnpm-lock.yaml')]) {
    hash.update(path.relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
