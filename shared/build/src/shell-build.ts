/** What the shell's `build.json` says; the shell's server reads it to know what a page must hint. */
import type { BuiltChunks, BuiltFile } from '@park/platform/descriptor';
import type { BuildFacts } from './webpack/build-json-plugin';
import { sharedLibraries } from './webpack/sharing';
import { isServerFile } from './webpack/server-build-plugin';
import { sharedVersion } from './workspace';

export interface ShellBuild {
  readonly version: string;
  readonly main: BuiltChunks;
  /** Chunks of the shell's own pages and texts, by their chunk name. */
  readonly chunks: Readonly<Record<string, BuiltChunks>>;
  readonly fonts: readonly string[];
  /** The build that renders on the server; missing while developing. */
  readonly server?: string;
  readonly files: readonly BuiltFile[];
  readonly sharedVersions: Readonly<Record<string, string>>;
}

/** A build whose files are in a folder. */
export function inFolder(folder: string, build: ShellBuild): ShellBuild {
  const inside = (file: string) => `${folder}/${file}`;
  const chunksInside = ({ scripts, styles }: BuiltChunks) => ({
    scripts: scripts.map(inside),
    styles: styles.map(inside),
  });
  return {
    ...build,
    main: chunksInside(build.main),
    chunks: Object.fromEntries(Object.entries(build.chunks).map(([name, chunk]) => [name, chunksInside(chunk)])),
    fonts: build.fonts.map(inside),
    files: build.files.map((file) => ({ ...file, path: inside(file.path) })),
  };
}

/**
 * What the shell's server has to know of its own build: the files of each chunk, fonts, and the renderer if it was
 * built.
 */
export function describeShellBuild(version: string, { files, chunkNames, filesOf }: BuildFacts): ShellBuild {
  const server = files.find(({ path }) => isServerFile(path))?.path;
  const named = chunkNames.filter((name) => name !== 'main');
  return {
    version,
    main: filesOf('main'),
    chunks: Object.fromEntries(named.map((name) => [name, filesOf(name)])),
    fonts: files.map((file) => file.path).filter((file) => file.endsWith('.woff2')),
    ...(server === undefined ? {} : { server }),
    files,
    sharedVersions: Object.fromEntries(sharedLibraries.map((library) => [library.name, sharedVersion(library.name)])),
  };
}
