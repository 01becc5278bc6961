/**
 * Adds a second entry to a remote's build: the runtime of Module Federation with the container behind it. The shell
 * provides the runtime and loads the container alone; every other host, an earlier shell among them, loads this one.
 */
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { Compiler } from 'webpack';
import { runtimeGlobal } from './runtime-global';

const require = createRequire(import.meta.url);
const name = 'StandaloneEntryPlugin';

/** The module that a container loads its runtime from, as the federation plugin imports it. */
const runtimeModule = require.resolve('@module-federation/webpack-bundler-runtime/bundler');

/** Leaves the runtime out of a container: it is imported once for each remote and is the same for all. */
export function runtimeFromHost({ request }: { readonly request?: string }): Promise<string | undefined> {
  return Promise.resolve(request === runtimeModule ? `global ${runtimeGlobal}` : undefined);
}

let runtime: Promise<string> | undefined;

/** The runtime as a script that sets the global unless a host has set it. A remote loads no further remotes. */
async function buildRuntime(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import runtime from ${JSON.stringify(runtimeModule)}; globalThis.${runtimeGlobal} ??= runtime;`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: {
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

export interface StandaloneEntryOptions {
  /** File of the container alone. */
  readonly container: string;
  readonly standalone: string;
}

export class StandaloneEntryPlugin {
  readonly #options: StandaloneEntryOptions;

  constructor(options: StandaloneEntryOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { container, standalone } = this.#options;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The container holds the hashes of all files by now.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const asset = compilation.getAsset(container);
        if (!asset) throw new Error(`The build has no ${container}.`);
        runtime ??= buildRuntime();
        compilation.emitAsset(standalone, new sources.ConcatSource(await runtime, '\n', asset.source));
      });
    });
  }
}
