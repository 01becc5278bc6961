/**
 * Test files in groups. Each file that jest runs loads its modules again, for the api 1,500 of them in more than a second;
 * the files of a group share them, and the run is a third shorter. `npx jest` runs every file alone, as editors do.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@park/build/workspace';

export interface JestProject {
  readonly displayName: string;
  readonly rootDir: string;
  readonly [option: string]: unknown;
}

/** Whether a file replaces modules, has an environment of its own, or says that it cannot undo what it changes. */
export const isAlone = (source: string): boolean => /jest\.mock\(|@jest-environment|^\/\/ Runs alone: /m.test(source);

/**
 * Groups of about the same number of bytes, the largest files first: a group ends about when the others do.
 * @param sizes bytes of each file
 */
export function groupFiles(sizes: ReadonlyMap<string, number>, groupCount: number): string[][] {
  const groups = Array.from({ length: groupCount }, () => ({ files: [] as string[], bytes: 0 }));
  for (const [file, bytes] of [...sizes].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))) {
    const smallest = groups.reduce((least, group) => (group.bytes < least.bytes ? group : least));
    smallest.files.push(file);
    smallest.bytes += bytes;
  }
  return groups.map(({ files }) => files.sort()).filter((files) => files.length > 0);
}

const describeFile = (file: string): string =>
  `describe(${JSON.stringify(path.relative(workspaceRoot, file))}, () => {\n  require(${JSON.stringify(file)});\n});\n`;

/** Registers its cleanup after each test where it is loaded, so each group loads it. */
const componentTests = createRequire(path.join(workspaceRoot, 'shared/testing/package.json')).resolve(
  '@testing-library/react',
);

const bytesPerGroup = 60_000;

function testFiles({ rootDir }: JestProject): string[] {
  return readdirSync(rootDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|\.[^/]+)\//.test(file))
    .map((file) => path.join(rootDir, file))
    .sort();
}

/** A project whose test files are its groups, and the files that stay alone. */
function inGroups(project: JestProject, folder: string): JestProject {
  const suites = path.join(folder, project.displayName);
  mkdirSync(suites, { recursive: true });
  const files = testFiles(project);
  const alone = files.filter((file) => isAlone(readFileSync(file, 'utf8')));
  const sizes = new Map(files.filter((file) => !alone.includes(file)).map((file) => [file, statSync(file).size]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const start = 'setupFilesAfterEnv' in project ? `require(${JSON.stringify(componentTests)});\n` : '';
  groupFiles(sizes, Math.ceil(bytes / bytesPerGroup)).forEach((group, index) =>
    writeFileSync(path.join(suites, `${index + 1}.test.js`), start + group.map(describeFile).join('')),
  );
  return {
    ...project,
    roots: [project.rootDir, suites],
    testMatch: [`${suites}/*.test.js`, ...alone],
    // The suites are in the cache.
    modulePathIgnorePatterns: ['/dist/', '/.data/'],
  };
}

interface JestConfiguration {
  readonly projects: readonly JestProject[];
}

/** Writes the groups of all projects. @returns the file with jest's configuration for them */
export async function writeTestSuites(): Promise<string> {
  const address = pathToFileURL(path.join(workspaceRoot, 'jest.config.mjs')).href;
  const { default: configuration } = (await import(address)) as { default: JestConfiguration };
  const folder = path.join(workspaceRoot, '.cache/test-suites');
  rmSync(folder, { recursive: true, force: true });
  const projects = configuration.projects.map((project) => inGroups(project, folder));
  const file = path.join(folder, 'jest.config.json');
  writeFileSync(file, JSON.stringify({ ...configuration, rootDir: workspaceRoot, projects }, null, 2));
  return file;
}
