/** A build is written beside its final place and moved there when complete, so a half-written one is never served. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildFolder {
  readonly final: string;
  readonly draft: string;
  readonly exists: boolean;
}

export function buildFolder(app: string, version: string): BuildFolder {
  const final = path.join(app, 'dist', version);
  return { final, draft: path.join(app, 'dist', `.${version}.${process.pid}`), exists: existsSync(path.join(final, 'build.json')) };
}

/**
 * Writes `build.json` and puts the build in its place.
 * @param pointer file in `dist/` that tells the newest build of its kind
 */
export function finishBuild(app: string, folder: BuildFolder, build: object, pointer = 'build.json'): void {
  const text = JSON.stringify(build, null, 1);
  mkdirSync(folder.draft, { recursive: true });
  writeFileSync(path.join(folder.draft, 'build.json'), text);
  rmSync(folder.final, { recursive: true, force: true });
  renameSync(folder.draft, folder.final);
  const newest = path.join(app, 'dist', pointer);
  // What was the newest stays servable: it is what a broken build falls back to.
  if (existsSync(newest) && folder.exists === false) copyFileSync(newest, path.join(app, 'dist', `previous-${pointer}`));
  writeFileSync(newest, text);
}
