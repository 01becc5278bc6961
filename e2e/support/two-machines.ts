/**
 * The portal on several machines: two apis and two shells with one PostgreSQL database and one folder of files.
 * Consecutive requests go to different machines, which is harder on shared state than a real load balancer.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram } from '@park/scripts/built';
import { loadPark } from '@park/scripts/park-data';
import { startPostgres } from '@park/scripts/postgres';
import { startServer, type ServerProcess } from '@park/scripts/process';
import { demoPassword } from './accounts';
import { patientTimeout } from './patient-timeout';

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
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-machines-'));
  const postgres = await startPostgres();
  const running: ServerProcess[] = [];
  const start = async (name: 'api' | 'shell', environment: Readonly<Record<string, string>>) => {
    const server = await startServer({
      name,
      program: builtProgram(name, 'main'),
      environment: { MODE: 'demo', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...environment },
      log: process.stderr,
    });
    running.push(server);
    return server;
  };
  const shared = { MODE: 'demo', DATABASE_URL: postgres.url, DATA_DIR: dataFolder, DEMO_PASSWORD: demoPassword };
  await loadPark({
    dataFolder,
    park: path.join(process.env['PORTAL_DATA'] ?? '', 'demo-park'),
    environment: shared,
    onProgress: () => {},
  });
  const balancer = createServer().listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
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
        REMOTE_TIMEOUT: patientTimeout,
      }),
    ),
  );
  takeTurns(
    balancer,
    shells.map(({ port }) => port),
  );
  return {
    origin,
    apis,
    dataFolder,
    databaseUrl: postgres.url,
    async stop() {
      balancer.closeAllConnections();
      balancer.close();
      for (const server of running.reverse()) await server.stop();
      await postgres.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
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
