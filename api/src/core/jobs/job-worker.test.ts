import { runInThisContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { describeOnEachDatabase } from '../../testing';
import type { Database } from '../database/database';
import { backgroundJobs } from '../database/schema/background-jobs';
import { catalogItems } from '../database/schema/catalogs';
import { defineJob, enqueueJob } from './enqueue-job';
import { retryDelaysMs } from './job-store';
import { JobWorker } from './job-worker';

const note = defineJob('test.note', z.object({ word: z.string() }));
const call = defineJob('test.call', z.object({ word: z.string() }));
const start = new Date('2026-11-20T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describeOnEachDatabase('background jobs', (test) => {
  const connection = test.connection();
  let now = start;
  const workerOf = ({ pollMs = 5 } = {}) =>
    new JobWorker({
      database: connection.database,
      clock: () => now,
      zone: 'Europe/Zurich',
      log: { warn() {}, error() {} },
      pollMs,
    });
  const write = (tx: Database, id: string) =>
    tx.insert(catalogItems).values({ catalog: 'notes', id, labelEn: id, labelFr: id });
  const written = async () =>
    (
      await connection.database
        .select({ id: catalogItems.id })
        .from(catalogItems)
        .where(eq(catalogItems.catalog, 'notes'))
        .orderBy(catalogItems.id)
    ).map(({ id }) => id);
  const stored = () => connection.database.select().from(backgroundJobs);

  beforeEach(async () => {
    now = start;
    await connection.database.delete(backgroundJobs);
    await connection.database.delete(catalogItems).where(eq(catalogItems.catalog, 'notes'));
  });

  it('exist only if the change that ordered them is committed', async () => {
    const failing = connection.database.transaction(async (tx) => {
      await enqueueJob(tx, note, { key: 'a', payload: { word: 'a' }, runAt: start });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
  });

  it('run when they are due, once, however often they are ordered', async () => {
    const worker = workerOf();
    worker.handle(note, ({ tx, payload }) => write(tx, payload.word).then(() => undefined));
    const order = { key: 'a', payload: { word: 'a' }, runAt: later(1000) };
    expect(await enqueueJob(connection.database, note, order)).toBe(true);
    expect(await enqueueJob(connection.database, note, order)).toBe(false);
    expect(await worker.runDue(later(999))).toBe(0);
    expect(await worker.runDue(later(1000))).toBe(1);
    expect(await enqueueJob(connection.database, note, order)).toBe(false);
    expect(await worker.runDue(later(2000))).toBe(0);
    expect(await written()).toEqual(['a']);
    expect(await stored()).toMatchObject([{ state: 'done', payload: {} }]);
  });

  it('leave nothing of an attempt that fails, wait longer each time, and end dead', async () => {
    const worker = workerOf();
    let attempts = 0;
    worker.handle(note, async ({ tx, payload }) => {
      attempts += 1;
      await write(tx, payload.word);
      throw new Error('no use');
    });
    await enqueueJob(connection.database, note, { key: 'a', payload: { word: 'a' }, runAt: start });
    for (const delayMs of retryDelaysMs) {
      await worker.runDue(now);
      expect(await worker.runDue(new Date(now.getTime() + delayMs - 1))).toBe(0);
      now = new Date(now.getTime() + delayMs);
    }
    await worker.runDue(now);
    expect(await worker.runDue(later(1e12))).toBe(0);
    expect(attempts).toBe(retryDelaysMs.length + 1);
    expect(await stored()).toMatchObject([{ state: 'dead', attempts, lastError: 'Error: no use' }]);
    expect(await written()).toEqual([]);
  });

  it('end among the dead ones when their content fits no handler', async () => {
    const worker = workerOf();
    worker.handle(note, async () => {});
    await connection.database
      .insert(backgroundJobs)
      .values({ kind: note.kind, key: 'a', payload: { word: 7 }, runAt: start });
    for (let day = 0; day < 10; day += 1) await worker.runDue(later(day * 86_400_000));
    expect(await stored()).toMatchObject([{ state: 'dead' }]);
  });

  it('outside of the database are repeated until they succeed', async () => {
    const worker = workerOf();
    const attempts: number[] = [];
    worker.handleOutside(call, async ({ attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    });
    await enqueueJob(connection.database, call, { key: 'a', payload: { word: 'a' }, runAt: start });
    for (const minute of [0, 1, 2, 3, 4]) await worker.runDue((now = later(minute * 60_000)));
    expect(attempts).toEqual([1, 2, 3]);
    expect(await stored()).toMatchObject([{ state: 'done' }]);
  });

  it('outside of the database go to another process when theirs dies', async () => {
    const dying = workerOf();
    const started = new Promise<void>((resolve) => {
      dying.handleOutside(call, () => {
        resolve();
        return new Promise(() => {});
      });
    });
    const heir = workerOf();
    const done: string[] = [];
    heir.handleOutside(call, async ({ payload }) => void done.push(payload.word));
    await enqueueJob(connection.database, call, { key: 'a', payload: { word: 'a' }, runAt: start });
    void dying.runDue();
    await started;
    expect(await heir.runDue(later(60_000))).toBe(0);
    expect(await heir.runDue(later(121_000))).toBe(1);
    expect(done).toEqual(['a']);
  });

  it('run once each with several processes', async () => {
    const workers = [workerOf(), workerOf(), workerOf()];
    const runs = new Map<string, number>();
    const sent = new Map<string, number>();
    const count = (map: Map<string, number>, word: string) => map.set(word, (map.get(word) ?? 0) + 1);
    for (const worker of workers) {
      worker.handle(note, async ({ tx, payload }) => {
        count(runs, payload.word);
        await write(tx, payload.word);
      });
      worker.handleOutside(call, async ({ payload }) => void count(sent, payload.word));
    }
    const words = Array.from({ length: 40 }, (_, index) => `w${String(index).padStart(2, '0')}`);
    for (const word of words)
      for (const job of [note, call])
        await enqueueJob(connection.database, job, { key: word, payload: { word }, runAt: start });
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect([...runs.values(), ...sent.values()]).toEqual(Array(80).fill(1));
    expect(await written()).toEqual(words);
  });

  it('that are repeated run once per moment with several processes, in the park’s time', async () => {
    const workers = [workerOf(), workerOf()];
    const moments: string[] = [];
    for (const worker of workers)
      worker.repeat({ kind: 'test.daily', schedule: '0 3 * * *' }, async ({ scheduledFor }) => {
        moments.push(scheduledFor.toISOString());
      });
    for (const at of ['2026-11-20T09:00Z', '2026-11-21T01:59Z', '2026-11-21T02:00Z', '2026-11-22T10:00Z'])
      await Promise.all(workers.map((worker) => worker.runDue(new Date(at))));
    expect(moments).toEqual(['2026-11-21T02:00:00.000Z', '2026-11-22T02:00:00.000Z']);
  });

  it('that are repeated run for the latest missed moment, or for each', async () => {
    const worker = workerOf();
    const moments: string[] = [];
    const add = (name: string) => async (run: { scheduledFor: Date }) =>
      void moments.push(`${name} ${run.scheduledFor.toISOString().slice(0, 10)}`);
    worker.repeat({ kind: 'test.latest', schedule: '0 12 1 * *' }, add('latest'));
    worker.repeat({ kind: 'test.each', schedule: '0 12 1 * *', missed: 'each' }, add('each'));
    await worker.runDue(start);
    await worker.runDue(new Date('2027-02-10T00:00:00Z'));
    expect(moments.sort()).toEqual(['each 2026-12-01', 'each 2027-01-01', 'each 2027-02-01', 'latest 2027-02-01']);
  });

  it('stop in order: what runs is finished, what waits stays', async () => {
    const worker = workerOf();
    let release = () => {};
    const started = new Promise<void>((resolve) => {
      worker.handleOutside(call, () => {
        resolve();
        return new Promise<void>((end) => (release = end));
      });
    });
    for (const key of ['a', 'b'])
      await enqueueJob(connection.database, call, { key, payload: { word: key }, runAt: start });
    worker.start();
    await started;
    const stopped = worker.stop();
    release();
    await stopped;
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['done', 'waiting']);
  });

  it('stop at once and without a warning, however many lanes wait', async () => {
    // Tests of Jest have a copy of `process`; only the real one receives warnings.
    const { on, off } = runInThisContext('({ on: process.on.bind(process), off: process.off.bind(process) })') as Pick<
      NodeJS.Process,
      'on' | 'off'
    >;
    const warnings: string[] = [];
    const listener = ({ name }: Error) => void warnings.push(name);
    on('warning', listener);
    const [pollMs, kinds] = [3_600_000, 20];
    const { setTimeout: start } = globalThis;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    try {
      const worker = workerOf({ pollMs });
      for (let kind = 0; kind < kinds; kind += 1)
        worker.handleOutside(defineJob(`test.lane-${kind}`, z.object({})), async () => {});
      const allWait = new Promise<void>((resolve) => {
        let lanes = 0;
        timers.mockImplementation((run, delay) => {
          // One lane more is for what runs inside the database.
          if (delay === pollMs && (lanes += 1) === kinds + 1) resolve();
          return start(run, delay);
        });
      });
      worker.start();
      await allWait;
      await worker.stop();
      // A warning is emitted after the turn that causes it.
      await new Promise(setImmediate);
    } finally {
      timers.mockRestore();
      off('warning', listener);
    }
    expect(warnings).toEqual([]);
  });
});
