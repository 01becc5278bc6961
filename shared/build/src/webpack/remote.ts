/** The build of a remote: a container with one exposed module, and nothing shared inside. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { sharedVersion } from '../workspace';
import { baseConfiguration } from './base';
import { IntegrityPlugin } from './integrity-plugin';
import { remoteSharing } from './sharing';

export interface RemoteOptions {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
}

/** The shell tells by this name that the build brings a container which needs no runtime from the page. */
export const containerFile = 'container.js';

/** Different for each version, so that two versions can live in one page without sharing chunks or a global. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}

export function remoteConfiguration({ folder, name, version, outputFolder, mode }: RemoteOptions): Configuration {
  const base = baseConfiguration({ folder, name, outputFolder, mode });
  const globalName = globalNameOf(name, version);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: globalName, crossOriginLoading: 'anonymous' },
    plugins: [
      ...(base.plugins ?? []),
      // While developing files change under their names; there is nothing to hold them to.
      ...(mode === 'production' ? [new IntegrityPlugin()] : []),
      new webpack.container.ModuleFederationPlugin({
        name: globalName,
        filename: containerFile,
        library: { type: 'var', name: globalName },
        exposes: { './routes': { import: path.join(folder, 'src/routes.tsx'), name: 'routes' } },
        shared: remoteSharing(sharedVersion),
      }),
    ],
  };
}
