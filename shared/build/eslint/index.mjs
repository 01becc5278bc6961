/**
 * The one lint preset. Besides the usual rules it holds the import directions of the project:
 * apps → platform, ui, contract → domain; a remote never sees another remote, the shell, the permission
 * matrix or a library that the platform wraps (AMB-52, AMB-59, AMB-61).
 */
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { documentedFunctions } from './documented-functions.mjs';

/** Libraries that exist once and are reached through a façade only. */
const wrapped = {
  'react-router-dom': 'Use the router names of @park/platform: shared whole it costs 62 KB.',
  'react-router': 'Use the router names of @park/platform.',
  '@tanstack/react-query': 'Use useCall, usePagedCall and useCommand of @park/platform.',
  i18next: 'Use useTexts of @park/platform.',
  'react-i18next': 'Use useTexts of @park/platform.',
  'react-hook-form': 'Use @park/ui/form.',
  'lucide-react': 'Use @park/ui/icons.',
  'react-day-picker': 'Use @park/ui/date-picker.',
  uplot: 'Use @park/ui/chart.',
  '@tiptap/react': 'Use @park/ui/editor.',
  '@tiptap/core': 'Use @park/ui/editor.',
};

const cookies = { 'js-cookie': 'Use shell/src/cookies/browser-cookies.ts.' };

const deny = (names, group = []) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: Object.entries(names).map(([name, message]) => ({ name, message })),
      patterns: [{ group: ['@radix-ui/*'], message: 'No component library outside shared/ui.' }, ...group],
    },
  ],
});

const noParkImports = (allowed, message) => ({
  regex: `^@park/(?!(?:${allowed.join('|')})(?:/|$))`,
  message,
});

/** A remote has a folder `src/shared` of its own, so the packages below the root's `shared` are listed by name. */
const noOtherFolders = {
  regex: '^(\\.\\./)+(shared/(build|contract|domain|platform|release|testing|ui)|shell|api|mf-[a-z-]+)/',
  message: 'Reach another package by its name, never by a path.',
};

const noServerCode = { regex: '^@park/domain/server$', message: 'This is for the servers of api and shell.' };

const ofShell = [
  { regex: '^@park/mf-', message: 'The shell knows remotes from the registry only.' },
  noServerCode,
  noOtherFolders,
];

const files = (...folders) => folders.map((folder) => `${folder}/**/*.{ts,tsx}`);

/** Tests read `document.cookie` to see what the browser has stored. */
const noDocumentCookie = {
  files: files('shell/src', 'mf-*', 'remote-template', 'shared/platform', 'shared/ui'),
  ignores: ['**/*.test.{ts,tsx}', 'shell/src/cookies/*.ts'],
  rules: {
    // Of any object: `window.document.cookie` is the same.
    'no-restricted-properties': [
      'error',
      { property: 'cookie', message: 'Use shell/src/cookies/browser-cookies.ts.' },
      { property: 'cookieStore', message: 'Use shell/src/cookies/browser-cookies.ts.' },
    ],
  },
};

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '.data/**', '.cache/**', '.tools/**', '**/*.mjs', '**/*.cjs'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: files('shared/*/src', 'api/src/core', 'api/src/http'),
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { park: { rules: { 'documented-functions': documentedFunctions } } },
    rules: { 'park/documented-functions': 'error' },
  },
  {
    files: files('shared/domain'),
    rules: deny({}, [{ regex: '^[^.]', message: 'shared/domain depends on nothing.' }]),
    ignores: ['**/*.test.ts'],
  },
  {
    files: files('shared/contract'),
    rules: deny({}, [
      noParkImports(['domain', 'contract'], 'shared/contract depends on shared/domain only.'),
      noServerCode,
      noOtherFolders,
    ]),
  },
  {
    files: files('shared/release'),
    rules: deny({}, [
      noParkImports(
        ['domain', 'contract', 'release'],
        'shared/release imports shared/domain and shared/contract only.',
      ),
      noOtherFolders,
    ]),
  },
  {
    files: files('api'),
    rules: deny({}, [
      noParkImports(
        ['domain', 'contract', 'release', 'api', 'demo-park'],
        'api imports shared/domain, shared/contract and shared/release only.',
      ),
      noOtherFolders,
    ]),
  },
  {
    files: files('shared/ui'),
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [noParkImports(['ui'], 'shared/ui imports no other package of the project.'), noOtherFolders] },
      ],
    },
  },
  {
    files: files('shared/platform'),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noParkImports(
              ['domain', 'contract', 'platform'],
              'shared/platform imports shared/domain and shared/contract only.',
            ),
            noServerCode,
            noOtherFolders,
          ],
        },
      ],
    },
  },
  { files: files('shell/src'), rules: deny({ ...wrapped, ...cookies }, ofShell) },
  { files: files('shell/src/cookies'), rules: deny(wrapped, ofShell) },
  {
    files: files('mf-*', 'remote-template'),
    rules: {
      ...deny(wrapped, [
        noParkImports(
          ['platform', 'ui', 'contract', 'testing', 'build'],
          'A remote imports @park/platform, @park/ui and @park/contract only; never the matrix, the shell or another remote.',
        ),
        noOtherFolders,
      ]),
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use the client of @park/platform.' },
        { name: 'localStorage', message: 'Use useStoredChoice of @park/platform.' },
        { name: 'sessionStorage', message: 'Use useStoredChoice of @park/platform.' },
      ],
    },
  },
  noDocumentCookie,
  // A remote's journeys go through the whole portal and may use what all journeys use.
  {
    files: files('mf-*/journeys', 'remote-template/journeys'),
    rules: deny({}, [
      noParkImports(['e2e', 'contract', 'domain'], 'A journey imports @park/e2e only.'),
      noOtherFolders,
    ]),
  },
  // Playwright's fixtures hand over with a function called `use`; it is no hook.
  { files: files('e2e', '*/journeys'), rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'shared/testing/**/*.{ts,tsx}',
      'e2e/**/*.ts',
      '*/journeys/**/*.ts',
      'bench/**/*.ts',
      'shared/build/**/*.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
);
