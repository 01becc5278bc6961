/**
 * An api that is killed while people book, cancel, release, recall and wait: after each restart all rules hold, nothing that
 * it had confirmed is lost, and a command whose answer was lost can be sent again. `npm run bench -- parking` kills it at
 * twenty random moments on each database with PARKING_KILLS=20.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../../testing';
import { findLostAnswers, type AnsweredCommand } from '../../testing/lost-answers';
import {
  findBrokenRules,
  ParkingTraffic,
  prepareTraffic,
  trafficNow,
  trafficPeople,
  type TrafficResponse,
  type TrafficCommand,
} from '../../testing/parking-traffic';
import { runSeed } from '../../testing/random';
import type { PersonName } from '../../testing';
import { openEmbedded } from '../../core/database/embedded';
import { openPostgres } from '../../core/database/postgres';
import type { DatabaseConnection } from '../../core/database/database';
import { TestApi } from '../../testing/test-api';
import { getLedgerTotals } from './credits/totals';

const source = path.join(__dirname, '../..');
const named = (file: string) => JSON.stringify(path.join(source, file));
const kills = Number(process.env['PARKING_KILLS'] ?? 1);
const senders = 12;
/** However slow the machine is, there is something to lose. */
const confirmedBeforeKill = 5;

/** How the api finds its database, in its own process and in this one. */
interface Place {
  environment: Record<string, string>;
  open: () => Promise<DatabaseConnection> | DatabaseConnection;
}

/** The whole api in a process of its own, in the park's morning of the traffic. */
const program = `
  import { startApi } from ${named('start-api.ts')};
  import { readConfiguration } from ${named('core/configuration/configuration.ts')};
  const { port } = await startApi(readConfiguration(process.env), {}, { clock: () => new Date('${trafficNow}') });
  console.log('listening on ' + port);
`;

async function startProcess(environment: Record<string, string>) {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: path.join(source, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
      ...environment,
    },
  });
  const ended = once(server, 'exit');
  for await (const line of server.stdout) {
    const port = /listening on (\d+)/.exec(String(line))?.[1];
    if (port) return { server, ended, origin: `http://127.0.0.1:${port}` };
  }
  throw new Error('The api ended before it listened.');
}

class Proof {
  readonly sent: TrafficCommand[] = [];
  readonly answered: AnsweredCommand[] = [];
  private readonly traffic = new ParkingTraffic(runSeed);
  private readonly cookies = new Map<PersonName, string>();
  private creditsBefore = 0;

  constructor(private readonly place: Place) {}

  async prepare(api: TestApi): Promise<void> {
    await prepareTraffic(api.database);
    for (const name of trafficPeople) this.cookies.set(name, await api.signIn(name));
    const { people, pools, issued } = await getLedgerTotals(api.database);
    this.creditsBefore = people + pools - issued;
  }

  /** Sends commands until the process is dead; returns those whose answers were lost. */
  async untilKilled(): Promise<TrafficCommand[]> {
    const { server, ended, origin } = await startProcess(this.place.environment);
    const lost: TrafficCommand[] = [];
    let isAlive = true;
    let confirmed = 0;
    let reportWork = () => {};
    const works = new Promise<void>((resolve) => {
      reportWork = resolve;
    });
    const send = async () => {
      while (isAlive) {
        const command = this.traffic.next();
        this.sent.push(command);
        try {
          const answer = await this.post(origin, command);
          this.keep(command, answer);
          if (answer.status < 300) confirmed += 1;
          if (confirmed === confirmedBeforeKill) reportWork();
        } catch {
          lost.push(command);
          isAlive = false;
        }
      }
    };
    const all = Promise.all(Array.from({ length: senders }, send));
    await works;
    // Any moment will do: this is the random part, not a wait for something to happen.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000));
    server.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    await all;
    return lost;
  }

  /** Another process of the api: repeats what nobody knows about, then compares everything. */
  async restart(lost: readonly TrafficCommand[]): Promise<void> {
    const connection = await this.place.open();
    const api = await TestApi.restart(connection, trafficNow);
    try {
      const { database } = connection;
      expect(await findLostAnswers(database, this.answered, this.sent)).toEqual([]);
      expect(await findBrokenRules(database)).toEqual([]);
      for (const command of lost) {
        const answer = await api.app.inject({
          method: command.method,
          url: command.url,
          headers: { cookie: this.cookies.get(command.who) ?? '', 'idempotency-key': command.key },
          ...(command.body && { payload: command.body }),
        });
        this.keep(command, { status: answer.statusCode, body: answer.json() });
      }
      expect(await findLostAnswers(database, this.answered, this.sent)).toEqual([]);
      expect(await findBrokenRules(database)).toEqual([]);
      const { people, pools, park, held, issued, expired } = await getLedgerTotals(database);
      expect(people + pools + park + held - this.creditsBefore).toBe(issued - expired);
    } finally {
      await api.stop();
    }
  }

  private async post(origin: string, { who, method, url, body, key }: TrafficCommand) {
    const response = await fetch(origin + url, {
      method,
      headers: {
        cookie: this.cookies.get(who) ?? '',
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as TrafficResponse };
  }

  private keep(command: TrafficCommand, answer: { status: number; body: TrafficResponse }): void {
    this.answered.push({ command, answer });
    this.traffic.keep(command, answer);
  }
}

async function prove(place: Place, api: TestApi, afterPrepare: () => Promise<void> = async () => {}): Promise<void> {
  const proof = new Proof(place);
  await proof.prepare(api);
  await afterPrepare();
  for (let round = 0; round < kills; round += 1) await proof.restart(await proof.untilKilled());
  const confirmed = proof.answered.filter(({ answer }) => answer.status < 300);
  expect(proof.answered.filter(({ answer }) => answer.status >= 500)).toEqual([]);
  expect(confirmed.length).toBeGreaterThanOrEqual(kills * confirmedBeforeKill);
  if (kills > 1)
    console.log(`${kills} kills, ${proof.sent.length} commands, ${confirmed.length} confirmed`, countKinds(confirmed));
}

const countKinds = (answered: readonly AnsweredCommand[]) =>
  Object.fromEntries(
    ['book', 'cancel', 'release', 'recall', 'wait'].map((kind) => [
      kind,
      answered.filter(({ command }) => command.kind === kind).length,
    ]),
  );

describeOnPostgres('an api that is killed', (test) => {
  const api = test.api();

  it(`loses nothing that it has confirmed, over ${kills} kills, with commands of seed ${runSeed}`, async () => {
    const { rows } = await api.database.execute<{ name: string }>(sql`SELECT current_database() AS name`);
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${rows[0]?.name}`;
    await prove({ environment: { DATABASE_URL: url.href }, open: () => openPostgres(url.href) }, api);
  }, 900_000);
});

// The embedded database starts slowly: only with the bench command.
(kills > 1 ? it : it.skip)(
  `loses nothing in the embedded database, over ${kills} kills, with commands of seed ${runSeed}`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'park-killed-'));
    try {
      const connection = await openEmbedded(folder);
      await connection.migrate();
      const api = await TestApi.start(connection);
      await prove({ environment: { DATA_DIR: folder }, open: () => openEmbedded(folder) }, api, () => api.stop());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  1_800_000,
);
