/** Writes the type declarations of all packages in one run of the compiler. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import type { SdkPackage } from './sdk-packages';

const exportsOf = ({ folder }: SdkPackage) =>
  (
    JSON.parse(readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string>>;
    }
  ).exports;

const isTypeScript = (source: string) => /\.tsx?$/.test(source);

/** Sources that a package exports; what they do not reach, such as helpers of its own tests, is not published. */
const exportedSources = (each: SdkPackage): string[] =>
  Object.values(each.entries ?? exportsOf(each))
    .filter(isTypeScript)
    .map((source) => path.posix.join('..', each.folder, source));

/**
 * Import name → source. Without it the packages import each other through `node_modules`, and the compiler, which
 * reads files in parallel, writes no declaration of a file that it happens to reach first in that way.
 */
const sourcesByName = (packages: readonly SdkPackage[]): Record<string, string[]> =>
  Object.fromEntries(
    packages.flatMap((each) =>
      Object.entries(exportsOf(each))
        .filter(([, source]) => isTypeScript(source))
        .map(([key, source]) => [path.posix.join(each.name, key), [`./${path.posix.join('..', each.folder, source)}`]]),
    ),
  );

/**
 * @param to folder that receives `<package>/lib`
 * @throws Error with the compiler's words when a declaration cannot be written
 */
export async function declarePackages(packages: readonly SdkPackage[], to: string): Promise<void> {
  const shared = path.join(workspaceRoot, 'shared');
  // In the workspace, because the compiler looks for packages from the place of its configuration on.
  const configuration = path.join(shared, `.sdk-${process.pid}.json`);
  const out = path.join(to, '.types');
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: './build/tsconfig.base.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '.',
        outDir: out,
        paths: sourcesByName(packages),
      },
      files: ['./build/browser-files.d.ts'],
      include: packages.flatMap(exportedSources),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/node_modules'],
    }),
  );
  try {
    const compiler = path.join(workspaceRoot, 'node_modules/typescript/bin/tsc');
    const { exitCode, all } = await execa(process.execPath, [compiler, '-p', configuration], {
      all: true,
      reject: false,
    });
    if (exitCode !== 0) throw new Error(`The types of the packages cannot be written.\n${all}`);
    for (const { folder } of packages)
      cpSync(path.join(out, path.basename(folder), 'src'), path.join(to, path.basename(folder), 'lib'), {
        recursive: true,
      });
  } finally {
    rmSync(configuration, { force: true });
    rmSync(out, { recursive: true, force: true });
  }
}
