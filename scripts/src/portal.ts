/** The complete portal on one machine: api, a static server per remote, shell and checker. For start, journeys and bench. */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { builtProgram } from './built';
import { freePort } from './free-port';
import { loadPark, parkEnvironment } from './park-data';
import { startServer, type ServerProcess } from './process';
import { startSupervised } from './supervised-server';
import { publishBuilt } from './publish-built';
import { demoLinks } from './demo-links';
import { guideTokens } from './guide-tokens';
import { newKey, releaseKey } from './release-key';

export interface PortalOptions {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataFolder: string;
  readonly park?: string | undefined;
  /** Added to every process. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly onProgress?: (text: string) => void;
  /** Path of a Chromium that checks published versions; without it they are not checked in a browser. */
  readonly chromium?: string | undefined;
  /** With it, servers that end by themselves are started again, and each step is passed to it. */
  readonly onRestart?: (line: string) => void;
  /** Receives the output of the processes; a file in the data folder by default. */
  readonly log?: Writable;
}

/** Folder of the packages that this portal offers to area teams; earlier versions stay in it. */
export const sdkFolder = (dataFolder: string): string =>
  path.resolve(process.env['SDK_FOLDER'] ?? path.join(dataFolder, 'sdk'));

export interface Portal {
  readonly origin: string;
  readonly api: ServerProcess;
  readonly shell: ServerProcess;
  readonly remotes: readonly ServerProcess[];
  /** The registry at the moment when the portal was ready. Tests start further shells with it. */
  readonly registryFile: string;
  /** Ships every remote of this portal. */
  readonly releaseKey: string;
  stop(): Promise<void>;
}

/** @throws Error with the error output of the first process that cannot start. The others are stopped. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { dataFolder, onProgress = () => {}, onRestart } = options;
  mkdirSync(dataFolder, { recursive: true });
  const log = options.log ?? createWriteStream(path.join(dataFolder, 'portal.log'), { flags: 'a' });
  const shared = {
    MODE: 'demo',
    DATA_DIR: dataFolder,
    HOST: '127.0.0.1',
    ...guideTokens(dataFolder),
    ...options.environment,
  };
  const running: ServerProcess[] = [];
  const start = async (server: Parameters<typeof startServer>[0]) => {
    const started = onRestart
      ? await startSupervised(server, { startServer, onLine: onRestart })
      : await startServer(server);
    running.push(started);
    return started;
  };
  try {
    const park = await loadPark({ dataFolder, park: options.park, environment: shared, onProgress });
    const ofPark = parkEnvironment(park);
    onProgress('starting the servers');
    const port = options.port || (await freePort());
    const origin = `http://localhost:${port}`;
    const store = path.resolve(process.env['RELEASE_STORE'] ?? path.join(dataFolder, 'releases'));
    const remotes = await Promise.all(
      remoteNames().map((name) => start(fileServer(name, path.join(store, name), log))),
    );
    // For areas that are published while the portal runs; on several machines each has a server of its own.
    const others = await start(fileServer('releases', store, log));
    const keys = { RELEASE_KEY: releaseKey(dataFolder), SHELL_KEY: process.env['SHELL_KEY'] ?? newKey() };
    const handoffKey = process.env['HANDOFF_KEY'] ?? newKey();
    const checkKey = process.env['CHECK_KEY'] ?? newKey();
    const api = await start({
      name: 'api',
      program: builtProgram('api', 'main'),
      environment: {
        ...ofPark,
        RELEASE_BROWSER_CHECKS: process.env['RELEASE_BROWSER_CHECKS'] ?? 'false',
        REMOTE_SERVERS:
          process.env['REMOTE_SERVERS'] ??
          [`${others.origin}/{name}`, ...remotes.map((server) => `${server.name}=${server.origin}`)].join(','),
        ...shared,
        ...keys,
        HANDOFF_KEY: handoffKey,
        CHECK_KEY: checkKey,
        RELEASE_STORE: store,
        PORT: '0',
        PARK_ORIGIN: origin,
      },
      log,
    });
    await publishBuilt({ origin: api.origin, key: keys.RELEASE_KEY, store, onProgress });
    const registryAddress = `${api.origin}/api/releases/registry`;
    const registryFile = path.join(dataFolder, 'registry.json');
    writeFileSync(registryFile, await (await fetch(registryAddress)).text());
    const shell = await start({
      name: 'shell',
      program: builtProgram('shell', 'main'),
      environment: {
        ...ofPark,
        ...(shared.MODE === 'demo' ? demoLinks(origin) : {}),
        SDK_FOLDER: sdkFolder(dataFolder),
        ...shared,
        HOST: options.host ?? '127.0.0.1',
        PORT: String(port),
        API_ORIGIN: api.origin,
        REGISTRY: process.env['REGISTRY'] ?? registryAddress,
        SHELL_KEY: keys.SHELL_KEY,
        REGISTRY_COPY: path.join(dataFolder, 'registry-copy.json'),
      },
      log,
    });
    const { chromium } = options;
    if (chromium !== undefined)
      await start({
        name: 'checker',
        program: builtProgram('checker', 'main'),
        environment: {
          PORT: '0',
          API_ORIGIN: api.origin,
          PARK_ORIGIN: origin,
          CHECK_KEY: checkKey,
          CHROMIUM: chromium,
        },
        log,
      });
    return { origin, api, shell, remotes, registryFile, releaseKey: keys.RELEASE_KEY, stop: () => stopAll(running) };
  } catch (error) {
    await stopAll(running);
    throw error;
  }
}

/** A static server of a part of the store; nginx or a bucket in production. */
function fileServer(name: string, folder: string, log: Writable): Parameters<typeof startServer>[0] {
  mkdirSync(folder, { recursive: true });
  return {
    name,
    program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
    args: [folder],
    environment: { PORT: '0' },
    log,
  };
}

async function stopAll(running: readonly ServerProcess[]): Promise<void> {
  // The shell first and the api last, so that no process calls one that has stopped.
  for (const server of [...running].reverse()) await server.stop();
}
