/** A temporary PostgreSQL server for a test run: data in a temporary folder, loopback only, removed afterwards. */
import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { freePort } from './free-port';
import { installPackages } from './system-packages';

export interface TemporaryPostgres {
  /** Address of a superuser on the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The folder of the server's programs, or undefined. */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = spawnSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).stdout.split(':');
  return { uid: Number(entry[2] ?? 65_534), gid: Number(entry[3] ?? 65_534) };
}

const memoryFolder = '/dev/shm';
/** More than the databases of a run and `max_wal_size` together. Containers often have only 64 MB. */
const requiredBytes = 1_000_000_000;

/**
 * The parent of the data folder: memory where Linux has enough of it, otherwise the disk. Each test file has a database
 * of its own, and the 900 files of one are created ten times faster in memory.
 */
function temporaryFolder(): string {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > requiredBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** @throws Error with one line that says what to do when there is no PostgreSQL. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const programs =
    findPostgresPrograms() ??
    (installPackages(['postgresql', 'postgresql-contrib']) ? findPostgresPrograms() : undefined);
  if (!programs)
    throw new Error(
      'No PostgreSQL found: install it (Debian: apt-get install postgresql) or name a server with TEST_DATABASE_URL.',
    );
  const folder = mkdtempSync(path.join(temporaryFolder(), 'park-postgres-'));
  // Repeated, because a server that is ending may still write a file.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // The folder may be in memory, so it is removed also when the run is ended from outside.
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, exit);
  const release = () => {
    remove();
    process.removeListener('exit', remove);
    for (const signal of signals) process.removeListener(signal, exit);
  };
  try {
    return await startIn(folder, programs, release);
  } catch (error) {
    release();
    throw error;
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Runs the handlers of `exit`, which a signal alone does not. */
const exit = () => process.exit(1);

/** @param release removes the folder */
async function startIn(folder: string, programs: string, release: () => void): Promise<TemporaryPostgres> {
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'park', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not create its data folder.\n${made.stderr}`);
  const port = await freePort();
  const server = execa(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-F',
      '-c',
      'max_connections=300',
      '-c',
      'shared_buffers=256MB',
      '-c',
      'synchronous_commit=off',
      '-c',
      'max_wal_size=256MB',
    ],
    {
      ...user,
      cwd: folder,
      stdin: 'ignore',
      stdout: 'ignore',
      buffer: false,
      reject: false,
      // A fast shutdown; the default waits until all connections have ended.
      killSignal: 'SIGINT',
      forceKillAfterDelay: 10_000,
    },
  );
  let lastErrors = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      lastErrors = (lastErrors + chunk.toString()).slice(-2_000);
      if (chunk.includes('ready to accept connections')) resolve();
    });
    void server.then(() => reject(new Error(`PostgreSQL did not start.\n${lastErrors}`)));
  });
  return {
    url: `postgres://park@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill();
      await server;
      release();
    },
  };
}
