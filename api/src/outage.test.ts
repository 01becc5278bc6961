import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfiguration } from './core/configuration/configuration';
import { openPostgres } from './core/database/postgres';
import { startApi, type RunningApi } from './start-api';

const adminUrl = process.env.TEST_DATABASE_URL;
const describeOnPostgres = adminUrl ? describe : describe.skip;

/** Stands between the API and PostgreSQL, and can be cut like a cable. It keeps its port: another program might take it. */
class Cable {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  port = 0;
  constructor(private readonly target: URL) {}

  async start(): Promise<void> {
    this.server = createServer((socket) => {
      if (this.isCut) return void socket.destroy();
      const onward = connect(Number(this.target.port || 5432), this.target.hostname);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  plugIn(): void {
    this.isCut = false;
  }

  async stop(): Promise<void> {
    this.cut();
    if (!this.server) return;
    this.server.close();
    await once(this.server, 'close');
  }
}

describeOnPostgres('a database that goes away while serving (PostgreSQL)', () => {
  const name = `park_outage_${process.pid}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'park-outage-'));
  let cable: Cable;
  let api: RunningApi;

  const asAdmin = async (statement: string) => {
    const admin = openPostgres(adminUrl ?? '');
    try {
      await admin.database.execute(sql.raw(statement));
    } finally {
      await admin.close();
    }
  };
  const get = (url: string) => fetch(`http://127.0.0.1:${api.port}${url}`);

  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${name}`);
    cable = new Cable(new URL(adminUrl ?? ''));
    await cable.start();
    const url = new URL(adminUrl ?? '');
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    url.pathname = `/${name}`;
    api = await startApi(
      readConfiguration({ DATABASE_URL: url.href, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
    );
  });
  afterAll(async () => {
    await api.stop();
    await cable.stop();
    await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is a 503 that says when to try again, and over by itself', async () => {
    expect((await get('/api/catalogs/news-types')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    cable.cut();
    const refused = await get('/api/catalogs/news-types');
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      ((await refused.json()) as { key: string }).key,
    ]).toEqual([503, '5', 'errors.unavailable']);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/api/catalogs/roles')).status).toBe(200);
    cable.plugIn();
    expect((await get('/api/catalogs/news-types')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });
});
