import { describeOnEachDatabase } from '../testing';
import { publish, testBuild } from './test-builds';

const shellKey = 'the-shell-key-of-tests';

describeOnEachDatabase('outcomes of loading', (test) => {
  const api = test.api({ environment: { SHELL_KEY: shellKey, RELEASE_MAIL: 'releases@test.park' } });
  const operator = () => api.as('superAdministrator');
  const shell = { authorization: `Bearer ${shellKey}` };
  const report = (remote: string, version: string, loads: number, loadFailures = 0, renderFailures = 0) =>
    api.asVisitor().post('/api/releases/outcomes', { outcomes: [{ remote, version, loads, loadFailures, renderFailures }] }, shell);
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
    expect((await api.asVisitor().post('/api/releases/outcomes', body, { authorization: 'Bearer something-else' })).body.key).toBe('errors.auth.badToken');
    expect((await api.asVisitor().post('/api/releases/outcomes', body, shell)).status).toBe(204);
    expect((await report('mf-nobody', '1.0.0', 5)).status).toBe(204);
  });

  it('add up, from several shells at once', async () => {
    await released('mf-sum', '1.0.0');
    await Promise.all([report('mf-sum', '1.0.0', 10, 1), report('mf-sum', '1.0.0', 10, 0, 1), report('mf-sum', '1.0.0', 80)]);
    const [version] = (await status('mf-sum')).versions;
    expect(version).toMatchObject({ loads: 100, loadFailures: 1, renderFailures: 1, failuresPerThousand: 20 });
  });

  it('stop a canary that fails more often than live, say so and write it down', async () => {
    await released('mf-can', '1.0.0');
    await publish(operator(), testBuild('mf-can', '1.1.0'));
    await operator().post('/api/releases/mf-can/canary', { version: '1.1.0', share: 0.5, reason: 'a try' });
    await report('mf-can', '1.0.0', 200, 2);
    await report('mf-can', '1.1.0', 19, 19);
    expect((await status('mf-can')).canary?.version).toBe('1.1.0');
    await report('mf-can', '1.1.0', 1);
    expect(await status('mf-can')).toMatchObject({ live: '1.0.0', canary: null });
    const trail = (await operator().get('/api/releases/audit?remote=mf-can')).body.items;
    expect(trail[0]).toMatchObject({ by: 'system', action: 'fell back', version: '1.1.0', reason: '1.1.0 failed in 950 of 1,000 loads (20 loads); 1.0.0 in 10 of 1,000.' });
    await api.idle();
    expect(api.mails).toEqual([expect.objectContaining({ to: 'releases@test.park', kind: 'releaseTakenBack', subject: 'mf-can: a release was taken back' })]);
    expect(api.logLines.some((text) => text.includes('a release was taken back') && text.includes('"level":40'))).toBe(true);
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
    await released('mf-live', '1.0.0', '1.0.1');
    await Promise.all([report('mf-live', '1.0.1', 30, 10), report('mf-live', '1.0.1', 30, 0, 10)]);
    expect(await status('mf-live')).toMatchObject({ live: '1.0.0', previous: null });
    const trail = (await operator().get('/api/releases/audit?remote=mf-live')).body.items;
    expect(trail.filter(({ action }: { action: string }) => action === 'fell back')).toHaveLength(1);
    await released('mf-old', '1.0.0', '1.0.1');
    api.setNow(new Date(Date.now() + 61 * 60_000));
    await report('mf-old', '1.0.1', 100, 100);
    expect((await status('mf-old')).live).toBe('1.0.1');
    api.setNow(null);
  });

  it('never move what is pinned', async () => {
    await released('mf-pin', '1.0.0', '1.0.1');
    await operator().post('/api/releases/mf-pin/pin', { version: '1.0.1', reason: 'stay' });
    await report('mf-pin', '1.0.1', 100, 100);
    expect((await status('mf-pin')).live).toBe('1.0.1');
  });
});
