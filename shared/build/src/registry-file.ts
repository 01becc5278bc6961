/** Writes the registry's file of a development portal from builds: the newest is live, the one before it is the previous. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { publishedBuildOf, type PublishedBuild, type RemoteBuild, type RemoteRelease } from '@park/platform/descriptor';

export interface RegistryFileEntry {
  readonly name: string;
  /** The remote's `dist` folder. */
  readonly dist: string;
  /** Origin of the remote's static server. */
  readonly server: string;
}

function readBuild(file: string): RemoteBuild | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteBuild) : null;
}

/** A remote in the registry's file. */
export interface RegistryFileRemote extends RemoteRelease<PublishedBuild> {
  readonly server: string;
}

/** @param isDevelopment selects the build that follows the sources, without a previous one that would hide its faults */
export function registryRemote({ name, dist, server }: RegistryFileEntry, isDevelopment: boolean): RegistryFileRemote {
  const live = readBuild(path.join(dist, isDevelopment ? 'dev/build.json' : 'build.json'));
  if (!live) throw new Error(`${name} is not built`);
  const previous = readBuild(path.join(dist, 'previous-build.json'));
  const isServable =
    !isDevelopment &&
    previous !== null &&
    previous.version !== live.version &&
    existsSync(path.join(dist, previous.version, previous.entry));
  return {
    name,
    descriptor: live.descriptor,
    live: publishedBuildOf(live),
    previous: isServable ? publishedBuildOf(previous) : null,
    server,
  };
}

/** Replaces the file in one step, so that a reader never sees half of it. */
export function writeRegistry(file: string, remotes: readonly RegistryFileRemote[]): void {
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  writeFileSync(`${file}.draft`, JSON.stringify({ revision, remotes }, null, 1));
  renameSync(`${file}.draft`, file);
}
