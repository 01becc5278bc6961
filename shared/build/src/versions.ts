/** The versions of everything that is built, from its sources: a package version and a hash of what goes into the build. */
import path from 'node:path';
import { sourceHash } from './source-hash';
import { readPackage, workspaceRoot } from './workspace';

const packageVersion = (name: string) => readPackage(path.join(workspaceRoot, name)).version;

/** Parts of the shared packages that each remote bundles itself instead of taking them from the shell. */
const bundledInRemotes = ['shared/contract/src', 'shared/domain/src', 'shared/ui/src/pages', 'shared/ui/src/icons'];

/** The remote's version in its package.json and a hash of all it is built from. */
export const remoteVersion = (name: string) =>
  `${packageVersion(name)}-${sourceHash([name, 'shared/build/src', ...bundledInRemotes])}`;

/** The shell's version in its package.json and a hash of all that pages are built from. */
export const shellVersion = () =>
  `${packageVersion('shell')}-${sourceHash(['shell/src', 'shell/webpack.config.ts', 'shared/build/src', 'shared/contract/src', 'shared/domain/src', 'shared/platform/src', 'shared/ui/src'])}`;

const serverSources = {
  api: ['api/src', 'api/migrations'],
  // The server bundles much of what pages use too, such as the check of the address after sign-in.
  shell: ['shell/server', 'shell/src', 'shared/build/src'],
  'demo-park': ['demo-park/src'],
  checker: ['checker/src'],
} as const;

export type ServerApp = keyof typeof serverSources;

/** A hash of all that a server program is built from. */
export const serverVersion = (app: ServerApp) =>
  `server-${sourceHash([...serverSources[app], 'shared/contract/src', 'shared/domain/src', 'shared/platform/src', 'shared/release/src'])}`;
