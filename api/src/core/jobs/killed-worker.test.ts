/** Workers that are killed at any moment: each job in the database happens exactly once, and none is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { describeOnPostgres } from '../../testing';
import { backgroundJobs } from '../database/schema/background-jobs';
import { defineJob, enqueueJob } from './enqueue-job';

const note = defineJob('test.note', z.object({ word: z.string() }));
const source = path.join(__dirname, '../..');
const named = (file: string) => JSON.stringify(path.join(source, file));
const jobCount = 300;
const kills = 6;

describeOnPostgres('workers that are killed', (test) => {
  const connection = test.connection();

  /** Two processes work at a time; the one that is killed is replaced at once. */
  function startWorker(url: string): ChildProcess {
    const program = `
      import { sql } from 'drizzle-orm';
      import { z } from 'zod';
      import { openPostgres } from ${named('core/database/postgres.ts')};
      import { defineJob } from ${named('core/jobs/enqueue-job.ts')};
      import { JobWorker } from ${named('core/jobs/job-worker.ts')};
      const { database } = openPostgres(${JSON.stringify(url)}, { connections: 2 });
      const worker = new JobWorker({ database, clock: () => new Date(), zone: 'UTC', log: { warn() {}, error() {} }, pollMs: 10 });
      worker.handle(defineJob('test.note', z.object({ word: z.string() })), async ({ tx, payload }) => {
        await tx.execute(sql\`insert into notes (word) values (\${payload.word})\`);
        await tx.execute(sql\`select pg_sleep(0.005)\`);
      });
      worker.start();
      process.stdout.write('started');
    `;
    return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: path.join(source, '..'),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  it('leave each job done once', async () => {
    const { database } = connection;
    await database.execute(sql`create table notes (word text not null)`);
    await database.transaction(async (tx) => {
      for (let index = 0; index < jobCount; index += 1)
        await enqueueJob(tx, note, { key: String(index), payload: { word: `w${index}` }, runAt: new Date() });
    });
    const { rows } = await database.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const doneCount = () => database.$count(backgroundJobs, sql`state = 'done'`);

    const steady = startWorker(url.href);
    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = startWorker(url.href);
      await once(victim.stdout as NodeJS.ReadableStream, 'data');
      const before = await doneCount();
      // In the middle of its work: after some jobs, of which one is always running.
      while ((await doneCount()) < Math.min(jobCount, before + 7));
      victim.kill('SIGKILL');
      await once(victim, 'exit');
    }
    while ((await doneCount()) < jobCount) await new Promise((resolve) => setTimeout(resolve, 20));
    steady.kill('SIGKILL');
    await once(steady, 'exit');

    const { rows: written } = await database.execute<{ notes: number; words: number }>(
      sql`select count(*)::int as notes, count(distinct word)::int as words from notes`,
    );
    expect(written).toEqual([{ notes: jobCount, words: jobCount }]);
  });
});
