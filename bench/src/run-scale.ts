/**
 * `npm run bench -- scale`: fills a PostgreSQL server of its own and measures the list calls against bare SQL; writes
 * bench/scale.md. `npm run bench -- scale --into ADDRESS` only fills the (empty) database of that address,
 * `npm run bench -- scale --in ADDRESS` measures in one that was filled so.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { workspaceRoot } from '@park/build/workspace';
import { UsageError } from '@park/release-command/usage-error';
import { buildAll, builtProgram } from '@park/scripts/built';
import { runCommandLine } from '@park/scripts/command-line';
import { startPostgres } from '@park/scripts/postgres';
import { startServer } from '@park/scripts/process';
import { describeLoad, describeMachine } from './machine';
import { fillDatabase } from './scale/fill';
import { measureCase, scaleReport, type ScaleRow } from './scale/measure';
import { subjects } from './scale/subjects';
import { unlimitedRequests } from './unlimited-requests';

const runs = Number(process.env['BENCH_RUNS'] ?? 40);
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [option, address] = process.argv.slice(2);
  if (option !== undefined && (address === undefined || !['--into', '--in'].includes(option)))
    throw new UsageError('Usage: npm run bench -- scale [--into | --in postgres://…]');
  await buildAll(undefined, [['api']]);
  if (option === '--into') return fillDatabase(address ?? '', say);
  if (option === '--in') return measureAll(address ?? '');
  const postgres = await startPostgres();
  try {
    await fillDatabase(postgres.url, say);
    await measureAll(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measureAll(url: string): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-scale-'));
  const api = await startServer({
    name: 'api',
    program: builtProgram('api', 'main'),
    environment: {
      MODE: 'local',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      ...unlimitedRequests,
    },
    log: process.stderr,
  });
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const rows: ScaleRow[] = [];
    for (const { name, cases } of subjects) {
      for (const one of cases) {
        const measured = await measureCase(name, one, { origin: api.origin, client, runs });
        for (const { page, call, bare } of measured)
          say(
            `  ${name}, ${one.name}, page ${page}: ${call.toFixed(1)} / ${bare.toFixed(1)} ms = ${(call / bare).toFixed(2)}`,
          );
        rows.push(...measured);
      }
    }
    const { rows: versions } = await client.query<{ server_version: string }>('SHOW server_version');
    const counts = subjects.map(({ records, name }) => `${records.toLocaleString('en')} ${name}`).join(', ');
    const machine = describeMachine(`PostgreSQL ${versions[0]?.server_version ?? '?'}`, describeLoad());
    const text = scaleReport(rows, `${counts}. At least ${runs} runs. ${machine}.`);
    writeFileSync(path.join(workspaceRoot, 'bench/scale.md'), text);
    say(`\n${text}`);
  } finally {
    await client.end();
    await api.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

await runCommandLine(main);
