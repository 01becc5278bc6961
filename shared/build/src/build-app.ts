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
  await runWebpack(await loadConfiguration(folder, 'production'));
  return { built: true };
}
