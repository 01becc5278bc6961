/** The builds of the last recorded release, unpacked (docs/decisions/014-recorded-release.md). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { workspaceRoot } from '@park/build/workspace';
import { publishedBuildOf, type RemoteBuild } from '@park/platform/descriptor';
import { startServer, type ServerProcess } from '@park/scripts/process';
import type { RegistryDocument } from './second-shell';

export interface ReleasedPortal {
  /** The `dist` folder of the released shell, with its server. */
  readonly shellDist: string;
  readonly shellProgram: string;
  /** Version of the platform that the released shell provides. */
  readonly platformVersion: string;
  readonly distOf: (remote: string) => string;
  remove(): void;
}

export function unpackReleased(): ReleasedPortal {
  // Inside the shell's folder, because the released server resolves its libraries from there.
  const folder = path.join(workspaceRoot, 'shell/dist', `.released-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = brotliDecompressSync(readFileSync(path.join(workspaceRoot, 'e2e/released/portal.tar.br')));
  const { status, stderr } = spawnSync('tar', ['-C', folder, '-xf', '-'], { input: archive });
  if (status !== 0) throw new Error(`The recorded release cannot be unpacked: ${stderr.toString()}`);
  const { sharedVersions } = JSON.parse(readFileSync(path.join(folder, 'shell/build.json'), 'utf8')) as {
    sharedVersions: Record<string, string>;
  };
  return {
    platformVersion: sharedVersions['@park/platform'] ?? '',
    shellDist: path.join(folder, 'shell'),
    shellProgram: path.join(folder, 'shell/server/main.mjs'),
    distOf: (remote) => path.join(folder, remote),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The registry with the released build of every recorded remote, served from their own servers. */
export async function withReleasedRemotes(
  registry: RegistryDocument,
  released: ReleasedPortal,
): Promise<{ registry: RegistryDocument; servers: ServerProcess[] }> {
  const servers: ServerProcess[] = [];
  const remotes: RegistryDocument['remotes'] = [];
  for (const remote of registry.remotes) {
    const dist = released.distOf(remote.name);
    const build = readBuild(dist);
    // A remote that is newer than the recorded release has nothing to be compatible with.
    if (!build) continue;
    const server = await startServer({
      name: remote.name,
      program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
      args: [dist],
      environment: { PORT: '0' },
      log: process.stderr,
    });
    servers.push(server);
    remotes.push({
      name: remote.name,
      descriptor: build.descriptor,
      live: publishedBuildOf(build),
      previous: null,
      server: server.origin,
    } as unknown as RegistryDocument['remotes'][number]);
  }
  return { registry: { ...registry, revision: `${registry.revision}-released`, remotes }, servers };
}

function readBuild(dist: string): RemoteBuild | null {
  try {
    return JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as RemoteBuild;
  } catch {
    return null;
  }
}
