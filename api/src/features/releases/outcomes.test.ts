import { eq } from 'drizzle-orm';
import { describeOnDatabase } from '../../testing';
import { releaseVisitors } from '../../core/database/schema/releases';
import { publish, testBuild } from '../../testing/builds';

const shellKey = 'the-shell-key-of-tests';

describeOnDatabase('outcomes of loading', (test) => {
  const api = test.api({ environment: { SHELL_KEY: shellKey, RELEASE_MAIL: 'releases@test.park' } });
  const operator = () => api.as('superAdministrator');
  const shell = { authorization: `Bearer ${shellKey}` };
  const tell = (outcomes: object[]) => api.asVisitor().post('/api/releases/outcomes', { outcomes }, shell);
  let told = 0;
  /** Hours apart, so that what fails in one test is not at the same time as what fails in another. */
  let start = Date.parse('2026-06-15T08:00:00Z');
  beforeEach(() => api.setNow(new Date((start += 3 * 60 * 60_000))));
  const somebody = () => `visitor-${(told += 1)}`;
  /** So many visitors with one load each, of whom the first ones fail. */
  const report = (remote: string, version: string, loads: number, loadFailures = 0, renderFailures = 0) =>
    tell(
      Array.from({ length: loads }, (_, place) => ({
        remote,
        version,
        visitor: somebody(),
        loads: 1,
        loadFailures: Number(place < loadFailures),
        renderFailures: Number(place >= loadFailures && place < loadFailures + renderFailures),
      })),
    );
  const status = async (remote: string) => (await operator().get(`/api/releases/${remote}`)).body;
  const released = async (remote: string, ...versions: string[]) => {
    for (const version of versions) {
      await publish(operator(), testBuild(remote, version));
      await operator().post(`/api/releases/${remote}/promote`, { version, reason: 'because' });
    }
  };

  it('come from shell servers alone', async () => {
    const body = { outcomes: [] };
    expect((await operator().post('/api/releases/outcomes', body)).body.key).toBe('errors.auth.required');
    expect(
      (await api.asVisitor().post('/api/releases/outcomes', body, { authorization: 'Bearer something-else' })).body.key,
    ).toBe('errors.auth.badToken');
    expect((await api.asVisitor().post('/api/releases/outcomes', body, shell)).status).toBe(204);
    expect((await report('mf-nobody', '1.0.0', 5)).status).toBe(204);
  });

  it('add up, from several shells at once', async () => {
    await released('mf-sum', '1.0.0');
    await Promise.all([
      report('mf-sum', '1.0.0', 10, 1),
      report('mf-sum', '1.0.0', 10, 0, 1),
      report('mf-sum', '1.0.0', 80),
    ]);
    const [version] = (await status('mf-sum')).versions;
    expect(version).toMatchObject({ loads: 100, loadFailures: 1, renderFailures: 1, failuresPerThousand: 20 });
  });

  describe('of one visitor', () => {
    const canary = async (remote: string) => {
      await released(remote, '1.0.0');
      await publish(operator(), testBuild(remote, '1.1.0'));
      await operator().post(`/api/releases/${remote}/canary`, { version: '1.1.0', share: 0.5, reason: 'a try' });
    };
    const failure = (remote: string, visitor: string) => ({
      remote,
      version: '1.1.0',
      visitor,
      loads: 20,
      loadFailures: 20,
      renderFailures: 20,
    });
    const countsOf = async (remote: string) => {
      const { loads, loadFailures, renderFailures } = (await status(remote)).versions.find(
        ({ version }: { version: string }) => version === '1.1.0',
      );
      return [loads, loadFailures, renderFailures];
    };
    afterEach(() => api.setNow(null));

    it('count once a minute, from however many shells and reports', async () => {
      await canary('mf-once');
      await Promise.all(
        Array.from({ length: 8 }, () => tell([failure('mf-once', 'the-same'), failure('mf-once', 'the-same')])),
      );
      expect(await countsOf('mf-once')).toEqual([1, 1, 0]);
      api.setNow(new Date(start + 60_000));
      await tell([failure('mf-once', 'the-same')]);
      expect(await countsOf('mf-once')).toEqual([2, 2, 0]);
    });

    it('tell a failure that comes after the load in the same minute', async () => {
      await canary('mf-after');
      const outcome = {
        remote: 'mf-after',
        version: '1.1.0',
        visitor: 'the-same',
        loads: 1,
        loadFailures: 0,
        renderFailures: 0,
      };
      await tell([outcome]);
      await tell([{ ...outcome, loads: 0, renderFailures: 1 }]);
      await tell([{ ...outcome, loads: 0, renderFailures: 1 }]);
      expect(await countsOf('mf-after')).toEqual([1, 0, 1]);
    });

    it('never take a version back, however long somebody goes on', async () => {
      await canary('mf-forged');
      const begin = start;
      for (let minute = 0; minute < 30; minute += 1) {
        api.setNow(new Date(begin + minute * 60_000));
        await tell([failure('mf-forged', 'forger-1'), failure('mf-forged', 'forger-2')]);
      }
      expect(await countsOf('mf-forged')).toEqual([60, 60, 0]);
      expect((await status('mf-forged')).canary?.version).toBe('1.1.0');
    });

    it('weigh no more than one among all who have the version', async () => {
      await canary('mf-few');
      await report('mf-few', '1.1.0', 97);
      const begin = start;
      for (let minute = 0; minute < 30; minute += 1) {
        api.setNow(new Date(begin + minute * 60_000));
        await tell(['forger-1', 'forger-2', 'forger-3'].map((visitor) => failure('mf-few', visitor)));
      }
      // Half of the loads, but three of a hundred visitors.
      expect(await countsOf('mf-few')).toEqual([187, 90, 0]);
      expect((await status('mf-few')).canary?.version).toBe('1.1.0');
      await report('mf-few', '1.1.0', 20, 20);
      expect((await status('mf-few')).canary).toBeNull();
    });

    it('are forgotten when nothing is measured against them any more', async () => {
      await canary('mf-forget');
      await tell([failure('mf-forget', 'somebody')]);
      const known = async () =>
        (await api.database.select().from(releaseVisitors).where(eq(releaseVisitors.remote, 'mf-forget'))).length;
      expect(await known()).toBe(1);
      api.setNow(new Date(start + 49 * 60 * 60_000));
      await operator().post('/api/releases/mf-forget/promote', { version: '1.1.0', reason: 'sweeps' });
      await api.runDueJobs();
      expect(await known()).toBe(0);
    });
  });

  it('stop a canary that fails more often than live, say so and write it down', async () => {
    await operator().post('/api/releases/mf-can/tokens', { label: 'ci', notifyEmail: 'team@test.park' });
    await released('mf-can', '1.0.0');
    await publish(operator(), testBuild('mf-can', '1.1.0'));
    await operator().post('/api/releases/mf-can/canary', { version: '1.1.0', share: 0.5, reason: 'a try' });
    await report('mf-can', '1.0.0', 200, 2);
    await report('mf-can', '1.1.0', 19, 19);
    expect((await status('mf-can')).canary?.version).toBe('1.1.0');
    await report('mf-can', '1.1.0', 1);
    expect(await status('mf-can')).toMatchObject({ live: '1.0.0', canary: null });
    const trail = (await operator().get('/api/releases/audit?remote=mf-can')).body.items;
    expect(trail[0]).toMatchObject({
      by: 'system',
      action: 'fell back',
      version: '1.1.0',
      reason: '1.1.0 failed in 950 of 1,000 loads (20 loads), for 19 of 20 visitors; 1.0.0 in 10 of 1,000.',
      after: {
        failing: {
          version: '1.1.0',
          perThousand: 950,
          loads: 20,
          visitors: 20,
          failedFor: 19,
          measure: '1.0.0',
          measurePerThousand: 10,
        },
      },
    });
    await api.runDueJobs();
    expect(api.mails).toContainEqual(
      expect.objectContaining({
        to: 'releases@test.park',
        kind: 'releaseTakenBack',
        subject: 'mf-can: a release was taken back',
      }),
    );
    expect(api.mails.map(({ to }) => to)).toContain('team@test.park');
    expect(api.logLines.some((text) => text.includes('a release was taken back') && text.includes('"level":40'))).toBe(
      true,
    );
  });

  it('leave a canary alone that fails no more often than live', async () => {
    await released('mf-good', '1.0.0');
    await publish(operator(), testBuild('mf-good', '1.1.0'));
    await operator().post('/api/releases/mf-good/canary', { version: '1.1.0', share: 0.5, reason: 'a try' });
    await report('mf-good', '1.0.0', 100, 30);
    await report('mf-good', '1.1.0', 100, 30);
    expect((await status('mf-good')).canary?.version).toBe('1.1.0');
  });

  it('take a version back that went live a short while ago, once, and only then', async () => {
    await released('mf-live', '1.0.0');
    await report('mf-live', '1.0.0', 30);
    await released('mf-live', '1.0.1');
    await Promise.all([report('mf-live', '1.0.1', 30, 10), report('mf-live', '1.0.1', 30, 0, 10)]);
    expect(await status('mf-live')).toMatchObject({ live: '1.0.0', previous: null });
    const trail = (await operator().get('/api/releases/audit?remote=mf-live')).body.items;
    expect(trail.filter(({ action }: { action: string }) => action === 'fell back')).toHaveLength(1);
    await released('mf-old', '1.0.0', '1.0.1');
    api.setNow(new Date(start + 61 * 60_000));
    await report('mf-old', '1.0.1', 100, 100);
    expect((await status('mf-old')).live).toBe('1.0.1');
    api.setNow(null);
  });

  describe('that a return would not mend', () => {
    const withheld = async (remote: string) =>
      (await operator().get(`/api/releases/audit?remote=${remote}`)).body.items.filter(
        ({ action }: { action: string }) => action === 'return withheld',
      );

    it('leave the version where it is while everything else fails as well, and say why once', async () => {
      await released('mf-store', '1.0.0');
      await report('mf-store', '1.0.0', 30);
      await released('mf-store', '1.0.1');
      await released('mf-beside', '1.0.0');
      await report('mf-beside', '1.0.0', 30, 20);
      await Promise.all([report('mf-store', '1.0.1', 30, 25), report('mf-store', '1.0.1', 30, 25)]);
      await report('mf-store', '1.0.1', 30, 25);
      expect((await status('mf-store')).live).toBe('1.0.1');
      expect(await withheld('mf-store')).toEqual([
        expect.objectContaining({ version: '1.0.1', reason: expect.stringContaining('the store, the network') }),
      ]);
    });

    it('never return to a version that served nobody, or that failed as often', async () => {
      await released('mf-unproven', '1.0.0', '1.0.1');
      await report('mf-unproven', '1.0.1', 30, 25);
      expect((await status('mf-unproven')).live).toBe('1.0.1');
      expect((await withheld('mf-unproven'))[0].reason).toContain('1.0.0 never served anybody');
      api.setNow(new Date(start + 60 * 60_000));
      await released('mf-worse', '1.0.0');
      await report('mf-worse', '1.0.0', 30, 0, 28);
      await released('mf-worse', '1.0.1');
      await report('mf-worse', '1.0.1', 30, 0, 25);
      expect((await status('mf-worse')).live).toBe('1.0.1');
      expect((await withheld('mf-worse'))[0].reason).toContain('1.0.0 fails as often');
    });
  });

  it('never move what is pinned', async () => {
    await released('mf-pin', '1.0.0', '1.0.1');
    await operator().post('/api/releases/mf-pin/pin', { version: '1.0.1', reason: 'stay' });
    await report('mf-pin', '1.0.1', 100, 100);
    expect((await status('mf-pin')).live).toBe('1.0.1');
  });
});
