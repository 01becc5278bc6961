import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describeOnDatabase } from '../../testing';
import { publish, putFile, testBuild, tokenFor } from '../../testing/builds';

describeOnDatabase('publishing a build', (test) => {
  const api = test.api();
  const operator = () => api.as('superAdministrator');
  const stored = (...parts: string[]) => path.join(api.dataDir, 'releases', ...parts);
  const registry = async () => (await api.asVisitor().get('/api/releases/registry')).body;

  it('goes in steps, ends staged, and touches nothing that is live', async () => {
    const before = await registry();
    const mine = testBuild('mf-one', '1.0.0-a');
    const begun = await operator().post('/api/releases/mf-one/versions', mine.build);
    expect([begun.status, begun.body]).toEqual([
      200,
      { version: '1.0.0-a', state: 'uploading', missing: ['entry.js', 'home.1.js', 'home.1.css'] },
    ]);
    const done = await publish(operator(), mine);
    expect([done.status, done.body.state, done.body.passed]).toEqual([200, 'staged', true]);
    expect(done.body.checks.map(({ check }: { check: string }) => check)).toEqual([
      'descriptor',
      'permissions',
      'routes',
      'navigation',
      'platform',
      'shared-libraries',
      'styles',
      'size',
      'integrity',
    ]);
    expect(readFileSync(stored('mf-one', '1.0.0-a', 'entry.js'), 'utf8')).toBe(mine.files.get('entry.js')?.toString());
    expect((await registry()).remotes).toEqual(before.remotes);
  });

  it('is refused at the first step when it holds a kind of file that is never served', async () => {
    const mine = testBuild('mf-one', '1.0.0-html');
    const [first, ...others] = mine.build.files;
    const evil = { ...mine.build, files: [{ ...first, path: 'evil.html' }, ...others] };
    const refused = await operator().post('/api/releases/mf-one/versions', evil);
    expect([refused.status, refused.body.fields]).toEqual([400, { 'files.0.path': 'errors.field.fileType' }]);
    expect(existsSync(stored('mf-one', '1.0.0-html'))).toBe(false);
  });

  it('is in the audit trail from its first step', async () => {
    const mine = testBuild('mf-audited', '1.0.0');
    await operator().post('/api/releases/mf-audited/versions', mine.build);
    await operator().post('/api/releases/mf-audited/versions', mine.build);
    const actions = async () =>
      (await operator().get('/api/releases/audit?remote=mf-audited')).body.items.map(
        ({ by, action, version }: Record<string, string>) => `${by} ${action} ${version}`,
      );
    expect(await actions()).toEqual(['Sam Super begun 1.0.0']);
    await publish(operator(), mine);
    expect(await actions()).toEqual(['Sam Super published 1.0.0', 'Sam Super begun 1.0.0']);
  });

  it('is public once it was live or is the canary, and not before', async () => {
    const versions = async () => (await api.asVisitor().get('/api/releases/mf-public/public-versions')).body.versions;
    const publishVersion = (version: string) => publish(operator(), testBuild('mf-public', version));
    const move = (step: string, body: object) =>
      operator().post(`/api/releases/mf-public/${step}`, { reason: 'because', ...body });
    expect((await api.asVisitor().get('/api/releases/mf-public/public-versions')).status).toBe(404);
    await operator().post('/api/releases/mf-public/versions', testBuild('mf-public', '0.9.0').build);
    await publishVersion('1.0.0');
    expect(await versions()).toEqual([]);
    await move('promote', { version: '1.0.0' });
    await publishVersion('1.1.0');
    expect(await versions()).toEqual(['1.0.0']);
    await move('canary', { version: '1.1.0', share: 0.5 });
    expect(await versions()).toEqual(['1.0.0', '1.1.0']);
    await move('canary/stop', {});
    expect(await versions()).toEqual(['1.0.0']);
    await move('promote', { version: '1.1.0' });
    await move('rollback', { version: '1.0.0' });
    expect([...(await versions())].sort()).toEqual(['1.0.0', '1.1.0']);
  });

  it('goes on where it was interrupted', async () => {
    const mine = testBuild('mf-one', '1.0.0-resume');
    await operator().post('/api/releases/mf-one/versions', mine.build);
    await putFile(operator(), mine, 'entry.js', mine.files.get('entry.js') ?? Buffer.alloc(0));
    // What a killed server leaves behind is no file.
    writeFileSync(stored('mf-one', '1.0.0-resume', '.draft-x'), 'half');
    const early = await operator().post('/api/releases/mf-one/versions/1.0.0-resume/complete');
    expect([early.status, early.body.key, early.body.details]).toEqual([
      409,
      'errors.releases.incomplete',
      { missing: ['home.1.js', 'home.1.css'] },
    ]);
    const again = await operator().post('/api/releases/mf-one/versions', mine.build);
    expect(again.body.missing).toEqual(['home.1.js', 'home.1.css']);
    expect((await publish(operator(), mine)).body.state).toBe('staged');
  });

  it('says that the disk is full, leaves nothing half written, and goes on when there is space', async () => {
    const mine = testBuild('mf-one', '1.0.0-full');
    await operator().post('/api/releases/mf-one/versions', mine.build);
    const open = promises.open;
    const full = jest.spyOn(promises, 'open').mockImplementation(async (...given): Promise<FileHandle> => {
      const file = await open(...given);
      if (String(given[0]).includes('1.0.0-full'))
        file.writeFile = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      return file;
    });
    const refused = await putFile(operator(), mine, 'entry.js', mine.files.get('entry.js') ?? Buffer.alloc(0));
    full.mockRestore();
    expect([refused.status, refused.body.key]).toEqual([507, 'errors.upload.noSpace']);
    expect(readdirSync(stored('mf-one', '1.0.0-full'))).toEqual([]);
    expect((await publish(operator(), mine)).body.state).toBe('staged');
  });

  it('is the same when it is repeated, and refused when the content differs', async () => {
    const mine = testBuild('mf-one', '1.0.0-twice');
    await publish(operator(), mine);
    const repeated = await publish(operator(), mine);
    expect([repeated.status, repeated.body.state]).toEqual([200, 'staged']);
    const other = testBuild('mf-one', '1.0.0-twice', { css: '@layer remote{.mf-one_b{color:blue}}' });
    const refused = await publish(operator(), other);
    expect([refused.status, refused.body.key]).toEqual([409, 'errors.releases.versionTaken']);
    const late = await putFile(operator(), mine, 'entry.js', mine.files.get('entry.js') ?? Buffer.alloc(0));
    expect([late.status, late.body.key]).toEqual([409, 'errors.releases.immutable']);
  });

  it('by two at once ends in one version', async () => {
    const mine = testBuild('mf-one', '1.0.0-race');
    const other = testBuild('mf-one', '1.0.0-race', { css: '@layer remote{.mf-one_c{color:blue}}' });
    const [one, same, different] = await Promise.all([
      publish(operator(), mine),
      publish(operator(), mine),
      publish(operator(), other),
    ]);
    const outcomes = [one, same, different].map((answer) => answer?.status);
    // The first publication is kept; those with the same content are served alike.
    expect([[200, 200, 409].join(), [409, 409, 200].join()]).toContain(outcomes.join());
    const trail = await operator().get('/api/releases/audit?remote=mf-one&pageSize=100');
    expect(
      trail.body.items.filter(
        (item: { version: string; action: string }) => item.version === '1.0.0-race' && item.action === 'published',
      ),
    ).toHaveLength(1);
  });

  it('accepts only what the build names', async () => {
    const mine = testBuild('mf-one', '1.0.0-files');
    await operator().post('/api/releases/mf-one/versions', mine.build);
    const wrong = await putFile(operator(), mine, 'entry.js', Buffer.from('alert(1)'));
    expect([wrong.status, wrong.body.key, wrong.body.details]).toEqual([
      400,
      'errors.releases.wrongContent',
      { path: 'entry.js' },
    ]);
    const unknown = await putFile(operator(), mine, 'other.js', Buffer.from('x'));
    expect([unknown.status, unknown.body.fields]).toEqual([400, { path: 'errors.field.invalid' }]);
    for (const name of ['../../x.js', '/etc/passwd', '.hidden', 'a/../b.js', '~2/entry.js'])
      expect((await putFile(operator(), mine, name, Buffer.from('x'))).status).toBe(400);
    expect(
      (await operator().put('/api/releases/mf-one/versions/1.0.0-files/files?path=entry.js', { a: 1 })).status,
    ).toBe(415);
    expect((await putFile(operator(), testBuild('mf-one', '9.9.9'), 'entry.js', Buffer.from('x'))).status).toBe(404);
    expect(existsSync(stored('mf-one', '1.0.0-files'))).toBe(false);
  });

  it('accepts the packed copy, checks what is in it, and keeps both', async () => {
    const mine = testBuild('mf-one', '1.0.0-br');
    await operator().post('/api/releases/mf-one/versions', mine.build);
    const content = mine.files.get('home.1.js') ?? Buffer.alloc(0);
    expect((await putFile(operator(), mine, 'home.1.js', brotliCompressSync(content), {}, '&encoding=br')).status).toBe(
      204,
    );
    expect(readdirSync(stored('mf-one', '1.0.0-br')).sort()).toEqual(['home.1.js', 'home.1.js.br']);
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000));
    expect((await putFile(operator(), mine, 'entry.js', bomb, {}, '&encoding=br')).body.key).toBe(
      'errors.releases.wrongContent',
    );
  });

  it('finds what was changed in the store before it was complete', async () => {
    const mine = testBuild('mf-one', '1.0.0-tampered');
    await operator().post('/api/releases/mf-one/versions', mine.build);
    for (const [name, content] of mine.files) await putFile(operator(), mine, name, content);
    const file = stored('mf-one', '1.0.0-tampered', 'entry.js');
    writeFileSync(file, Buffer.alloc(readFileSync(file).length, 'x'));
    const refused = await operator().post('/api/releases/mf-one/versions/1.0.0-tampered/complete');
    expect([refused.status, refused.body.details]).toEqual([409, { missing: ['entry.js'] }]);
  });

  it('says in sentences what the gate found', async () => {
    await publish(operator(), testBuild('mf-two', '1.0.0', { routes: ['/two'] }));
    await operator().post('/api/releases/mf-two/promote', { version: '1.0.0', reason: 'first release' });
    const bad = testBuild('mf-one', '1.0.0-bad', { routes: ['/two', '/login'], css: 'body{margin:0}' });
    const done = await publish(operator(), bad);
    expect([done.status, done.body.state, done.body.passed]).toEqual([200, 'staged', false]);
    const failed = done.body.checks
      .filter(({ ok }: { ok: boolean }) => !ok)
      .map(({ check, detail }: { check: string; detail: string[] }) => [check, detail]);
    expect(failed).toEqual([
      ['routes', ['/two belongs to mf-two', '/login belongs to the shell']],
      ['navigation', ['"mf-one-menu" leads to /two, as does "mf-two-menu" of mf-two']],
      [
        'styles',
        [
          'home.1.css: body is outside of @layer remote and ui',
          'home.1.css: body does not begin at a class of the remote',
        ],
      ],
    ]);
    const refused = await operator().post('/api/releases/mf-one/promote', {
      version: '1.0.0-bad',
      reason: 'in a hurry',
    });
    expect([refused.status, refused.body.key]).toEqual([409, 'errors.releases.checksFailed']);
  });

  it('brings back what a store has lost', async () => {
    const mine = testBuild('mf-one', '1.0.0-lost');
    await publish(operator(), mine);
    rmSync(stored('mf-one', '1.0.0-lost', 'home.1.js'));
    expect((await operator().post('/api/releases/mf-one/versions', mine.build)).body).toEqual({
      version: '1.0.0-lost',
      state: 'staged',
      missing: ['home.1.js'],
    });
    await publish(operator(), mine);
    expect(existsSync(stored('mf-one', '1.0.0-lost', 'home.1.js'))).toBe(true);
  });

  it('asks the gate again for what did not pass, once the live portal is another', async () => {
    await publish(operator(), testBuild('mf-tenant', '1.0.0', { routes: ['/moved'] }));
    await operator().post('/api/releases/mf-tenant/promote', { version: '1.0.0', reason: 'first release' });
    const wanted = testBuild('mf-heir', '1.0.0', { routes: ['/moved'] });
    expect((await publish(operator(), wanted)).body.passed).toBe(false);
    await publish(operator(), testBuild('mf-tenant', '1.1.0', { routes: ['/new-place'] }));
    await operator().post('/api/releases/mf-tenant/promote', { version: '1.1.0', reason: 'moves out' });
    expect((await publish(operator(), wanted)).body.passed).toBe(true);
    expect(
      (await operator().post('/api/releases/mf-heir/promote', { version: '1.0.0', reason: 'moves in' })).body.live,
    ).toBe('1.0.0');
  });

  it('belongs to the holder of the remote’s token alone', async () => {
    const mine = testBuild('mf-one', '1.0.0-token');
    const visitor = api.asVisitor();
    const token = await tokenFor(operator(), 'mf-one');
    const others = await tokenFor(operator(), 'mf-two');
    expect((await visitor.post('/api/releases/mf-one/versions', mine.build)).body.key).toBe('errors.auth.required');
    expect(
      (await visitor.post('/api/releases/mf-one/versions', mine.build, { authorization: 'Bearer rel_wrong' })).body,
    ).toMatchObject({ status: 401, key: 'errors.auth.badToken' });
    expect((await visitor.post('/api/releases/mf-one/versions', mine.build, others)).body).toMatchObject({
      status: 403,
      key: 'errors.auth.forbidden',
    });
    expect((await visitor.post('/api/releases/mf-two/versions', mine.build, others)).body.fields).toEqual({
      name: 'errors.releases.otherRemote',
    });
    expect((await visitor.get('/api/releases', token)).status).toBe(403);
    expect((await visitor.post('/api/releases/mf-one/tokens', { label: 'more' }, token)).status).toBe(403);
    const done = await publish(visitor, mine, token);
    expect([done.status, done.body.state]).toEqual([200, 'staged']);
    const { body } = await operator().get('/api/releases/mf-one/tokens');
    expect(body.items).toEqual([expect.objectContaining({ label: 'ci', createdBy: 'Sam Super', revokedAt: null })]);
    const all = (await operator().get('/api/releases/tokens')).body.items;
    expect(
      all
        .filter(({ remote }: { remote: string }) => /^mf-(one|two)$/.test(remote))
        .map(({ remote, label }: { remote: string; label: string }) => `${remote} ${label}`),
    ).toEqual(['mf-two ci', 'mf-one ci']);
    expect(JSON.stringify(all)).not.toContain('rel_');
    expect((await visitor.get('/api/releases/tokens', token)).status).toBe(403);
    expect((await operator().delete(`/api/releases/mf-one/tokens/${body.items[0].id}`)).status).toBe(204);
    expect((await visitor.get('/api/releases/mf-one', token)).body.key).toBe('errors.auth.badToken');
    expect((await operator().delete(`/api/releases/mf-one/tokens/${body.items[0].id}`)).status).toBe(404);
    const trail = await operator().get('/api/releases/audit?remote=mf-one&pageSize=4');
    expect(trail.body.items.map((item: { by: string; action: string }) => `${item.by} ${item.action}`)).toEqual([
      'Sam Super token revoked',
      'deploy token “ci” published',
      'deploy token “ci” begun',
      'Sam Super token created',
    ]);
  });
});
