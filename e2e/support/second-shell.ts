/** A second shell with the same api: with another registry, another configuration, or broken remotes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtProgram } from '@park/scripts/built';
import { startServer, type ServerProcess } from '@park/scripts/process';
import { listenLocally } from './listen-locally';
import { remoteTimeoutMs } from './remote-timeout';

export interface RegistryEntry {
  name: string;
  descriptor: { platform: string; routes: { path: string; page: string }[] };
  live: Record<string, unknown> & {
    name: string;
    baseUrl: string;
    version: string;
    globalName: string;
    entry: string;
    container?: string;
  };
  previous: RegistryEntry['live'] | null;
  canary?: {
    build: RegistryEntry['live'];
    descriptor: RegistryEntry['descriptor'];
    share: number | null;
    roles: number[];
  } | null;
  server: string;
}

export interface RegistryDocument {
  revision: string;
  remotes: RegistryEntry[];
}

export interface SecondShell {
  readonly origin: string;
  readonly process: ServerProcess;
  /** Publishes another registry; resolves when the shell serves it. */
  publish(registry: RegistryDocument): Promise<void>;
  stop(): Promise<void>;
}

export const readRegistry = (): RegistryDocument =>
  JSON.parse(readFileSync(process.env['PORTAL_REGISTRY'] ?? '', 'utf8')) as RegistryDocument;

export async function startSecondShell(
  options: { registry?: RegistryDocument; environment?: Record<string, string> } = {},
): Promise<SecondShell> {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-shell-'));
  const file = path.join(folder, 'registry.json');
  writeFileSync(file, JSON.stringify(options.registry ?? readRegistry()));
  const shell = await startServer({
    name: 'shell',
    program: builtProgram('shell', 'main'),
    environment: {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      API_ORIGIN: process.env['PORTAL_API'] ?? '',
      REGISTRY: file,
      REMOTE_TIMEOUT: remoteTimeoutMs,
      // Six processes that render cost each shell a second of a small machine; the portal of all journeys renders.
      SERVER_RENDERING: 'false',
      ...options.environment,
    },
    log: process.stderr,
  });
  return {
    origin: `http://localhost:${shell.port}`,
    process: shell,
    async publish(registry) {
      writeFileSync(`${file}.draft`, JSON.stringify(registry));
      renameSync(`${file}.draft`, file);
      await waitForRevision(shell.origin, registry.revision);
    },
    async stop() {
      await shell.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks the shell which registry it serves. */
async function waitForRevision(origin: string, revision: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/_registry`);
    await answer.arrayBuffer();
    if (answer.headers.get('x-park-registry') === revision) return;
    await pause(50);
  }
  throw new Error(`the shell does not serve the registry ${revision}`);
}

export interface RegistryServer {
  readonly address: string;
  /** Null: it is down. */
  set(registry: RegistryDocument | null): void;
  stop(): void;
}

/** Serves the registry as the api does. */
export async function startRegistryServer(first: RegistryDocument): Promise<RegistryServer> {
  let registry: RegistryDocument | null = first;
  const server = createServer((request, response) => {
    if (!registry) return void request.socket.destroy();
    const etag = `"${registry.revision}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(registry));
  });
  const port = await listenLocally(server);
  return {
    address: `http://127.0.0.1:${port}/api/releases/registry`,
    set(next) {
      registry = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type RemoteFault = 'none' | 'down' | 'hanging' | 'garbage' | 'throwing' | 'empty';

export interface FaultyRemote {
  readonly origin: string;
  /** Sets the fault; requests that hang are ended. */
  set(fault: RemoteFault): void;
  stop(): Promise<void>;
}

/** A proxy in front of a remote's server that injects faults. */
export async function startFaultyRemote(realServer: string): Promise<FaultyRemote> {
  let fault: RemoteFault = 'none';
  const held: ServerResponse[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isScript = request.url?.split('?')[0]?.endsWith('.js') ?? false;
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'hanging') return void held.push(response);
    if (fault === 'garbage' && isScript)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('<!doctype html><p>not a script</p>');
    if (fault === 'empty' && isScript)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end('');
    if (fault === 'throwing' && isScript)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('throw new Error("this remote throws");');
    const real = await fetch(`${realServer}${request.url ?? ''}`);
    response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? 'application/octet-stream' });
    response.end(Buffer.from(await real.arrayBuffer()));
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    set(next) {
      fault = next;
      held.splice(0).forEach((response) => response.destroy());
    },
    async stop() {
      held.splice(0).forEach((response) => response.destroy());
      server.closeAllConnections();
      server.close();
    },
  };
}
