/**
 * Where the build of a remote finds what it needs. A remote is a folder of this workspace, or a folder of its own
 * that has installed `@park/build` and the other packages from a portal (docs/decisions/021-sdk.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listSources } from './source-hash';
import { remoteVersion } from './versions';
import { isWorkspaceFolder, readPackage, sharedVersion } from './workspace';

export interface Project {
  /** `mf-…` */
  readonly name: string;
  /** Version of a release build, made from the sources as they are now. */
  readonly version: () => string;
  /** Version of a shared library by its import name; a sub-path has its package's version. */
  readonly sharedVersion: (library: string) => string;
}

/** @param folder of a remote; the name after the scope in its `package.json` is the remote's */
export function projectOf(folder: string): Project {
  const name = readPackage(folder).name.replace(/^@[^/]+\//, '');
  return isWorkspaceFolder(folder)
    ? { name, version: () => remoteVersion(path.basename(folder)), sharedVersion }
    : { name, version: () => standaloneVersion(folder), sharedVersion: (library) => installedVersion(folder, library) };
}

/** The sources and the lock file of the folder, which names exact versions of everything that is installed. */
function standaloneVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(folder).filter((each) => !path.basename(each).startsWith('.')))
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${readPackage(folder).version}-${hash.digest('hex').slice(0, 12)}`;
}

/** React is installed for `@park/platform`, wherever the package manager puts it. */
function installedVersion(folder: string, library: string): string {
  const [scope = '', second = ''] = library.split('/');
  const fromRemote = createRequire(path.join(folder, 'package.json'));
  const file =
    scope === '@park'
      ? fromRemote.resolve(`@park/${second}/package.json`)
      : createRequire(fromRemote.resolve('@park/platform/package.json')).resolve(`${scope}/package.json`);
  // A packed version is the package's own and a hash of its content.
  return readPackage(path.dirname(file)).version.replace(/-.*$/, '');
}
