/** Builds an app in the browser, a remote or the shell, by its `webpack.config.ts`. */
import path from 'node:path';
import { buildFolder, reuseBuild } from './build-folder';
import { runWebpack } from './run-webpack';
import { remoteVersion, shellVersion } from './versions';
import { loadConfiguration } from './webpack/configuration';
import { workspaceRoot } from './workspace';

/** @returns whether it had to be built. @throws Error with webpack's messages when something does not compile */
export async function buildApp(name: string): Promise<{ built: boolean }> {
  const folder = path.join(workspaceRoot, name);
  const version = name === 'shell' ? shellVersion() : remoteVersion(name);
  if (reuseBuild(buildFolder(folder, version))) return { built: false };
  // The federation plugin looks for shared libraries from the working folder on, and writes it into the manifest: a
  // build is the same file by file as that of `npx webpack build` in the app's folder.
  const before = process.cwd();
  process.chdir(folder);
  try {
    await runWebpack(await loadConfiguration(folder, 'production'));
  } finally {
    process.chdir(before);
  }
  return { built: true };
}
