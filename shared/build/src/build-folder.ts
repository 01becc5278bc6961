/** A build is written beside its final place and moved there when complete, so a half-written one is never served. */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildFolder {
  readonly final: string;
  readonly draft: string;
  /** File in `dist/` that names the newest build of its kind. */
  readonly newest: string;
}

/** Where a version of an app goes. */
export function buildFolder(app: string, version: string, pointer = 'build.json'): BuildFolder {
  const dist = path.join(app, 'dist');
  return {
    final: path.join(dist, version),
    draft: path.join(dist, `.${version}.${process.pid}`),
    newest: path.join(dist, pointer),
  };
}

/** @returns whether the version was built before; it is then the newest again, as after going back to earlier sources. */
export function reuseBuild(folder: BuildFolder): boolean {
  if (!existsSync(path.join(folder.final, 'build.json'))) return false;
  makeNewest(folder);
  return true;
}

/** Puts the build in its place; the draft holds its `build.json`. */
export function finishBuild(folder: BuildFolder): void {
  rmSync(folder.final, { recursive: true, force: true });
  renameSync(folder.draft, folder.final);
  makeNewest(folder);
}

function makeNewest({ final, newest }: BuildFolder): void {
  const text = readFileSync(path.join(final, 'build.json'), 'utf8');
  if (existsSync(newest)) {
    const before = readFileSync(newest, 'utf8');
    // The build that was newest stays servable: it is what a broken build falls back to. The same version built again
    // replaces nothing.
    if (versionOf(before) !== versionOf(text))
      copyFileSync(newest, path.join(path.dirname(newest), `previous-${path.basename(newest)}`));
  }
  writeFileSync(newest, text);
}

const versionOf = (build: string) => (JSON.parse(build) as { version: string }).version;
