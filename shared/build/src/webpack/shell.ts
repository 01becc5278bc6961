/**
 * The build of the host. It provides the shared libraries through the runtime of Module Federation
 * (`shell/src/federation/federation-runtime.ts`); its own code imports them directly.
 */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { buildFolder } from '../build-folder';
import { checkFolder } from '../check-folder';
import { describeShellBuild, inFolder } from '../shell-build';
import { shellVersion } from '../versions';
import { sharedVersion } from '../workspace';
import { baseConfiguration } from './base';
import { BuildFolderPlugin } from './build-folder-plugin';
import { BuildJsonPlugin } from './build-json-plugin';
import { CheckBuildPlugin } from './check-build-plugin';
import { modeOf, type ConfigurationOf, type Mode } from './configuration';
import { LeaveOutPlugin, type LeftOutFile } from './leave-out-plugin';
import { isServerFile, ServerBuildPlugin } from './server-build-plugin';
import { sharedLibraries } from './sharing';

/**
 * What the runtime of Module Federation never runs in a released shell: manifests and snapshots, preloading by the
 * runtime (the page hints its files itself), remotes of the bundler, which nobody's build names, libraries that the
 * first chunk of a container needs (it needs none), and copies of shared libraries that a remote brings itself. Its
 * errors keep their codes, by which its documentation explains them, and have no sentences.
 */
const unusedFiles: readonly LeftOutFile[] = [
  {
    file: '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    // The library's own, for builds with `disableRemote`.
    insteadOf: { SnapshotHandler: { name: 'DisabledSnapshotHandler', from: './disabled.js' } },
  },
  { file: '@module-federation/runtime-core/dist/utils/preload.js' },
  { file: '@module-federation/webpack-bundler-runtime/dist/remotes.js' },
  { file: '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' },
  { file: '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js' },
  { file: '@module-federation/error-codes/dist/desc.mjs', tables: ['runtimeDescMap'] },
];

/** @param folder of the shell */
export const shellConfiguration =
  (folder: string): ConfigurationOf =>
  (environment, options) => {
    const mode = modeOf(environment, options);
    const isProduction = mode === 'production';
    const version = isProduction ? shellVersion() : 'dev';
    const target = buildFolder(folder, version);
    const outputFolder = isProduction ? target.draft : target.final;
    const base = browserConfiguration(folder, outputFolder, mode);
    return {
      ...base,
      plugins: [
        ...(base.plugins ?? []),
        ...(isProduction
          ? [
              new ServerBuildPlugin({
                folder,
                name: 'shell',
                entry: path.join(folder, 'src/rendering/server-entry.tsx'),
              }),
              new CheckBuildPlugin((files) =>
                checkConfiguration(folder, outputFolder, version, files.find(isServerFile)),
              ),
            ]
          : []),
        new BuildJsonPlugin({ describe: (facts) => describeShellBuild(version, facts) }),
        ...(isProduction ? [new BuildFolderPlugin(target)] : []),
      ],
    };
  };

function browserConfiguration(folder: string, outputFolder: string, mode: Mode): Configuration {
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
        // The content policy forbids code from texts.
        'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        // The registry knows every entry, so released shells read no manifest; browsers' development tools do.
        ...(mode === 'production' ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } : {}),
      }),
      ...(mode === 'production' ? [new LeaveOutPlugin(unusedFiles)] : []),
    ],
  };
}

/**
 * The same shell with the development builds of its libraries, for the checks of releases: only React's development
 * build reports each difference between what the server rendered and what the browser renders. No visitor loads a file
 * of it.
 */
function checkConfiguration(
  folder: string,
  outputFolder: string,
  version: string,
  server: string | undefined,
): Configuration {
  const browser = browserConfiguration(folder, path.join(outputFolder, checkFolder), 'production');
  return {
    ...browser,
    output: { ...browser.output, publicPath: `/assets/${checkFolder}/` },
    optimization: { ...browser.optimization, nodeEnv: 'development', minimize: false },
    plugins: [
      ...(browser.plugins ?? []),
      new BuildJsonPlugin({
        isCompressed: false,
        // The server renders its pages as for visitors.
        describe: (facts) => ({
          ...inFolder(checkFolder, describeShellBuild(version, facts)),
          ...(server === undefined ? {} : { server }),
        }),
      }),
    ],
  };
}
