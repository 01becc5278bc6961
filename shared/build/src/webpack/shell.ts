/**
 * The build of the host. It provides the shared libraries through the runtime of Module Federation
 * (`shell/src/federation/federation-runtime.ts`); its own code imports them directly.
 */
import path from 'node:path';
import webpack from 'webpack';
import { buildFolder } from '../build-folder';
import { describeShellBuild } from '../shell-build';
import { shellVersion } from '../versions';
import { sharedVersion } from '../workspace';
import { baseConfiguration } from './base';
import { BuildFolderPlugin } from './build-folder-plugin';
import { BuildJsonPlugin } from './build-json-plugin';
import { modeOf, type ConfigurationOf } from './configuration';
import { ServerBuildPlugin } from './server-build-plugin';
import { sharedLibraries } from './sharing';

/** @param folder of the shell */
export const shellConfiguration =
  (folder: string): ConfigurationOf =>
  (environment, options) => {
    const mode = modeOf(environment, options);
    const isProduction = mode === 'production';
    const version = isProduction ? shellVersion() : 'dev';
    const target = buildFolder(folder, version);
    const outputFolder = isProduction ? target.draft : target.final;
    const base = baseConfiguration({ folder, name: 'shell', outputFolder, mode });
    return {
      ...base,
      entry: { main: path.join(folder, 'src/main.tsx'), early: path.join(folder, 'src/rendering/early.ts') },
      // Absolute, or /portal/admin/manage-news would load /portal/admin/main.js (AMB-61).
      output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
      optimization: {
        ...base.optimization,
        // Pages of remotes load the runtime beside the main script: as one file, not as one and a file of libraries.
        splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'federation-runtime' },
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({
          SHARED_VERSIONS: JSON.stringify(
            Object.fromEntries(sharedLibraries.map(({ name }) => [name, sharedVersion(name)])),
          ),
          // What the federation plugin's `experiments.optimization` sets: `target: 'web'` and `disableSnapshot`.
          ENV_TARGET: '"web"',
          // The registry knows every entry, so released shells read no manifest; browsers' development tools do.
          ...(isProduction ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } : {}),
        }),
        ...(isProduction
          ? [
              new ServerBuildPlugin({
                folder,
                name: 'shell',
                entry: path.join(folder, 'src/rendering/server-entry.tsx'),
              }),
            ]
          : []),
        new BuildJsonPlugin({ describe: (facts) => describeShellBuild(version, facts) }),
        ...(isProduction ? [new BuildFolderPlugin(target)] : []),
      ],
    };
  };
