/** Builds another one beside a build, whose files go to a folder inside of its own. */
import type { Compiler, Configuration } from 'webpack';
import { runWebpack } from '../run-webpack';

const name = 'CheckBuildPlugin';

export class CheckBuildPlugin {
  readonly #configurationOf: (files: readonly string[]) => Configuration;

  /** @param configurationOf is given the files of the build itself */
  constructor(configurationOf: (files: readonly string[]) => Configuration) {
    this.#configurationOf = configurationOf;
  }

  apply(compiler: Compiler): void {
    // Before the folder is moved to its final place.
    compiler.hooks.afterEmit.tapPromise(name, (compilation) =>
      runWebpack(this.#configurationOf(compilation.getAssets().map((asset) => asset.name))),
    );
  }
}
