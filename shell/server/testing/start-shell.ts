/** For tests: the shell's server in front of a fake api, both listening on free ports of this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShellApp } from '../app/create-app';
import { readEnvironment } from '../configuration/configuration';
import type { ServerLimits } from '../http/limits';
import type { Registry, RegistryRemote } from '../registry/registry';

export interface StartedShell {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly port: number;
  /** Connections that the shell has opened to the api so far. */
  upstreamConnections(): number;
  /** Resolves when the shell has got this many requests. */
  whenAsked(count: number): Promise<void>;
  /** Resolves when the api has got this many requests. */
  whenApiAsked(count: number): Promise<void>;
  /** Opens a connection and writes to it; closed by `stop` at the latest. */
  open(text: string, localAddress?: string): Socket;
  stop(): Promise<void>;
}

export interface StartShellOptions {
  readonly api?: RequestListener;
  readonly limits?: Partial<ServerLimits>;
  readonly environment?: NodeJS.ProcessEnv;
  readonly remotes?: readonly RegistryRemote[];
  /** Remote's name → origin of its static server. */
  readonly servers?: ReadonlyMap<string, string>;
  /** Gets every line of the log. */
  readonly onLogLine?: (line: string) => void;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

function countRequests(server: Server): (count: number) => Promise<void> {
  let requests = 0;
  server.on('request', () => (requests += 1));
  return async (count) => {
    while (requests < count) await once(server, 'request');
  };
}

export async function startShell({
  api = (_request, response) => response.end('{}'),
  limits,
  environment = {},
  remotes = [],
  servers = new Map(),
  onLogLine,
}: StartShellOptions = {}): Promise<StartedShell> {
  const apiServer = createServer(api);
  let upstreamConnections = 0;
  apiServer.on('connection', () => (upstreamConnections += 1));
  const whenApiAsked = countRequests(apiServer);
  const apiPort = await listen(apiServer);
  const registry: Registry = { revision: 'r1', remotes, servers };
  const assets = mkdtempSync(path.join(os.tmpdir(), 'shell-assets-'));
  const app = await createShellApp({
    environment: readEnvironment({
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      REGISTRY: 'given by the test',
      LOG_LEVEL: onLogLine ? 'debug' : 'silent',
      // Tests change what their api answers.
      SHARED_RESPONSE_MS: '0',
      ...environment,
    }),
    registry: {
      current: () => registry,
      isFresh: () => true,
      ageMs: () => 0,
      refresh: async () => {},
      stop() {},
    },
    build: () => ({
      version: '1',
      main: { scripts: [], styles: [] },
      chunks: {},
      fonts: [],
      files: [],
      sharedVersions: {},
    }),
    assetFolders: [assets],
    limits,
    ...(onLogLine ? { logStream: { write: onLogLine } } : {}),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets = new Set<Socket>();
  return {
    app,
    port,
    origin: `http://127.0.0.1:${port}`,
    upstreamConnections: () => upstreamConnections,
    whenAsked: countRequests(app.server),
    whenApiAsked,
    open(text, localAddress) {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.add(socket);
      // A server that closes the connection while the test writes is part of what is tested.
      socket.on('error', () => {});
      socket.write(text);
      return socket;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      app.server.closeAllConnections();
      await app.close();
      apiServer.closeAllConnections();
      await new Promise((resolve) => apiServer.close(resolve));
      rmSync(assets, { recursive: true, force: true });
    },
  };
}

/** Everything that the server writes to a connection until it closes it. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}
