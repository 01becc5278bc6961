/**
 * The one jest preset. `browserProject` is for code that renders, `nodeProject` for servers and tools.
 * Both compile TypeScript with swc; types are checked by `npm run typecheck`, not by jest.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

// Packages that publish ES modules only. They pass through swc like our own code.
const esModulesOnly = [
  '@park',
  '@exodus',
  'lucide-react',
  'react-day-picker',
  '@date-fns',
  'get-port',
  'date-fns',
  'web-vitals',
  'ical\\.js',
];
const transformIgnorePatterns = [
  `/node_modules/(?!(?:\\.pnpm/)?(?:${esModulesOnly.map((name) => name.replace('/', '\\+')).join('|')}))`,
];

const shared = {
  transform,
  transformIgnorePatterns,
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-module.mjs'),
    '\\.css$': require.resolve('./empty-stylesheet.mjs'),
    '\\.(woff2|svg|png|jpg|webp)$': require.resolve('./asset.mjs'),
  },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
};

/** @param more further options of the project, such as a `globalSetup` */
export const nodeProject = (rootDir, displayName, more = {}) => ({
  ...shared,
  rootDir,
  displayName,
  testEnvironment: 'node',
  ...more,
});

export const browserProject = (rootDir, displayName) => ({
  ...shared,
  rootDir,
  displayName,
  testEnvironment: require.resolve('./browser-environment.mjs'),
  setupFilesAfterEnv: [require.resolve('./browser-setup.mjs')],
});
