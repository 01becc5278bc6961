/** A build as it lies in an area's folder: `dist/build.json` points to the newest, `dist/<version>/` holds the files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteBuild } from '@park/contract/remote-build';

/** What a person at a terminal can put right, in one line. */
export class UsageError extends Error {}

export interface BuildOnDisk {
  readonly build: RemoteBuild;
  readonly folder: string;
  /** Null when there is no such file. */
  read(path: string): Uint8Array | null;
  /** The brotli copy that the build wrote beside the file; null without one. */
  readPacked(path: string): Uint8Array | null;
}

/** The folder of an area: `mf-x` below the place where the command was called, or that place itself. */
export function remoteFolder(remote: string, from = process.cwd()): string {
  const below = path.join(from, remote);
  if (existsSync(path.join(below, 'dist'))) return below;
  if (path.basename(from) === remote || existsSync(path.join(from, 'dist/build.json'))) return from;
  throw new UsageError(
    `There is no built ${remote} here: neither ${path.join(below, 'dist')} nor ${path.join(from, 'dist')}. Build it first, or name its folder with --folder.`,
  );
}

/**
 * @param version without it the newest build
 * @throws UsageError when it is not there, is no build, or belongs to another remote
 */
export function readBuildOnDisk(remote: string, folder: string, version?: string): BuildOnDisk {
  const pointer =
    version === undefined ? path.join(folder, 'dist/build.json') : path.join(folder, 'dist', version, 'build.json');
  if (!existsSync(pointer))
    throw new UsageError(
      version === undefined
        ? `${remote} is not built: there is no ${pointer}.`
        : `${remote} has no build ${version}: there is no ${pointer}.`,
    );
  const build = parseBuild(pointer);
  if (build.name !== remote) throw new UsageError(`${pointer} belongs to ${build.name}, not to ${remote}.`);
  const files = path.join(folder, 'dist', build.version);
  const readIfThere = (file: string) => (existsSync(file) ? new Uint8Array(readFileSync(file)) : null);
  return {
    build,
    folder: files,
    read: (name) => readIfThere(path.join(files, name)),
    readPacked: (name) => readIfThere(path.join(files, `${name}.br`)),
  };
}

function parseBuild(file: string): RemoteBuild {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
  const read = RemoteBuild.safeParse(value);
  if (!read.success)
    throw new UsageError(
      `${file} is no build: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(', ')}`,
    );
  return read.data;
}
