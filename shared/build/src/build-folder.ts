/** A build is written beside its final place and moved there when complete, so a half-written one is never served. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildFolder {
  readonly final: string;
  readonly draft: string;
  readonly exists: boolean;
  /** File in `dist/` that tells the newest build of its kind. */
  readonly newest: string;
}

/** Where a version goes. One that is there already, as after going back to earlier sources, is the newest again. */
export function buildFolder(app: string, version: string, pointer = 'build.json'): BuildFolder {
  const dist = path.join(app, 'dist');
  const final = path.join(dist, version);
  const folder = {
    final,
    draft: path.join(dist, `.${version}.${process.pid}`),
    exists: existsSync(path.join(final, 'build.json')),
    newest: path.join(dist, pointer),
  };
  if (folder.exists) makeNewest(folder);
  return folder;
}

/** Writes `build.json` and puts the build in its place. */
export function finishBuild(folder: BuildFolder, build: object): void {
  mkdirSync(folder.draft, { recursive: true });
  writeFileSync(path.join(folder.draft, 'build.json'), JSON.stringify(build, null, 1));
  rmSync(folder.final, { recursive: true, force: true });
  renameSync(folder.draft, folder.final);
  makeNewest(folder);
}

function makeNewest({ final, newest }: BuildFolder): void {
  const text = readFileSync(path.join(final, 'build.json'), 'utf8');
  if (existsSync(newest)) {
    if (readFileSync(newest, 'utf8') === text) return;
    // What was the newest stays servable: it is what a broken build falls back to.
    copyFileSync(newest, path.join(path.dirname(newest), `previous-${path.basename(newest)}`));
  }
  writeFileSync(newest, text);
}
