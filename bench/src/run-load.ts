/**
 * `npm run bench -- load`: lists under the load of 200 clients, on PostgreSQL and on the embedded database, beside a bare
 * Fastify and drizzle handler of the same list. Writes bench/load.md. `LOAD_CLIENTS` and `LOAD_SECONDS` change the load;
 * `LOAD_ONLY=postgres` measures one database, `LOAD_NAMED=signed` the loads with that in their name; neither writes the
 * file. Memory is sampled each second; `LOAD_SECONDS=600` shows by how much it grows in the last five minutes of each load.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { startPostgres } from '@park/scripts/postgres';
import { demoPassword } from '../../shared/domain/src/demo-accounts';
import { startBareList } from './load/bare-list';
import { loads } from './load/loads';
import { measureLoad } from './load/measure-load';
import { sampleMemory, type MemoryOfServer } from './load/memory';
import { describeGrowth } from './load/slope';
import { describeLoad, describeMachine } from './machine';
import { signIn } from './sign-in';
import { unlimitedRequests } from './unlimited-requests';

const clients = Number(process.env['LOAD_CLIENTS'] ?? 200);
const seconds = Number(process.env['LOAD_SECONDS'] ?? 15);
const only = process.env['LOAD_ONLY'];
const named = process.env['LOAD_NAMED'] ?? '';
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Row {
  readonly database: string;
  readonly load: string;
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly failed: number;
}

interface Memory extends MemoryOfServer {
  readonly database: string;
  readonly load: string;
}

async function measureOn(
  database: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ rows: Row[]; memories: Memory[] }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-load-'));
  const portal = await startPortal({
    port: 0,
    dataFolder,
    onProgress: () => {},
    environment: {
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'silent',
      ...unlimitedRequests,
      ...environment,
    },
  });
  try {
    const rows: Row[] = [];
    const memories: Memory[] = [];
    const servers = { api: portal.api.process.pid, shell: portal.shell.process.pid };
    for (const load of loads.filter(({ name }) => name.includes(named))) {
      const origin = load.through === 'shell' ? portal.origin : portal.api.origin;
      const cookie = load.as ? await signIn(portal.origin, load.as, demoPassword) : undefined;
      // The first seconds compile and fill the pools; they are not what people meet.
      await measureLoad({ origin, cookie }, load.paths, clients, 3);
      const stopSampling = sampleMemory(servers);
      rows.push({
        database,
        load: load.name,
        ...(await measureLoad({ origin, cookie }, load.paths, clients, seconds)),
      });
      const sampled = stopSampling().filter(({ server }) => server === 'api' || load.through === 'shell');
      memories.push(...sampled.map((memory) => ({ database, load: load.name, ...memory })));
      say(describe(rows.at(-1) as Row));
      for (const { server, first, last, maximum, growth } of sampled)
        say(
          `    memory of the ${server}: ${first} MB at first, ${last} MB at last, ${maximum} MB at most, ${describeGrowth(growth)}`,
        );
    }
    return { rows, memories };
  } finally {
    await portal.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const describe = ({ database, load, perSecond, median, p99, failed }: Row) =>
  `  ${database}, ${load}: ${perSecond.toFixed(0)} a second, median ${median} ms, p99 ${p99} ms${failed ? `, ${failed} failed` : ''}`;

async function main(): Promise<void> {
  await buildAll();
  const rows: Row[] = [];
  const memories: Memory[] = [];
  const measureAll = async (database: string, environment: Readonly<Record<string, string>>) => {
    const measured = await measureOn(database, environment);
    rows.push(...measured.rows);
    memories.push(...measured.memories);
  };
  const postgres = await startPostgres();
  try {
    await measureAll('PostgreSQL', { DATABASE_URL: postgres.url });
    const bare = await startBareList(postgres.url);
    try {
      await measureLoad(bare, ['/'], clients, 3);
      rows.push({
        database: 'PostgreSQL',
        load: 'bare Fastify and drizzle',
        ...(await measureLoad(bare, ['/'], clients, seconds)),
      });
      say(describe(rows.at(-1) as Row));
    } finally {
      await bare.stop();
    }
  } finally {
    await postgres.stop();
  }
  if (only !== 'postgres') await measureAll('embedded', {});
  if (!only && !named) writeFileSync(path.join(workspaceRoot, 'bench/load.md'), report(rows, memories));
}

const report = (rows: readonly Row[], memories: readonly Memory[]) =>
  `# Lists under load

\`npm run bench -- load\` writes this file. ${clients} clients ask without a pause, ${seconds} seconds each; clients, servers and database share the machine: ${describeMachine(describeLoad())}.

| Database | Load | Answers a second | Median, ms | p99, ms | Failed |
|---|---|---:|---:|---:|---:|
${rows.map((row) => `| ${row.database} | ${row.load} | ${row.perSecond.toFixed(0)} | ${row.median} | ${row.p99} | ${row.failed} |`).join('\n')}

Memory while the load runs, sampled each second. Growth is that of the second half (least squares), when pools and caches are filled; below two minutes of load it cannot be told:

| Database | Load | Server | First, MB | Last, MB | Most, MB | Growth |
|---|---|---|---:|---:|---:|---:|
${memories.map(({ database, load, server, first, last, maximum, growth }) => `| ${database} | ${load} | ${server} | ${first} | ${last} | ${maximum} | ${describeGrowth(growth)} |`).join('\n')}
`;

await main();
