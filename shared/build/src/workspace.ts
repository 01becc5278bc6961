/** Where things are in the workspace, and the versions of what is shared. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Whether a folder is an app of the workspace. */
export const isWorkspaceFolder = (folder: string): boolean =>
  path.dirname(folder) === workspaceRoot && existsSync(path.join(workspaceRoot, 'pnpm-workspace.yaml'));

interface PackageFile {
  readonly name: string;
  readonly version: string;
}

/**
 * Name and version in the package.json of a folder.
 * @throws Error when there is none
 */
export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Installed version of a shared library; a sub-path has its package's version. */
export function sharedVersion(name: string): string {
  const [first = '', second = ''] = name.split('/');
  if (first === '@park') return readPackage(path.join(workspaceRoot, 'shared', second)).version;
  const owner: Record<string, string> = {
    react: 'shared/platform',
    'react-dom': 'shared/platform',
    zod: 'shared/contract',
  };
  return readPackage(path.join(workspaceRoot, owner[first] ?? 'shell', 'node_modules', first)).version;
}

/** Remotes are the folders that hold a descriptor; a sixth one needs no list. */
export function remoteNames(): string[] {
  return readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(workspaceRoot, name, 'remote.config.ts')))
    .sort();
}
