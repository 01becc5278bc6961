/**
 * Leaves files of a library out of a build that never runs them (docs/decisions/017-federation-runtime.md). Their exports
 * throw when they are called. A build fails that does not meet one of the files: the library has changed, and what is
 * left out has to be chosen again.
 */
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

const name = 'LeaveOutPlugin';
const loader = path.join(import.meta.dirname, 'left-out-file.cjs');

export interface LeftOutFile {
  /** "@module-federation/runtime-core/dist/utils/preload.js" */
  readonly file: string;
  /** Exports that are used all the same, and the export of another file of the library that replaces each. */
  readonly insteadOf?: Readonly<Record<string, { readonly name: string; readonly from: string }>>;
  /** Exports in which something is looked up, such as the text of an error; nothing is found there. */
  readonly tables?: readonly string[];
}

const isFile = (file: string, resource: string) => resource.replaceAll(path.sep, '/').endsWith(`/${file}`);

const resourceOf = (module: Module): string => (module as { resource?: string }).resource ?? '';

export class LeaveOutPlugin {
  readonly #files: readonly LeftOutFile[];

  constructor(files: readonly LeftOutFile[]) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.options.module.rules.push(
      ...this.#files.map(({ file, ...options }) => ({
        test: (resource: string) => isFile(file, resource),
        use: [{ loader, options }],
        // A replacement that no longer exists fails the build.
        parser: { exportsPresence: 'error', reexportExportsPresence: 'error' },
      })),
    );
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.finishModules.tap(name, (modules) => {
        const resources = [...modules].map(resourceOf);
        const missing = this.#files.filter(({ file }) => !resources.some((resource) => isFile(file, resource)));
        if (missing.length > 0)
          throw new Error(`Left out of the build, and no part of it: ${missing.map(({ file }) => file).join(', ')}.`);
      }),
    );
  }
}
