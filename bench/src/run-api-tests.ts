/** Runs tests of the api in a larger size, on the embedded database and on a PostgreSQL server of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { startPostgres } from '@park/scripts/postgres';

/**
 * @param pattern of the test files
 * @param sizes variables of the environment; what the caller's environment says comes first
 * @returns whether all passed
 */
export async function runApiTests(pattern: string, sizes: Readonly<Record<string, string>>): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const tests = spawn(
      process.execPath,
      [
        path.join(workspaceRoot, 'node_modules/jest/bin/jest.js'),
        '--runInBand',
        '--selectProjects',
        'api',
        '--testPathPatterns',
        pattern,
      ],
      { stdio: 'inherit', cwd: workspaceRoot, env: { ...sizes, ...process.env, TEST_DATABASE_URL: postgres.url } },
    );
    const [code] = (await once(tests, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
