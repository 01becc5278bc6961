/** The whole portal on one machine: api, one static server per remote, shell. Used by start, the journeys and the bench. */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { writeRegistryFile, type RegistryFileEntry } from '@park/build/registry-file';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { builtProgram } from './built';
import { freePort } from './free-port';
import { loadPark, readParkFacts } from './park-data';
import { startServer, type ServerProcess } from './process';

export interface PortalOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataFolder: string;
  readonly park?: string | undefined;
  /** Added to every process. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly onProgress?: (text: string) => void;
  /** Where the processes write; a file in the data folder by default. */
  readonly log?: Writable;
}

export interface Portal {
  readonly origin: string;
  readonly api: ServerProcess;
  readonly shell: ServerProcess;
  readonly remotes: readonly ServerProcess[];
  readonly registryFile: string;
  readonly registry: readonly RegistryFileEntry[];
  stop(): Promise<void>;
}

/** @throws Error with the first process's words that cannot start; what has started is stopped. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { dataFolder, onProgress = () => {} } = options;
  mkdirSync(dataFolder, { recursive: true });
  const log = options.log ?? createWriteStream(path.join(dataFolder, 'portal.log'), { flags: 'a' });
  const shared = { MODE: 'demo', DATA_DIR: dataFolder, HOST: '127.0.0.1', ...options.environment };
  const running: ServerProcess[] = [];
  const start = async (server: Parameters<typeof startServer>[0]) => {
    const started = await startServer(server);
    running.push(started);
    return started;
  };
  try {
    const park = await loadPark({ dataFolder, park: options.park, environment: shared, onProgress });
    const facts = readParkFacts(park);
    onProgress('starting the servers');
    const port = options.port || (await freePort());
    const origin = `http://localhost:${port}`;
    const api = await start({ name: 'api', program: builtProgram('api', 'main'), environment: { ...shared, PORT: '0', PARK_TIME_ZONE: facts.timeZone, PARK_ORIGIN: origin }, log });
    const remotes = await Promise.all(
      remoteNames().map((name) =>
        start({ name, program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'), args: [path.join(workspaceRoot, name, 'dist')], environment: { PORT: '0' }, log }),
      ),
    );
    const registryFile = path.join(dataFolder, 'registry.json');
    const registry = remotes.map((server) => ({ name: server.name, dist: path.join(workspaceRoot, server.name, 'dist'), server: server.origin }));
    writeRegistryFile(registryFile, registry);
    const shell = await start({
      name: 'shell',
      program: builtProgram('shell', 'main'),
      environment: {
        PARK_NAME_EN: facts.name.en,
        PARK_NAME_FR: facts.name.fr,
        PARK_TIME_ZONE: facts.timeZone,
        ...shared,
        HOST: options.host ?? '127.0.0.1',
        PORT: String(port),
        API_ORIGIN: api.origin,
        REGISTRY: registryFile,
      },
      log,
    });
    return { origin, api, shell, remotes, registryFile, registry, stop: () => stopAll(running) };
  } catch (error) {
    await stopAll(running);
    throw error;
  }
}

async function stopAll(running: readonly ServerProcess[]): Promise<void> {
  // The shell first, so that nobody asks what is already gone; the api last.
  for (const server of [...running].reverse()) await server.stop();
}
