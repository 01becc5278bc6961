/**
 * The portal on several machines: two apis and two shells with one PostgreSQL database and one folder of files.
 * Consecutive requests go to different machines, which is harder on shared state than a real load balancer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram } from '@park/scripts/built';
import { loadPark } from '@park/scripts/park-data';
import { startPostgres } from '@park/scripts/postgres';
import { startServer, type ServerProcess } from '@park/scripts/process';
import { demoPassword } from './accounts';
import { listenLocally } from './listen-locally';
import { remoteTimeoutMs } from './remote-timeout';

export interface TwoMachines {
  /** Sends each request to the other machine than the previous one. */
  readonly origin: string;
  /** The two apis, for calling a specific one. */
  readonly apis: readonly [ServerProcess, ServerProcess];
  readonly dataFolder: string;
  /** Address of the database that both use, for what a journey cannot wait for. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export async function startTwoMachines(): Promise<TwoMachines> {
  const postgres = await startPostgres();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-machines-'));
  const balancer = createServer();
  const servers: Promise<ServerProcess>[] = [];
  const stop = async () => {
    balancer.closeAllConnections();
    balancer.close();
    // A server that is still starting is ended as well; one that did not start has ended.
    for (const server of await Promise.allSettled(servers.reverse()))
      if (server.status === 'fulfilled') await server.value.stop();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const started = await startBehind(balancer, { dataFolder, databaseUrl: postgres.url, servers });
    return { ...started, dataFolder, databaseUrl: postgres.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Machines {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  /** Receives each server as soon as it starts. */
  readonly servers: Promise<ServerProcess>[];
}

async function startBehind(
  balancer: Server,
  { dataFolder, databaseUrl, servers }: Machines,
): Promise<Pick<TwoMachines, 'origin' | 'apis'>> {
  const start = (name: 'api' | 'shell', environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
    const server = startServer({
      name,
      program: builtProgram(name, 'main'),
      environment: { MODE: 'demo', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...environment },
      log: process.stderr,
    });
    servers.push(server);
    return server;
  };
  const shared = { MODE: 'demo', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, DEMO_PASSWORD: demoPassword };
  await loadPark({
    dataFolder,
    park: path.join(process.env['PORTAL_DATA'] ?? '', 'demo-park'),
    environment: shared,
    onProgress: () => {},
  });
  const origin = `http://localhost:${await listenLocally(balancer)}`;
  // Both at once: they migrate under one lock.
  const startApi = () =>
    start('api', {
      ...shared,
      LOG_LEVEL: 'error',
      PARK_ORIGIN: origin,
      REQUESTS_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
    });
  const apis = await Promise.all([startApi(), startApi()]);
  const shells = await Promise.all(
    apis.map((api) =>
      start('shell', {
        API_ORIGIN: api.origin,
        REGISTRY: process.env['PORTAL_REGISTRY'] ?? '',
        SHELL_KEY: 'the-same-for-every-shell',
        REMOTE_TIMEOUT: remoteTimeoutMs,
      }),
    ),
  );
  takeTurns(
    balancer,
    shells.map(({ port }) => port),
  );
  return { origin, apis };
}

function takeTurns(balancer: Server, ports: readonly number[]): void {
  let turn = 0;
  balancer.on('request', (request, response) => {
    turn += 1;
    const { method, url, headers } = request;
    const passed = forward(
      { host: '127.0.0.1', port: ports[turn % ports.length], method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
}
