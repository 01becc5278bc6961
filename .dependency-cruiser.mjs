/**
 * No dependency cycles, between folders or between files, in any package and across packages. `npm run lint:deps` runs
 * it, and so does `npm test`.
 *
 * A folder depends on what the files below it import. Imports of types count: code that needs the types of another folder
 * cannot be read, moved or replaced without it. Tests do not count: a test may import what it checks from above.
 */

/** Still part of a cycle. These lists only shrink: remove a line once its folder or file is clean. */
const foldersWithCycles = [];
const filesWithCycles = [
  // The button loads the panel when it is needed, by the name of its entry; the panel uses the parts of the main entry.
  'shared/ui/src/(index.ts|menu|menu-button|date-picker|date-input)',
];

const startingWith = (paths) => paths.map((path) => `^${path}(/|$)`);

/** Layers of the api, lowest first: a layer imports itself and those before it. `app.ts` puts all of them together. */
const apiLayers = ['core', 'http', 'features', 'imports'];

const apiLayerRules = apiLayers.map((layer, index) => ({
  name: `api-${layer}-imports-lower-layers-only`,
  comment: 'Move what is needed to a lower layer, or let app.ts pass it in.',
  severity: 'error',
  from: { path: `^api/src/${layer}/` },
  to: { path: '^api/src/', pathNot: `^api/src/(${apiLayers.slice(0, index + 1).join('|')})/` },
}));

const apiRules = [
  ...apiLayerRules,
  {
    name: 'api-feature-by-its-public-file',
    comment: 'A feature is imported through its index.ts, which lists what others may use.',
    severity: 'error',
    from: { path: '^api/src/features/([^/]+)/' },
    to: { path: '^api/src/features/', pathNot: ['^api/src/features/$1/', '^api/src/features/[^/]+/index\\.ts$'] },
  },
  {
    name: 'api-feature-by-its-public-file-from-outside',
    comment: 'A feature is imported through its index.ts, which lists what others may use.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: '^api/src/(features|testing)/' },
    to: { path: '^api/src/features/', pathNot: '^api/src/features/[^/]+/index\\.ts$' },
  },
  {
    name: 'api-tests-only',
    comment: 'Only tests import files in testing folders.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: '^api/src/testing/' },
    to: { path: '^api/src/testing/' },
  },
];

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
    ...apiRules,
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
