/** The remotes of `npm run dev`: those that follow their sources, those of this machine and those of another portal. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { registryRemote, writeRegistry } from '@park/build/registry-file';
import type { ChangesServer } from '@park/build/serve-changes';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import type { DevelopmentChoice } from './dev-choice';
import { startServer, type ServerProcess } from './process';
import { releasedRemotes } from './released-remotes';

const distOf = (name: string) => path.join(workspaceRoot, name, 'dist');

/** Returns the remotes that are used as they were built on this machine: with a portal, none. */
export const listBuiltRemotes = ({ watched, portal }: DevelopmentChoice): string[] =>
  portal === null ? remoteNames().filter((name) => !watched.includes(name)) : [];

/** Returns those without any build. The newest build of the others is used, because their sources may not compile now. */
export const listUnbuilt = (names: readonly string[]): string[] =>
  names.filter((name) => !existsSync(path.join(distOf(name), 'build.json')));

/** Starts a static server for each remote. */
export const serveBuiltRemotes = (names: readonly string[]): Promise<ServerProcess[]> =>
  Promise.all(
    names.map((name) =>
      startServer({
        name,
        program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
        args: [distOf(name)],
        environment: { PORT: '0' },
        log: process.stderr,
      }),
    ),
  );

/** Returns the remotes of the portal that the choice names, without those that are developed. */
export async function listPortalRemotes({ watched, portal }: DevelopmentChoice) {
  return portal === null ? [] : (await releasedRemotes(portal)).filter(({ name }) => !watched.includes(name));
}

export interface DevelopmentRemotes {
  readonly built: readonly ServerProcess[];
  readonly changing: readonly ChangesServer[];
  readonly ofPortal: Awaited<ReturnType<typeof listPortalRemotes>>;
}

/** Writes the registry from the builds as they are now. */
export function writeDevelopmentRegistry(file: string, { built, changing, ofPortal }: DevelopmentRemotes): void {
  const remotes = [
    ...built.map(({ name, origin }) => registryRemote({ name, dist: distOf(name), server: origin }, false)),
    // Without hashes, so that pages reload for another descriptor and not for another content of a file.
    ...changing.map(({ name, origin }) => {
      const remote = registryRemote({ name, dist: distOf(name), server: origin }, true);
      return { ...remote, live: { ...remote.live, integrity: {} } };
    }),
    ...ofPortal,
  ];
  writeRegistry(
    file,
    remotes.sort((one, other) => one.name.localeCompare(other.name)),
  );
}
