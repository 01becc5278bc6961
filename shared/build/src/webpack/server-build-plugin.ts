/**
 * Adds the build that renders on the server: one CommonJS file with the pages that it renders, from the sources,
 * loaders and class names of the browser's build, and one with the texts of each language. Shared libraries are given
 * to it by the shell.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { runWebpack } from '../run-webpack';
import { baseConfiguration } from './base';

const name = 'ServerBuildPlugin';

export interface ServerBuildOptions {
  readonly folder: string;
  /** Of the browser's build; class names start with it. */
  readonly name: string;
  readonly entry: string;
  /** Modules that are not part of the file, and the name by which it requires each when it runs. */
  readonly given?: Readonly<Record<string, string>>;
  /**
   * Chunks that are part of the file; default: all. The others are pages that only browsers render, and what a page
   * loads once it is used, such as dialogs: their `import()` fails when it runs.
   */
  readonly parts?: readonly string[];
  /** Modules with the texts of a language, by language: files of their own. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Whether a file of a build is the one that renders its pages on a server. */
export const isServerFile = (file: string): boolean => /^server\.\w+\.js$/.test(file);
/** Whether a file has the texts of a language for the server. */
export const isServerTextFile = (file: string, language: string): boolean =>
  new RegExp(`^server-${language}\\.\\w+\\.js$`).test(file);

export class ServerBuildPlugin {
  readonly #options: ServerBuildOptions;

  constructor(options: ServerBuildOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Beside the browser's build, whose federation has child compilations of its own.
      const built = buildServerFiles(this.#options);
      built.catch(() => {});
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, code] of await built) {
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
          compilation.emitAsset(`${file}.${hash}.js`, new sources.RawSource(code));
        }
      });
    });
  }
}

async function buildServerFiles(options: ServerBuildOptions): Promise<[string, Buffer][]> {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'park-server-build-'));
  try {
    await runWebpack(serverConfiguration(options, outputFolder));
    return Object.keys(entriesOf(options)).map((file) => [file, readFileSync(path.join(outputFolder, `${file}.js`))]);
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

const entriesOf = ({ entry, texts = {} }: ServerBuildOptions): Record<string, string> => ({
  server: entry,
  ...Object.fromEntries(Object.entries(texts).map(([language, file]) => [`server-${language}`, file])),
});

function serverConfiguration(options: ServerBuildOptions, outputFolder: string): Configuration {
  const { folder, name: packageName, given = {}, parts } = options;
  const base = baseConfiguration({ folder, name: packageName, outputFolder, mode: 'production', platform: 'server' });
  return {
    ...base,
    entry: entriesOf(options),
    externals: Object.fromEntries(Object.entries(given).map(([module, name]) => [module, `commonjs ${name}`])),
    output: {
      ...base.output,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      publicPath: '',
      uniqueName: packageName,
      // `self` of browsers does not exist.
      globalObject: 'globalThis',
    },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    plugins: [...(base.plugins ?? []), ...(parts ? [new LeaveOutPlugin(new Set(parts))] : [])],
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}

/** Leaves every other `import()` as it is written, so that what it imports is not built. */
class LeaveOutPlugin {
  readonly #parts: ReadonlySet<string>;

  constructor(parts: ReadonlySet<string>) {
    this.#parts = parts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        hooks.parser.for(type).tap(name, (parser) => {
          // Before webpack's own handling.
          parser.hooks.importCall.tap({ name, stage: -1 }, (expression) => {
            if (!expression.range) return undefined;
            const chunk: unknown = parser.parseCommentOptions(expression.range).options?.['webpackChunkName'];
            return typeof chunk === 'string' && this.#parts.has(chunk) ? undefined : true;
          });
        });
    });
  }
}
