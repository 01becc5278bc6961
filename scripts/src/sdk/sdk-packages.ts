/** The packages that area teams outside of this workspace install (docs/decisions/021-sdk.md). */
import path from 'node:path';
import { sourceHash } from '@park/build/source-hash';
import { readPackage, workspaceRoot } from '@park/build/workspace';

export interface SdkPackage {
  /** `@park/…` */
  readonly name: string;
  /** Below the workspace. */
  readonly folder: string;
  /** Import name → source, for a package of which only these are published; otherwise its `exports` as they are. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Files that are published as they are. */
  readonly copied?: readonly string[];
  /** Command → source. */
  readonly commands?: Readonly<Record<string, string>>;
  /** Dependencies of what is not published. */
  readonly leftOut?: readonly string[];
}

export const sdkPackages: readonly SdkPackage[] = [
  { name: '@park/domain', folder: 'shared/domain' },
  { name: '@park/contract', folder: 'shared/contract' },
  { name: '@park/platform', folder: 'shared/platform' },
  { name: '@park/ui', folder: 'shared/ui' },
  { name: '@park/testing', folder: 'shared/testing' },
  {
    name: '@park/build',
    folder: 'shared/build',
    entries: { './webpack/remote': 'src/webpack/remote.ts' },
    commands: { 'park-dev': 'src/commands/standalone-dev.ts' },
    copied: ['jest', 'browser-files.d.ts', 'tsconfig.base.json'],
    leftOut: [
      'eslint',
      'eslint-plugin-jsx-a11y',
      'eslint-plugin-react-hooks',
      'typescript',
      'typescript-eslint',
      '@module-federation/vite',
      'sirv',
    ],
  },
];

/** The command line of releases is one file without dependencies. */
export const releaseCommand = { name: '@park/release-command', folder: 'release' };

const sources = [...sdkPackages.map(({ folder }) => folder), 'shared/release', 'release', 'scripts/src/sdk'];

/** Name → version. */
export type PublishedVersions = Readonly<Record<string, string>>;

/** A package version and a hash of all sources of the packages: what is published under a version never changes. */
export function sdkVersions(): PublishedVersions {
  const hash = sourceHash(sources);
  return Object.fromEntries(
    [...sdkPackages, releaseCommand].map(({ name, folder }) => [
      name,
      `${readPackage(path.join(workspaceRoot, folder)).version}-sdk${hash}`,
    ]),
  );
}
