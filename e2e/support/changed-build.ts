/** A second build of a remote: the built one with changed texts and hashes, described as the build tool describes it. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFiles } from '@park/build/describe-files';
import { workspaceRoot } from '@park/build/workspace';
import type { RemoteBuild } from '@park/platform/descriptor';

export interface ChangedBuild {
  readonly version: string;
  /** The folder of a remote, for `npm run release -- publish mf-x --folder`. */
  readonly folder: string;
  remove(): void;
}

/** As the files hold it: in base64. */
export const hashOf = (text: string, algorithm = 'sha256'): string =>
  createHash(algorithm).update(text).digest('base64');

/** Scripts and styles, the files that a change can be in. */
export const isText = (file: string): boolean => /\.(js|css)$/.test(file);

/** The global variable of a version, as the build tool names it. */
export const globalNameOf = (remote: string, version: string): string =>
  `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');

/** The files of a build, each after those whose hashes it holds: the entries last, before them the first chunk. */
export function byHashes(
  files: readonly string[],
  { entry, container }: { readonly entry: string; readonly container?: string | undefined },
): string[] {
  const rank = (file: string) => (file === entry || file === container ? 2 : file.startsWith('routes.') ? 1 : 0);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** A change of the directory: another title of its list of companies in English, in the browser's build and the server's. */
export const withCompaniesTitle =
  (title: string) =>
  (text: string, file: string): string =>
    /^(?:texts|server)-en/.test(file)
      ? text.replace('companies:{title:"Companies"', `companies:{title:"${title}"`)
      : text;

/** @param change receives the text of each script and style, and must change at least one */
export function makeChangedBuild(
  remote: string,
  version: string,
  change: (text: string, file: string) => string,
): ChangedBuild {
  const folder = mkdtempSync(path.join(tmpdir(), `park-${remote}-`));
  const dist = path.join(workspaceRoot, remote, 'dist');
  const before = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as RemoteBuild;
  const target = path.join(folder, 'dist', version);
  cpSync(path.join(dist, before.version), target, { recursive: true, filter: (file) => !file.endsWith('.br') });
  const globalName = globalNameOf(remote, version);
  const files = readdirSync(target).filter(isText);
  const hashes: [before: string, after: string][] = [];
  let changes = 0;
  for (const file of byHashes(files, before)) {
    const text = readFileSync(path.join(target, file), 'utf8');
    const named = text.replaceAll(before.globalName, globalName);
    let after = change(named, file);
    if (after !== named) changes += 1;
    for (const [old, fresh] of hashes) after = after.replaceAll(old, fresh);
    hashes.push([hashOf(text), hashOf(after)]);
    writeFileSync(path.join(target, file), after);
  }
  if (changes === 0) throw new Error(`${remote} ${version} is not changed: nothing was found that could be`);
  if (before.manifest) {
    const manifest = path.join(target, before.manifest);
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(before.globalName, globalName));
  }
  const build: RemoteBuild = { ...before, version, globalName, files: describeFiles(target, 4) };
  for (const place of [target, path.join(folder, 'dist')])
    writeFileSync(path.join(place, 'build.json'), JSON.stringify(build));
  return { version, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
