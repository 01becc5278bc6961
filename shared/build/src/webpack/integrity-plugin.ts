/**
 * Makes a build request each of its files with its hash. The entry holds the hashes of the first chunk, and the first chunk
 * those of all other files, so that the entry stays small. The registry's hash of the entry covers the first chunk, and
 * that chunk's hash covers the rest: the browser runs no file that was changed in the store.
 */
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Asset, type Compilation, type Compiler } from 'webpack';

const name = 'IntegrityPlugin';
/** Replaced by the hashes once the content of the files is final. */
const placeholders = { entry: '__PARK_FIRST_HASHES__', first: '__PARK_FILE_HASHES__' } as const;
const table = '__webpack_require__.parkHashes';

/** By the hash in the file's name: a further try has another folder, and the same files. */
const ask = (tag: string, address: string) =>
  `if (${table}[${address}.split(".").at(-2)]) ${tag}.integrity = "sha256-" + ${table}[${address}.split(".").at(-2)];`;

class EntryHashes extends webpack.RuntimeModule {
  constructor() {
    super('park hashes of the first files', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${table} = "${placeholders.entry}";`;
  }
}

/** Runs when the first chunk arrives, before any of its modules requests another file. */
class FurtherHashes extends webpack.RuntimeModule {
  constructor() {
    super('park hashes of all other files');
  }

  override generate(): string {
    return `Object.assign(${table}, "${placeholders.first}");`;
  }
}

export class IntegrityPlugin {
  readonly #firstChunk: string;

  /** @param firstChunk name of the chunk that the entry loads before everything else */
  constructor(firstChunk: string) {
    this.#firstChunk = firstChunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryHashes());
        return undefined;
      });
      compilation.hooks.additionalChunkRuntimeRequirements.tap(name, (chunk) => {
        if (chunk.name === this.#firstChunk) compilation.addRuntimeModule(chunk, new FurtherHashes());
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
        () => this.#fillTables(compilation),
      );
    });
  }

  #fillTables(compilation: Compilation): void {
    const files = compilation.getAssets().filter(({ name: file }) => /\.(js|css)$/.test(file));
    const entry = holderOf(files, placeholders.entry);
    const first = holderOf(files, placeholders.first);
    const comeWithFirst = compilation.namedChunkGroups.get(this.#firstChunk)?.getFiles() ?? [];
    const isEarly = ({ name: file }: Asset) => comeWithFirst.includes(file);
    fill(
      compilation,
      first,
      placeholders.first,
      files.filter((file) => file !== entry && !isEarly(file)),
    );
    fill(compilation, entry, placeholders.entry, files.filter(isEarly));
  }
}

/** @throws Error unless exactly one file holds the table: of two, one would have to hold the other's hash */
function holderOf(files: readonly Asset[], placeholder: string): Asset {
  const holders = files.filter((file) => file.source.source().toString().includes(placeholder));
  const [holder] = holders;
  if (!holder || holders.length > 1)
    throw new Error(
      `One file has to hold ${placeholder}, not ${holders.map((file) => file.name).join(', ') || 'none'}.`,
    );
  return holder;
}

function fill(compilation: Compilation, holder: Asset, placeholder: string, files: readonly Asset[]): void {
  const literal = JSON.stringify(
    Object.fromEntries(
      files.map((file) => {
        // As it is now: the first chunk has just been given its table.
        const content = compilation.getAsset(file.name)?.source.buffer() ?? Buffer.alloc(0);
        return [file.name.split('.').at(-2), createHash('sha256').update(content).digest('base64')];
      }),
    ),
  );
  const text = holder.source.source().toString();
  compilation.updateAsset(
    holder.name,
    new webpack.sources.RawSource(text.replace(new RegExp(`(["'\`])${placeholder}\\1`), () => literal)),
  );
}
