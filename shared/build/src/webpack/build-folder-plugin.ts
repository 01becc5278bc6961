/** Moves a build to its place once it is complete; removes it when it does not compile. */
import { rmSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { finishBuild, type BuildFolder } from '../build-folder';

const name = 'BuildFolderPlugin';

export class BuildFolderPlugin {
  readonly #folder: BuildFolder;

  constructor(folder: BuildFolder) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(name, (stats) => {
      if (stats.hasErrors()) rmSync(this.#folder.draft, { recursive: true, force: true });
      else finishBuild(this.#folder);
    });
    compiler.hooks.failed.tap(name, () => rmSync(this.#folder.draft, { recursive: true, force: true }));
  }
}
