/** The build of a remote: a container with one exposed module, and nothing shared inside. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type {} from 'webpack-dev-server';
import { buildFolder } from '../build-folder';
import { loadDescriptor } from '../load-descriptor';
import { projectOf } from '../project';
import { describeRemoteBuild, secretPage, serverPages } from '../remote-build';
import { baseConfiguration } from './base';
import { BuildFolderPlugin } from './build-folder-plugin';
import { BuildJsonPlugin } from './build-json-plugin';
import { modeOf, type ConfigurationOf } from './configuration';
import { IntegrityPlugin } from './integrity-plugin';
import { ServerBuildPlugin } from './server-build-plugin';
import { givenToServerBuilds, remoteSharing } from './sharing';
import { runtimeFromHost, StandaloneEntryPlugin } from './standalone-entry-plugin';

/** The container alone, which uses the shell's runtime of Module Federation. */
const containerFile = 'container.js';
/** The same container with a runtime of its own, for every other host. */
const standaloneFile = 'remoteEntry.js';
const manifestFile = 'mf-manifest.json';
/** Holds what the remote exposes: its routes, from which all other files are loaded. */
const firstChunk = 'routes';

/** Different for each version, so that two versions can live in one page without sharing chunks or a global. */
function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}

/** @param folder of the remote, of this workspace or a standalone one */
export const remoteConfiguration =
  (folder: string): ConfigurationOf =>
  (environment, options) => {
    const mode = modeOf(environment, options);
    const isProduction = mode === 'production';
    const { name, version: releaseVersion, sharedVersion } = projectOf(folder);
    const version = isProduction ? releaseVersion() : 'dev';
    const globalName = globalNameOf(name, version);
    const target = buildFolder(folder, version);
    const outputFolder = isProduction ? target.draft : target.final;
    const replacesComponents = !isProduction && environment.replacesComponents === true;
    const base = baseConfiguration({ folder, name, outputFolder, mode, replacesComponents });
    return {
      ...base,
      entry: {},
      externals: runtimeFromHost,
      optimization: {
        ...base.optimization,
        splitChunks: {
          // An area has few pages: what they have in common is worth a request from about 4 KB on, as it is sent.
          minSize: 30_000,
          // Almost every page has icons: in the first chunk they need no file, request and hash of their own.
          cacheGroups: { icons: { test: /[\\/]icons[\\/]/, name: firstChunk, enforce: true } },
        },
      },
      output: { ...base.output, publicPath: 'auto', uniqueName: globalName, crossOriginLoading: 'anonymous' },
      plugins: [
        ...(base.plugins ?? []),
        // Development files change under their names; there is no hash to hold them to.
        ...(isProduction ? [new IntegrityPlugin(firstChunk)] : []),
        new ModuleFederationPlugin({
          name: globalName,
          filename: containerFile,
          library: { type: 'var', name: globalName },
          exposes: { './routes': { import: path.join(folder, 'src/routes.tsx'), name: firstChunk } },
          shared: remoteSharing(sharedVersion),
          shareStrategy: 'loaded-first',
          manifest: {
            fileName: manifestFile,
            additionalData: ({ stats }) => {
              // Hosts that read the manifest are not this shell.
              stats.metaData.remoteEntry.name = standaloneFile;
              return stats;
            },
          },
          dts: false,
          // Otherwise it is a file below the folder from which the build was started, and module ids follow its place.
          virtualRuntimeEntry: true,
          experiments: { optimization: { target: 'web' } },
        }),
        new StandaloneEntryPlugin({ container: containerFile, standalone: standaloneFile }),
        ...(isProduction && serverPages(loadDescriptor(folder)).length > 0
          ? [
              new ServerBuildPlugin({
                folder,
                name,
                entry: path.join(folder, 'src/routes.tsx'),
                given: givenToServerBuilds,
                parts: [...serverPages(loadDescriptor(folder)), secretPage],
                texts: { en: path.join(folder, 'src/texts/en.ts'), fr: path.join(folder, 'src/texts/fr.ts') },
              }),
            ]
          : []),
        new BuildJsonPlugin({
          dependencies: [path.join(folder, 'remote.config.ts')],
          describe: (facts) =>
            describeRemoteBuild(
              { name, version, globalName, entry: standaloneFile, container: containerFile, manifest: manifestFile },
              loadDescriptor(folder),
              facts,
              sharedVersion,
            ),
        }),
        ...(isProduction ? [new BuildFolderPlugin(target)] : []),
        ...(replacesComponents ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ],
      ...(environment.WEBPACK_SERVE ? servedForOverrides : {}),
    };
  };

/**
 * `webpack serve` offers the build at `/dev/`, an address that a portal's override accepts. The portal's page reloads
 * nothing by itself then; `npm run dev -- mf-NAME` does.
 */
const servedForOverrides = {
  infrastructureLogging: { level: 'info' },
  devServer: {
    host: '127.0.0.1',
    hot: false,
    liveReload: false,
    client: false,
    static: false,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
    devMiddleware: { publicPath: '/dev/' },
  },
} as const;
