/** The `package.json` of a published package: exact versions, built files, nothing of the workspace. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import type { PublishedVersions, SdkPackage } from './sdk-packages';

interface WorkspaceManifest {
  readonly name: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Version of a package as it is installed here. */
export function installedVersion(folder: string, name: string): string {
  const manifest = path.join(realpathSync(path.join(workspaceRoot, folder, 'node_modules', name)), 'package.json');
  return readJson<{ version: string }>(manifest).version;
}

const builtName = (source: string) => source.replace(/^(\.\/)?src\//, './lib/').replace(/\.tsx?$/, '');

function publishedExport(source: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(source)) return source.replace('./src/', './lib/');
  return { types: `${builtName(source)}.d.ts`, default: `${builtName(source)}.js` };
}

/** @param versions of all published packages */
export function publishedManifest(
  { name, folder, entries, copied = [], commands = {}, leftOut = [] }: SdkPackage,
  versions: PublishedVersions,
): PublishedManifest {
  const own = readJson<WorkspaceManifest>(path.join(workspaceRoot, folder, 'package.json'));
  const wanted = [
    ...Object.keys(own.dependencies ?? {}),
    // What is written in the declarations.
    ...Object.keys(own.devDependencies ?? {}).filter((each) => each.startsWith('@types/')),
  ].filter((each) => !leftOut.includes(each));
  const exported = entries
    ? { ...entries, ...Object.fromEntries(copiedExports(own.exports, copied)), './package.json': './package.json' }
    : own.exports;
  const version = versions[name];
  if (version === undefined) throw new Error(`${name} has no version`);
  return {
    name,
    version,
    ...{ type: 'module', sideEffects: own.sideEffects },
    exports: Object.fromEntries(Object.entries(exported).map(([key, source]) => [key, publishedExport(source)])),
    ...(Object.keys(commands).length > 0
      ? {
          bin: Object.fromEntries(
            Object.entries(commands).map(([command, source]) => [command, `${builtName(source)}.js`]),
          ),
        }
      : {}),
    dependencies: Object.fromEntries(
      [...new Set(wanted)].sort().map((each) => [each, versions[each] ?? installedVersion(folder, each)]),
    ),
  };
}

const copiedExports = (exports: Readonly<Record<string, string>>, copied: readonly string[]) =>
  Object.entries(exports).filter(([, source]) => copied.some((place) => source.startsWith(`./${place}`)));
