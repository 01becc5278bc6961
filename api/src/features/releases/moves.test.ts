import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Role } from '@park/domain';
import { describeOnEachDatabase } from '../../testing';
import { publish, testBuild, tokenFor } from '../../testing/builds';

describeOnEachDatabase('moving versions', (test) => {
  const api = test.api();
  const operator = () => api.as('superAdministrator');
  const move = (remote: string, step: string, body: object) =>
    operator().post(`/api/releases/${remote}/${step}`, { reason: 'because', ...body });
  const entry = async (remote: string) =>
    (await api.asVisitor().get('/api/releases/registry')).body.remotes.find(
      ({ name }: { name: string }) => name === remote,
    );
  const line = async (remote: string) => {
    const found = await entry(remote);
    return found && [found.live.version, found.previous?.version ?? null, found.canary?.build.version ?? null];
  };
  const released = async (remote: string, ...versions: string[]) => {
    for (const version of versions) {
      await publish(operator(), testBuild(remote, version));
      await move(remote, 'promote', { version });
    }
  };

  it('shows what the shell needs, and answers 304 while nothing changed', async () => {
    await released('mf-view', '1.0.0');
    const visitor = api.asVisitor();
    const first = await visitor.get('/api/releases/registry');
    const mine = first.body.remotes.find(({ name }: { name: string }) => name === 'mf-view');
    expect(mine).toMatchObject({
      previous: null,
      canary: null,
      server: 'http://127.0.0.1:4602/mf-view',
      descriptor: { name: 'mf-view' },
    });
    expect(mine.live).toMatchObject({ version: '1.0.0', baseUrl: '/_mf/mf-view/1.0.0/', entry: 'entry.js' });
    expect(Object.keys(mine.live.integrity)).toEqual(['entry.js', 'home.1.js', 'home.1.css']);
    expect(first.headers.etag).toBe(`"${first.body.revision}"`);
    const second = await visitor.get('/api/releases/registry', { 'if-none-match': String(first.headers.etag) });
    expect([second.status, second.text, second.headers.etag]).toEqual([304, '', first.headers.etag]);
    await released('mf-view', '1.0.1');
    expect((await visitor.get('/api/releases/registry', { 'if-none-match': String(first.headers.etag) })).status).toBe(
      200,
    );
  });

  it('keeps the last live version as the fallback, and a withdrawn one is none', async () => {
    await released('mf-back', '1.0.0', '1.0.1', '1.0.2');
    expect(await line('mf-back')).toEqual(['1.0.2', '1.0.1', null]);
    const back = await move('mf-back', 'rollback', {});
    expect([back.status, back.body.live, back.body.previous]).toEqual([200, '1.0.1', '1.0.0']);
    expect(
      back.body.versions.map(({ version, state }: { version: string; state: string }) => `${version} ${state}`).sort(),
    ).toEqual(['1.0.0 released', '1.0.1 released', '1.0.2 withdrawn']);
    expect((await move('mf-back', 'rollback', { version: '1.0.0' })).body).toMatchObject({
      live: '1.0.0',
      previous: null,
    });
    expect((await move('mf-back', 'rollback', {})).body.key).toBe('errors.releases.noPrevious');
    expect((await move('mf-back', 'promote', { version: '1.0.2' })).body).toMatchObject({
      live: '1.0.2',
      previous: '1.0.0',
    });
  });

  it('goes back only to what was live', async () => {
    await released('mf-never', '1.0.0');
    await publish(operator(), testBuild('mf-never', '2.0.0'));
    expect((await move('mf-never', 'rollback', { version: '2.0.0' })).body.key).toBe('errors.releases.notReady');
    expect((await move('mf-never', 'rollback', { version: '3.0.0' })).status).toBe(404);
    expect((await move('mf-nobody', 'promote', { version: '1.0.0' })).status).toBe(404);
  });

  it('refuses what is not complete, by the database as well', async () => {
    await operator().post('/api/releases/mf-half/versions', testBuild('mf-half', '1.0.0').build);
    expect((await move('mf-half', 'promote', { version: '1.0.0' })).body.key).toBe('errors.releases.notReady');
    await expect(
      api.database.execute("update release_remotes set live_version = '1.0.0' where remote = 'mf-half'"),
    ).rejects.toThrow();
  });

  it('shows a canary to a share or to roles, and ends it with the next promotion', async () => {
    await released('mf-can', '1.0.0');
    await publish(operator(), testBuild('mf-can', '1.1.0'));
    expect((await move('mf-can', 'canary', { version: '1.1.0' })).body.fields).toEqual({
      share: 'errors.field.required',
    });
    expect((await move('mf-can', 'canary', { version: '1.1.0', share: 2 })).body.fields).toEqual({
      share: 'errors.field.tooLarge',
    });
    expect((await move('mf-can', 'canary', { version: '1.0.0', share: 0.1 })).body.fields).toEqual({
      version: 'errors.releases.alreadyLive',
    });
    const begun = await move('mf-can', 'canary', { version: '1.1.0', share: 0.1, roles: [Role.Employee] });
    expect(begun.body.canary).toMatchObject({ version: '1.1.0', share: 0.1, roles: [Role.Employee] });
    expect((await entry('mf-can')).canary).toMatchObject({
      share: 0.1,
      roles: [Role.Employee],
      build: { version: '1.1.0' },
      descriptor: { name: 'mf-can' },
    });
    expect((await move('mf-can', 'canary/stop', {})).body.canary).toBeNull();
    await move('mf-can', 'canary', { version: '1.1.0', roles: [Role.Employee] });
    expect((await move('mf-can', 'promote', { version: '1.1.0' })).body).toMatchObject({
      live: '1.1.0',
      previous: '1.0.0',
      canary: null,
    });
    await publish(operator(), testBuild('mf-first', '1.0.0'));
    expect((await move('mf-first', 'canary', { version: '1.0.0', share: 0.5 })).body.key).toBe(
      'errors.releases.noLive',
    );
  });

  it('holds what is pinned', async () => {
    await released('mf-pin', '1.0.0', '1.0.1');
    const pinned = await move('mf-pin', 'pin', { version: '1.0.0', reason: 'audit week' });
    expect(pinned.body).toMatchObject({
      live: '1.0.0',
      pinned: { version: '1.0.0', reason: 'audit week', by: 'Sam Super' },
    });
    for (const [step, body] of [
      ['promote', { version: '1.0.1' }],
      ['rollback', { version: '1.0.1' }],
      ['canary', { version: '1.0.1', share: 1 }],
    ] as const) {
      const refused = await move('mf-pin', step, body);
      expect([step, refused.status, refused.body.key]).toEqual([step, 409, 'errors.releases.pinned']);
    }
    expect((await move('mf-pin', 'pin', { version: null })).body.pinned).toBeNull();
    expect((await move('mf-pin', 'promote', { version: '1.0.1' })).body.live).toBe('1.0.1');
  });

  it('lets a person force what has not passed, never a token, and never what harms other areas', async () => {
    await released('mf-owner', '1.0.0');
    const tooMuch = `/* ${randomBytes(260_000).toString('base64')} */`;
    await publish(operator(), testBuild('mf-force', '1.0.0', { css: tooMuch }));
    const token = await tokenFor(operator(), 'mf-force');
    const body = { version: '1.0.0', reason: 'the park needs it', force: true };
    const byToken = await api.asVisitor().post('/api/releases/mf-force/promote', body, token);
    expect([byToken.status, byToken.body.key, byToken.body.details.checks[0].check]).toEqual([
      409,
      'errors.releases.checksFailed',
      'size',
    ]);
    expect((await operator().post('/api/releases/mf-force/promote', body)).body.live).toBe('1.0.0');
    const trail = await operator().get('/api/releases/audit?remote=mf-force');
    expect(trail.body.items[0]).toMatchObject({
      by: 'Sam Super',
      action: 'promoted',
      version: '1.0.0',
      reason: 'the park needs it',
      forced: true,
      before: { live: null },
      after: { live: '1.0.0' },
    });
    await publish(operator(), testBuild('mf-loud', '1.0.0', { css: 'body{margin:0}' }));
    expect((await move('mf-loud', 'promote', { version: '1.0.0', force: true })).body.key).toBe(
      'errors.releases.harmsOthers',
    );
    await publish(operator(), testBuild('mf-thief', '1.0.0', { routes: ['/mf-owner'] }));
    expect((await move('mf-thief', 'promote', { version: '1.0.0', force: true })).body.key).toBe(
      'errors.releases.conflictWithLive',
    );
  });

  it('by several at once leaves one live version and a trail without gaps', async () => {
    const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
    for (const version of versions) await publish(operator(), testBuild('mf-race', version));
    const answers = await Promise.all(versions.map((version) => move('mf-race', 'promote', { version })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const trail = (await operator().get('/api/releases/audit?remote=mf-race&pageSize=100')).body.items
      .filter(({ action }: { action: string }) => action === 'promoted')
      .reverse();
    expect(trail.map(({ before }: { before: { live: string | null } }) => before.live)).toEqual([
      null,
      ...trail.slice(0, -1).map(({ after }: { after: { live: string } }) => after.live),
    ]);
    expect((await line('mf-race'))[0]).toBe(trail.at(-1).after.live);
  });

  it('redeploys everything that is staged and tells what stays', async () => {
    await released('mf-re-a', '1.0.0');
    await publish(operator(), testBuild('mf-re-a', '1.1.0'));
    await publish(operator(), testBuild('mf-re-b', '1.0.0', { css: 'body{margin:0}' }));
    const answer = await operator().post('/api/redeploy', {});
    expect(answer.status).toBe(202);
    expect(answer.body.promoted).toContainEqual({ remote: 'mf-re-a', version: '1.1.0' });
    expect(answer.body.left).toContainEqual({
      remote: 'mf-re-b',
      version: '1.0.0',
      key: 'errors.releases.checksFailed',
    });
    expect((await operator().post('/api/redeploy', {})).body.promoted).toEqual([]);
    expect((await api.as('companySupervisor').post('/api/redeploy', {})).status).toBe(403);
  });

  it('tells the one who promotes later that somebody else was faster', async () => {
    await released('mf-race', '1.0.0');
    await publish(operator(), testBuild('mf-race', '1.1.0'));
    await publish(operator(), testBuild('mf-race', '1.2.0'));
    const answers = await Promise.all(
      ['1.1.0', '1.2.0'].map((version) => move('mf-race', 'promote', { version, instead: '1.0.0' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const winner = answers.find(({ status }) => status === 200)?.body.live;
    expect([refused?.body.key, refused?.body.details]).toEqual(['errors.releases.changedMeanwhile', { live: winner }]);
  });

  it('lets a token preview, and read the audit trail of its own remote', async () => {
    await released('mf-own', '1.0.0');
    await publish(operator(), testBuild('mf-own', '1.1.0'));
    const token = await tokenFor(operator(), 'mf-own');
    const visitor = api.asVisitor();
    expect((await visitor.post('/api/releases/mf-own/versions/1.1.0/preview', undefined, token)).status).toBe(200);
    const { status, body } = await visitor.get('/api/releases/mf-own/audit', token);
    expect([status, body.items.at(-1).remote]).toEqual([200, 'mf-own']);
    expect((await visitor.get('/api/releases/mf-race/audit', token)).status).toBe(403);
  });

  it('ends a canary after its maximum duration, and says what it still needs until then', async () => {
    await released('mf-quiet', '1.0.0');
    await publish(operator(), testBuild('mf-quiet', '1.1.0'));
    const started = await move('mf-quiet', 'canary', { version: '1.1.0', share: 0.1, hours: 2 });
    expect(started.body.canary).toMatchObject({ missingLoads: 20, missingVisitors: 3 });
    api.setNow(new Date(Date.now() + 119 * 60_000));
    await api.runDueJobs();
    expect((await operator().get('/api/releases/mf-quiet')).body.canary).not.toBeNull();
    api.setNow(new Date(Date.now() + 121 * 60_000));
    await api.runDueJobs();
    api.setNow(null);
    expect((await operator().get('/api/releases/mf-quiet')).body.canary).toBeNull();
    const [entry] = (await operator().get('/api/releases/audit?remote=mf-quiet')).body.items;
    expect([entry.by, entry.action]).toEqual(['system', 'canary stopped']);
  });

  it('shows a staged version to the one browser that has its preview, for an hour', async () => {
    await publish(operator(), testBuild('mf-show', '1.0.0'));
    const made = await operator().post('/api/releases/mf-show/versions/1.0.0/preview');
    const address = `/api/releases/previews/${made.body.token}`;
    expect((await api.asVisitor().get(address)).body).toMatchObject({
      name: 'mf-show',
      build: { version: '1.0.0' },
      server: 'http://127.0.0.1:4602/mf-show',
    });
    api.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await api.asVisitor().get(address)).status).toBe(404);
    api.setNow(null);
    expect(await entry('mf-show')).toBeUndefined();
  });

  it('keeps the files of the last versions and of what is in use', async () => {
    const kept = 20;
    await released('mf-keep', '1.0.0', '1.0.1');
    for (let n = 0; n < kept + 3; n += 1) {
      api.setNow(new Date(Date.now() + (n + 1) * 60_000));
      await publish(operator(), testBuild('mf-keep', `2.0.${n}`));
    }
    await move('mf-keep', 'promote', { version: `2.0.${kept + 2}` });
    await api.idle();
    api.setNow(null);
    const { versions, previous } = (await operator().get('/api/releases/mf-keep')).body;
    expect(previous).toBe('1.0.1');
    const there = (version: string) => existsSync(path.join(api.dataDir, 'releases/mf-keep', version));
    expect([there('1.0.1'), there('1.0.0'), there('2.0.0'), there(`2.0.${kept + 1}`)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(versions.length).toBeGreaterThanOrEqual(kept);
    // What was removed can be published again, and is whole again.
    expect((await publish(operator(), testBuild('mf-keep', '1.0.0'))).body.state).toBe('released');
    expect(there('1.0.0')).toBe(true);
  });
});
