/**
 * No dependency cycles, between folders or between files, in any package and across packages. `npm run lint:deps` runs
 * it, and so does `npm test`.
 *
 * A folder depends on what the files below it import. Imports of types count: code that needs the types of another folder
 * cannot be read, moved or replaced without it. Tests do not count: a test may import what it checks from above.
 */

/** Still part of a cycle. These lists only shrink: remove a line once its folder or file is clean. */
const foldersWithCycles = ['api/src', 'shared/platform/src', 'shell/server/(development|page)', 'shell/src'];
const filesWithCycles = [
  'api/src/features/releases',
  'shared/platform/src',
  // The button loads the panel when it is needed, by the name of its entry; the panel uses the parts of the main entry.
  'shared/ui/src/(index.ts|menu|menu-button)',
  'shell/src',
];

const startingWith = (paths) => paths.map((path) => `^${path}(/|$)`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'These folders depend on each other. Move what both need into a folder that depends on neither, or pass it in ' +
        'where the two are put together.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: startingWith(foldersWithCycles) },
      to: { circular: true },
    },
    {
      // The folder rule does not compare a folder with the files directly in its parent; this one does.
      name: 'no-file-cycles',
      comment: 'These files import each other. Move what both need into a file that imports neither.',
      severity: 'error',
      from: { pathNot: startingWith(filesWithCycles) },
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      comment: 'An import that cannot be resolved hides dependencies from the rules above.',
      severity: 'error',
      // Only webpack resolves this one.
      from: {},
      to: { couldNotResolve: true, pathNot: '^remote-modules$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // A workspace package publishes its TypeScript sources: `@park/ui/form` is shared/ui/src/form/index.ts.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)(node_modules|dist|\\.data|\\.cache|\\.tools|\\.git)/'] },
    skipAnalysisNotInRules: true,
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
