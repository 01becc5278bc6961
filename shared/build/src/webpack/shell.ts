/** The build of the host: provides the shared libraries. Its own code imports them directly. */
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
import { hostSharing } from './sharing';

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
      entry: { main: path.join(folder, 'src/main.tsx') },
      // Absolute, or /portal/admin/manage-news would load /portal/admin/main.js (AMB-61).
      output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.sharing.ProvideSharedPlugin({ provides: hostSharing(sharedVersion) }),
        new BuildJsonPlugin({ describe: (facts) => describeShellBuild(version, facts) }),
        ...(isProduction ? [new BuildFolderPlugin(target)] : []),
      ],
    };
  };
