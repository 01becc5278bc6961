/**
 * Adds `build.json` to a build: what was built, as the registry, the gate and the shell's server read it. Also adds the
 * brotli copies that static servers send.
 */
import type { BuiltChunks, BuiltFile } from '@park/platform/descriptor';
import type { Compilation, Compiler, Module } from 'webpack';
import { describeFile, isBuiltFile, releaseQuality } from '../describe-files';
import { sharedLibraries } from './sharing';

const name = 'BuildJsonPlugin';

/** What came out of a compilation. */
export interface BuildFacts {
  readonly files: BuiltFile[];
  /** Names of all chunk groups that have one. */
  readonly chunkNames: readonly string[];
  /** Every file of a named chunk group in loading order; empty for a name that does not exist. */
  readonly filesOf: (chunkName: string) => BuiltChunks;
  /** Shared libraries that a named chunk group needs from the host, without those that are always there. */
  readonly sharedOf: (chunkName: string) => readonly string[];
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
          sharedOf: (chunkName) => sharedOf(compilation, chunkName),
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

function sharedOf({ namedChunkGroups, chunkGraph }: Compilation, chunkName: string): readonly string[] {
  const chunks = namedChunkGroups.get(chunkName)?.chunks ?? [];
  const consumed = new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map(shareKeyOf)));
  return sharedLibraries.filter(({ name, when }) => when === 'on-demand' && consumed.has(name)).map(({ name }) => name);
}

/** Modules that are provided by the host have a type of their own. */
function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { readonly options: { readonly shareKey?: string } }).options.shareKey;
}
