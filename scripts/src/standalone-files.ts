/** What a remote needs in a folder of its own, besides its sources: packages, commands, CI. */
import type { PublishedVersions } from './sdk/sdk-packages';

export interface StandaloneOptions {
  /** `mf-…` */
  readonly name: string;
  /** Origin of the portal that the team ships to. */
  readonly portal: string;
  readonly packages: PublishedVersions;
  /** Versions of what comes from npm's registry. */
  readonly libraries: Readonly<Record<string, string>>;
}

const ownPackages = {
  dependencies: ['@park/contract', '@park/platform', '@park/ui'],
  devDependencies: ['@park/build', '@park/release-command', '@park/testing'],
};

/** Installed from npm's registry, in the versions of the portal. */
export const standaloneLibraries = {
  dependencies: ['react'],
  devDependencies: [
    '@types/jest',
    '@types/node',
    '@types/react',
    'jest',
    'tsx',
    'typescript',
    'webpack',
    'webpack-cli',
  ],
} as const;

/** Path → content. */
export function standaloneFiles(options: StandaloneOptions): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(manifest(options), null, 2)}\n`,
    '.npmrc': npmSettings(options.portal),
    '.gitignore': 'node_modules/\ndist/\n',
    'jest.config.mjs': jestConfiguration(options.name),
    'tsconfig.json': `${JSON.stringify({ extends: '@park/build/tsconfig.base.json', include: ['src', 'remote.config.ts', 'webpack.config.ts'] }, null, 2)}\n`,
    'ci.sh': ci,
    '.github/workflows/release.yml': workflow,
    'README.md': readme(options),
  };
}

function manifest({ name, portal, packages, libraries }: StandaloneOptions): object {
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries([...names].sort().map((each) => [each, packages[each] ?? libraries[each]]));
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    config: { portal },
    scripts: {
      dev: 'park-dev',
      build: 'webpack build',
      test: 'jest',
      typecheck: 'tsc --noEmit',
      check: `npm run typecheck && npm run build && park-release check ${name}`,
      publish: `npm run build && park-release publish ${name}`,
      release: 'park-release',
    },
    dependencies: versionsOf([...ownPackages.dependencies, ...standaloneLibraries.dependencies]),
    devDependencies: versionsOf([...ownPackages.devDependencies, ...standaloneLibraries.devDependencies]),
  };
}

const jestConfiguration = (name: string) => `import { browserProject } from '@park/build/jest';

export default browserProject(import.meta.dirname, '${name}');
`;

/** All packages name exact versions, so peers are right by themselves; npm needs minutes to find that out. */
const npmSettings = (portal: string) => `@park:registry=${portal}/_sdk/
legacy-peer-deps=true
save-exact=true
`;

const ci = `#!/bin/sh
# Tests, checks and ships this area. RELEASE_TOKEN is its deploy token; a folder without commits sets RELEASE_REASON, or nothing.
set -eu
npm "\${NPM_INSTALL:-ci}"
npm test
npm run check
npm run publish -- --promote --reason "\${RELEASE_REASON:-$(git log -1 --format=%s 2>/dev/null || echo 'Released by ci.sh')}"
`;

const workflow = `name: release
on:
  push:
    branches: [main]
jobs:
  release:
    runs-on: ubuntu-latest
    # Two pushes are released in the order in which they came.
    concurrency: release
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20 }
      - run: sh ci.sh
        env:
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
`;

const readme = ({ name, portal }: StandaloneOptions) => `# ${name}

An area of the portal at ${portal}. This folder is all that its team needs, with Node 20.19 and the area’s deploy token in \`RELEASE_TOKEN\`.

\`\`\`sh
npm install          # the portal’s packages come from ${portal}/_sdk/
npm run dev          # the area from this machine inside the portal, in your browser only
npm test
npm run check        # types, build, and what the portal’s gate asks
npm run publish      # build and send it; nothing is live yet
npm run release -- promote ${name} --reason "why"
\`\`\`

\`ci.sh\` does it all in CI; \`.github/workflows/release.yml\` calls it. A newer portal has newer packages: \`npm install @park/platform@latest @park/ui@latest @park/contract@latest @park/build@latest @park/testing@latest @park/release-command@latest\`. The versions installed here stay available.
`;
