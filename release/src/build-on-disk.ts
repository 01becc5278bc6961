/** A build as it is stored in an area's folder: `dist/build.json` points to the newest, `dist/<version>/` holds the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteBuild } from '@park/contract/remote-build';
import { buildOfManifest, manifestFile } from '@park/release';
import { UsageError } from './usage-error';

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
  if (
    path.basename(from) === remote ||
    ['build.json', manifestFile].some((file) => existsSync(path.join(from, 'dist', file)))
  )
    return from;
  throw new UsageError(
    `There is no built ${remote} here: neither ${path.join(below, 'dist')} nor ${path.join(from, 'dist')}. Build it first, or name its folder with --folder.`,
  );
}

/**
 * @param version without it the newest build
 * @throws UsageError when it does not exist, is not a build, or belongs to another remote
 */
export function readBuildOnDisk(remote: string, folder: string, version?: string): BuildOnDisk {
  const pointer =
    version === undefined ? path.join(folder, 'dist/build.json') : path.join(folder, 'dist', version, 'build.json');
  if (version === undefined && !existsSync(pointer) && existsSync(path.join(folder, 'dist', manifestFile)))
    return readForeignBuild(remote, folder);
  if (!existsSync(pointer))
    throw new UsageError(
      version === undefined
        ? `${remote} is not built: there is no ${pointer}. Build it first.`
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

/** The file beside `dist/` that holds the descriptor of a remote which another bundler builds. */
const foreignDescriptorFile = 'remote.json';

/** A build of another bundler: `dist/` is the build, and its manifest says what `build.json` would. */
function readForeignBuild(remote: string, folder: string): BuildOnDisk {
  const dist = path.join(folder, 'dist');
  const descriptorFile = path.join(folder, foreignDescriptorFile);
  if (!existsSync(descriptorFile))
    throw new UsageError(`${remote} has a ${manifestFile} and no descriptor: add ${descriptorFile}.`);
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
      // Such as the folder `.vite`, which is not part of what is served.
      .filter((file) => !file.split(path.sep).some((part) => part.startsWith('.')) && !file.endsWith('.br'))
      .map((file) => [file.split(path.sep).join('/'), new Uint8Array(readFileSync(path.join(dist, file)))] as const),
  );
  let build: RemoteBuild;
  try {
    build = buildOfManifest({ descriptor: JSON.parse(readFileSync(descriptorFile, 'utf8')) as unknown, files });
  } catch (error) {
    throw new UsageError(`${remote}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (build.name !== remote) throw new UsageError(`${descriptorFile} belongs to ${build.name}, not to ${remote}.`);
  return { build, folder: dist, read: (name) => files.get(name) ?? null, readPacked: () => null };
}

function parseBuild(file: string): RemoteBuild {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} is not JSON. Build again.`);
  }
  const read = RemoteBuild.safeParse(value);
  if (!read.success)
    throw new UsageError(
      `${file} does not describe a build: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(', ')}`,
    );
  return read.data;
}
