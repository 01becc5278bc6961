/**
 * Adds `build.json` to a build: what was built, as the registry, the gate and the shell's server read it. Also adds the
 * brotli copies that static servers send.
 */
import type { BuiltChunks, BuiltFile } from '@park/platform/descriptor';
import type { Compilation, Compiler } from 'webpack';
import { describeFile, isBuiltFile, releaseQuality } from '../describe-files';

const name = 'BuildJsonPlugin';

/** What came out of a compilation. */
export interface BuildFacts {
  readonly files: BuiltFile[];
  /** Names of all chunk groups that have one. */
  readonly chunkNames: readonly string[];
  /** Every file of a named chunk group in loading order; empty for a name that does not exist. */
  readonly filesOf: (chunkName: string) => BuiltChunks;
}

export interface BuildJsonOptions {
  /** Becomes `build.json`. Called for each compilation, also of a watching compiler. */
  readonly describe: (facts: BuildFacts) => object | Promise<object>;
  /** Files besides the modules that `describe` depends on; a watching compiler follows them. */
  readonly dependencies?: readonly string[];
  /** Whether brotli copies are added. Default: true. */
  readonly isCompressed?: boolean;
}

export class BuildJsonPlugin {
  readonly #options: BuildJsonOptions;

  constructor(options: BuildJsonOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { describe, dependencies = [], isCompressed = true } = this.#options;
    const quality = compiler.options.mode === 'development' ? 1 : releaseQuality;
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.addAll(dependencies);
      // After the stages that change content, names or hashes, and after the federation manifest was added.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const files = compilation
          .getAssets()
          .filter((asset) => isBuiltFile(asset.name) && !isUpdate(asset.name))
          .map((asset) => {
            const { file, compressed } = describeFile(asset.name, asset.source.buffer(), isCompressed ? quality : null);
            if (compressed) compilation.emitAsset(`${asset.name}.br`, new sources.RawSource(compressed));
            return file;
          })
          .sort((one, other) => (one.path < other.path ? -1 : 1));
        const build = await describe({
          files,
          chunkNames: [...compilation.namedChunkGroups.keys()],
          filesOf: (chunkName) => filesOf(compilation, chunkName),
        });
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(build, null, 1)));
      });
    });
  }
}

/** What webpack sends to open pages after a change is for them alone. */
const isUpdate = (file: string): boolean => /\.hot-update\.(js|json)(\.map)?$/.test(file);

function filesOf(compilation: Compilation, chunkName: string): BuiltChunks {
  const files = (compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? []).filter((file) => !isUpdate(file));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
