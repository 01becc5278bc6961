/** The build of a remote: one exposed module, nothing shared inside, the federation's runtime from the host. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
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
      new ModuleFederationPlugin({
        name: globalName,
        filename: 'entry.js',
        exposes: { './routes': { import: path.join(folder, 'src/routes.tsx'), name: 'routes' } },
        shared: remoteSharing(sharedVersion),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
