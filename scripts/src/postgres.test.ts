/** Each test starts the server from a process of its own, because it is about the end of that process. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresPrograms } from './postgres';

// Jest does not load it; nothing here starts the server in this process.
jest.mock('execa', () => ({ execa: jest.fn() }));

const programs = findPostgresPrograms();
/** Where tests use the embedded database, there may be no PostgreSQL. */
const itWithPostgres = programs === undefined ? it.skip : it;

/** Starts a server in a process that goes on with `then` once it reads a line. */
async function startInProcess(then: string) {
  const program = `
    import { once } from 'node:events';
    import { startPostgres } from ${JSON.stringify(path.join(__dirname, 'postgres.ts'))};
    const server = await startPostgres();
    process.stdout.write(server.url);
    await once(process.stdin, 'data');
    ${then}
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = execFileSync(
    path.join(programs ?? '', 'psql'),
    [url.toString(), '--no-psqlrc', '-tAc', 'show data_directory'],
    { encoding: 'utf8' },
  ).trim();
  const serverPid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { child, ended, folder: path.dirname(folder), serverPid };
}

async function waitForEnd(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(20);
  }
}

itWithPostgres.each(['SIGTERM', 'SIGINT'] as const)(
  'ends with its process at %s, and leaves nothing',
  async (signal) => {
    const { child, ended, folder, serverPid } = await startInProcess('');
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    await waitForEnd(serverPid);
    expect(existsSync(folder)).toBe(false);
  },
);

itWithPostgres('can be stopped after it has ended by itself', async () => {
  const { child, ended, folder, serverPid } = await startInProcess(
    'await server.stop(); process.stdin.destroy(); process.exitCode = 4;',
  );
  process.kill(serverPid, 'SIGINT');
  await waitForEnd(serverPid);
  child.stdin.write('stop\n');
  expect(await ended).toEqual([4, null]);
  expect(existsSync(folder)).toBe(false);
});
