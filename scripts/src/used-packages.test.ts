/** The packages that the portal was ordered with (docs/decisions/009-libraries.md): each is a dependency and does its part. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';

/** How a package shows that it is used: code imports it, or a program is run by its command. */
interface Use {
  readonly package: string;
  /** In a script of the package file or in code; for programs that no code imports. */
  readonly command?: RegExp;
}

const ordered: readonly Use[] = [
  { package: 'react' },
  { package: 'react-dom' },
  { package: 'react-router-dom' },
  { package: '@module-federation/enhanced' },
  { package: 'webpack' },
  { package: 'webpack-cli', command: /"build": "webpack build"/ },
  { package: 'zustand' },
  { package: 'js-cookie' },
  { package: 'i18next' },
  { package: 'jest', command: /"test:unit": "jest"/ },
  { package: '@testing-library/react' },
  // The test runner of Playwright, which brings `playwright`.
  { package: '@playwright/test' },
];

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const leftOut = new Set(['node_modules', 'dist', 'coverage']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name) || entry.name.startsWith('.')) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const files = filesBelow(workspaceRoot);
const packageFolders = files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file));
/** The package that a file belongs to: the deepest folder with a package file above it. */
const ownerOf = (file: string) =>
  packageFolders
    .filter((folder) => file.startsWith(`${folder}${path.sep}`))
    .sort((one, other) => other.length - one.length)[0];
const sources = files
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== __filename)
  .map((file) => ({ owner: ownerOf(file), text: readFileSync(file, 'utf8') }));

/** Folders of packages that name it as a dependency. */
function dependents(name: string): string[] {
  return packageFolders.filter((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as PackageFile;
    return name in { ...dependencies, ...devDependencies };
  });
}

const importOf = (name: string) => new RegExp(`(?:from|import\\(?)\\s*'${name}(?:/[^']*)?'`);

it.each(ordered)('$package is a dependency of a package that uses it', ({ package: name, command }) => {
  const users = dependents(name).filter((folder) =>
    command
      ? command.test(readFileSync(path.join(folder, 'package.json'), 'utf8'))
      : sources.some(({ owner, text }) => owner === folder && importOf(name).test(text)),
  );
  expect(users).not.toEqual([]);
});
