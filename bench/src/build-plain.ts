/**
 * Builds the same sources as one plain application: the same shell, routes, pages and texts, code split by page as a
 * single-page application would be, without federation. The measure for what federation costs.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '@park/build/run-webpack';
import { describeShellBuild } from '@park/build/shell-build';
import { remoteVersion, shellVersion } from '@park/build/versions';
import { loadDescriptor } from '@park/build/load-descriptor';
import { baseConfiguration } from '@park/build/webpack/base';
import { BuildJsonPlugin, type BuildFacts } from '@park/build/webpack/build-json-plugin';
import { remoteNames, workspaceRoot } from '@park/build/workspace';

const folder = path.join(workspaceRoot, 'shell');
const benchFolder = path.join(workspaceRoot, 'bench');

export interface PlainBuild {
  /** Folder with `build.json`, in the form the shell's server reads. */
  readonly dist: string;
  /** Registry in which every remote's files are chunks of the one application. */
  readonly registryFile: string;
}

/** Entry that knows every remote at build time; written because the list of remotes is not. */
function writeRemoteList(file: string): void {
  const lines = remoteNames().map(
    (name) =>
      `  '${name}': () => import(/* webpackChunkName: "${name}-routes", webpackMode: "eager" */ '${path.join(workspaceRoot, name, 'src/routes')}'),`,
  );
  writeFileSync(file, `export const remoteModules = {\n${lines.join('\n')}\n};\n`);
}

export async function buildPlain(cache: string): Promise<PlainBuild> {
  const version = `plain-${[shellVersion(), ...remoteNames().map(remoteVersion)]
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .slice(-40)}`;
  const dist = path.join(cache, 'plain');
  const outputFolder = path.join(dist, version);
  const registryFile = path.join(dist, 'registry.json');
  if (existsSync(path.join(outputFolder, 'build.json'))) return { dist, registryFile };
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const list = path.join(dist, 'remote-modules.ts');
  writeRemoteList(list);

  const base = baseConfiguration({ folder, name: 'plain', outputFolder, mode: 'production' });
  let facts: BuildFacts | undefined;
  await runWebpack({
    ...base,
    entry: { main: path.join(folder, 'src/main.tsx') },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'plain' },
    resolve: {
      ...base.resolve,
      alias: { ...(base.resolve?.alias as Record<string, string>), 'remote-modules$': list },
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        // Pages and texts of different remotes have the same chunk names; in one application they need the remote's.
        { test: /mf-[a-z-]+\/src\/routes\.tsx$/, enforce: 'pre', use: path.join(benchFolder, 'src/name-chunks.cjs') },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /federation\/load-page$|\.\/load-page$/,
        path.join(benchFolder, 'src/plain-load-page.ts'),
      ),
      new BuildJsonPlugin({
        describe(built) {
          facts = built;
          return describeShellBuild(version, built);
        },
      }),
    ],
  });
  if (!facts) throw new Error('webpack described no build');
  const { filesOf } = facts;
  copyFileSync(path.join(outputFolder, 'build.json'), path.join(dist, 'build.json'));

  const remotes = remoteNames().map((name) => {
    const descriptor = loadDescriptor(path.join(workspaceRoot, name));
    const live = {
      name,
      version,
      globalName: `plain_${name.replaceAll('-', '_')}`,
      entry: filesOf('main').scripts[0] ?? '',
      baseUrl: '/assets/',
      pages: Object.fromEntries(descriptor.routes.map(({ page }) => [page, filesOf(`${name}-${page}`)])),
      texts: Object.fromEntries(['en', 'fr'].map((language) => [language, filesOf(`${name}-texts-${language}`)])),
      integrity: {},
    };
    return { name, descriptor, live, previous: null, server: 'http://127.0.0.1:9' };
  });
  writeFileSync(registryFile, JSON.stringify({ revision: version, remotes }));
  return { dist, registryFile };
}
