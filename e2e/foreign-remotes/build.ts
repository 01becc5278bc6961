/** Builds the fixture with bundlers other than the portal's; docs/foreign-remotes.md shows the same configurations. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federation } from '@module-federation/vite';
import { sharedLibraries } from '@park/build/webpack/sharing';
import { sharedVersion } from '@park/build/workspace';
import { rspack } from '@rspack/core';
import { build } from 'vite';

const folder = path.join(import.meta.dirname, '.');

/** What the shell guarantees: never part of the build. */
const shared = Object.fromEntries(
  sharedLibraries.map(({ name }) => [
    name,
    { singleton: true, import: false as const, requiredVersion: `^${sharedVersion(name)}` },
  ]),
);
const exposes = { './routes': path.join(folder, 'routes.tsx') };
const temporaryFolder = (bundler: string) => mkdtempSync(path.join(tmpdir(), `park-${bundler}-`));

export interface ForeignBuild {
  readonly name: string;
  /** @returns the folder of the build */
  readonly build: () => Promise<string>;
}

async function buildWithVite(): Promise<string> {
  const outDir = temporaryFolder('vite');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [
      federation({
        name: 'mf_vite_1',
        filename: 'remoteEntry.js',
        exposes,
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
    ],
    build: { target: 'es2022', outDir, emptyOutDir: true, rollupOptions: { input: exposes['./routes'] } },
  });
  return outDir;
}

interface RspackOptions {
  readonly name: string;
  readonly filename: string;
  /** The build brings no runtime: it looks for the host's under a global name. */
  readonly externalRuntime: boolean;
}

async function buildWithRspack({ name, filename, externalRuntime }: RspackOptions): Promise<string> {
  const output = temporaryFolder('rspack');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: {},
    output: { path: output, publicPath: 'auto', uniqueName: name },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename,
        exposes,
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime },
      }),
    ],
    infrastructureLogging: { level: 'error' },
  });
  const messages = await new Promise<string | null>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('Rspack gave no result'));
      else resolve(stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null);
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (messages !== null) throw new Error(messages);
  return output;
}

export const foreignBuilds: readonly ForeignBuild[] = [
  { name: 'mf-vite', build: buildWithVite },
  {
    name: 'mf-rspack',
    build: () => buildWithRspack({ name: 'mf_rspack_1', filename: 'remoteEntry.js', externalRuntime: false }),
  },
  {
    // As the portal's own builds with an `entry.js` were made.
    name: 'mf-host-runtime',
    build: () => buildWithRspack({ name: 'mf_host_runtime_1', filename: 'entry.js', externalRuntime: true }),
  },
];
