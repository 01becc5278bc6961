/**
 * Gives the entry the hashes of every file that it may load later, and has it ask for them with those hashes. The
 * registry's hash of the entry then covers the whole build: of a changed store the browser runs nothing.
 */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const name = 'IntegrityPlugin';
/** Stands in the entry until the content of all files is final. */
const placeholder = '__PARK_FILE_HASHES__';
const table = '__webpack_require__.parkHashes';

/** By the last part of the address: a further try has another folder, and the same files. */
const ask = (tag: string, address: string) =>
  `if (${table}[${address}.split("/").pop()]) ${tag}.integrity = "sha384-" + ${table}[${address}.split("/").pop()];`;

class HashTable extends webpack.RuntimeModule {
  constructor() {
    super('park file hashes', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${table} = "${placeholder}";`;
  }
}

export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new HashTable());
        return undefined;
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${ask('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${ask(tag, href)}`,
      );
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => fillTable(compilation),
      );
    });
  }
}

/** @throws Error when two files hold the table: one would have to hold the other's hash. */
function fillTable(compilation: Compilation): void {
  const files = compilation.getAssets().filter((asset) => /\.(js|css)$/.test(asset.name));
  const text = (asset: (typeof files)[number]) => asset.source.source().toString();
  const holders = files.filter((asset) => text(asset).includes(placeholder));
  const [holder] = holders;
  if (!holder) return;
  if (holders.length > 1)
    throw new Error(`Several files load others: ${holders.map((asset) => asset.name).join(', ')}`);
  const hashes = files
    .filter((asset) => asset !== holder)
    .map((asset) => [asset.name.split('/').pop(), createHash('sha384').update(asset.source.buffer()).digest('base64')]);
  const literal = JSON.stringify(Object.fromEntries(hashes));
  compilation.updateAsset(
    holder.name,
    new webpack.sources.RawSource(text(holder).replace(new RegExp(`(["'\`])${placeholder}\\1`), () => literal)),
  );
}
