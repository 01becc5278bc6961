import { describeOnDatabase, emailOf } from '../../testing';
import { publish, testBuild, tokenFor } from '../../testing/builds';

const checkKey = 'the-check-key-of-the-tests';
const passed = { check: 'smoke', ok: true, reason: 'Every route mounts.', detail: [] };
const failed = { check: 'smoke', ok: false, reason: 'A route does not mount.', detail: ['/one: threw'] };

describeOnDatabase('checks in a browser', (test) => {
  const api = test.api({
    environment: { CHECK_KEY: checkKey, RELEASE_BROWSER_CHECKS: 'true', CHECK_ACCOUNTS: emailOf('superAdministrator') },
  });
  const operator = () => api.as('superAdministrator');
  const checker = { authorization: `Bearer ${checkKey}` };
  const ask = (path: string, body: object, headers: Record<string, string> = checker) =>
    api.asVisitor().post(`/api/releases/checks/${path}`, body, headers);
  const claim = async () => (await ask('claim', { browser: 'Chromium 140' })).body.assignment;
  const finish = (assignment: { id: string; claim: string }, rest: object) =>
    ask(`${assignment.id}/result`, { claim: assignment.claim, ...rest });
  const versionOf = async (remote: string, version: string) =>
    (await operator().get(`/api/releases/${remote}`)).body.versions.find(
      (row: { version: string }) => row.version === version,
    );
  const promote = (remote: string, version: string, headers: Record<string, string> = {}, force = false) =>
    (headers['authorization'] ? api.asVisitor() : operator()).post(
      `/api/releases/${remote}/promote`,
      { version, reason: 'because', force },
      headers,
    );
  /** Ends everything that waits, so that each test begins with an empty queue. */
  const emptyQueue = async () => {
    for (let found = await claim(); found; found = await claim())
      await finish(found, { checks: [], unable: 'skipped' });
  };
  beforeEach(emptyQueue);
  afterEach(() => api.setNow(null));

  it('are made by the portal, and a publisher cannot write their result', async () => {
    const token = await tokenFor(operator(), 'mf-forged');
    await publish(api.asVisitor(), testBuild('mf-forged', '1.0.0'), token);
    const posted = await api
      .asVisitor()
      .post('/api/releases/mf-forged/versions/1.0.0/checks', { checks: [passed] }, token);
    expect(posted.status).toBe(404);
    const assignment = await claim();
    expect(assignment).toMatchObject({ remote: 'mf-forged', version: '1.0.0' });
    const body = { claim: assignment.claim, checks: [passed] };
    expect((await ask(`${assignment.id}/result`, body, token)).status).toBe(401);
    expect((await operator().post(`/api/releases/checks/${assignment.id}/result`, body)).status).toBe(401);
    const wrongClaim = await ask(`${assignment.id}/result`, { ...body, claim: 'x'.repeat(40) });
    expect([wrongClaim.status, wrongClaim.body.key]).toEqual([409, 'errors.releases.checkEnded']);
    expect((await versionOf('mf-forged', '1.0.0')).hasBrowserChecks).toBe(false);
    await finish(assignment, { checks: [passed] });
    expect((await promote('mf-forged', '1.0.0', token)).status).toBe(200);
  });

  it('keep a version back until they passed, unless an administrator says why', async () => {
    const token = await tokenFor(operator(), 'mf-back');
    await publish(operator(), testBuild('mf-back', '1.0.0'));
    const early = await promote('mf-back', '1.0.0', token);
    expect([early.status, early.body.details.checks[0].reasonId]).toEqual([409, 'smoke-notMade']);
    expect((await promote('mf-back', '1.0.0', token, true)).status).toBe(409);
    await finish(await claim(), { checks: [failed] });
    expect((await promote('mf-back', '1.0.0', token, true)).body.details.checks).toEqual([failed]);
    expect((await promote('mf-back', '1.0.0', {}, true)).status).toBe(200);
    const [entry] = (await operator().get('/api/releases/audit?remote=mf-back')).body.items;
    expect(entry).toMatchObject({ action: 'promoted', by: 'Sam Super', reason: 'because', forced: true });
  });

  it('run one at a time, in the order in which they were asked for, with progress', async () => {
    await publish(operator(), testBuild('mf-first', '1.0.0'));
    await publish(operator(), testBuild('mf-second', '1.0.0'));
    expect((await versionOf('mf-second', '1.0.0')).browserCheck).toMatchObject({ state: 'waiting', ahead: 1 });
    const claims = await Promise.all([claim(), claim(), claim()]);
    const [first] = claims.filter((found) => found !== null);
    expect([claims.filter((found) => found !== null).length, first.remote]).toEqual([1, 'mf-first']);
    const progress = { claim: first.claim, done: 2, all: 7, step: '/first as visitor' };
    expect((await ask(`${first.id}/progress`, progress)).status).toBe(204);
    expect((await versionOf('mf-first', '1.0.0')).browserCheck).toMatchObject({
      state: 'running',
      done: 2,
      all: 7,
      step: '/first as visitor',
    });
    expect(await claim()).toBeNull();
    await finish(first, { checks: [passed] });
    expect((await versionOf('mf-first', '1.0.0')).browserCheck).toMatchObject({ state: 'passed' });
    const second = await claim();
    expect(second.remote).toBe('mf-second');
    await finish(second, { checks: [passed] });
  });

  it('can be asked again for the same version, once at a time', async () => {
    const token = await tokenFor(operator(), 'mf-again');
    await publish(operator(), testBuild('mf-again', '1.0.0'));
    await finish(await claim(), { checks: [failed] });
    const again = () => api.asVisitor().post('/api/releases/mf-again/versions/1.0.0/browser-check', undefined, token);
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [202, 'waiting'],
      [202, 'waiting'],
    ]);
    await finish(await claim(), { checks: [passed] });
    expect(await claim()).toBeNull();
    expect((await versionOf('mf-again', '1.0.0')).passed).toBe(true);
  });

  it('that could not be made leave the version unchecked and say why', async () => {
    await publish(operator(), testBuild('mf-unable', '1.0.0'));
    await finish(await claim(), { checks: [], unable: 'The portal did not answer.' });
    const version = await versionOf('mf-unable', '1.0.0');
    expect([version.hasBrowserChecks, version.browserCheck.state, version.browserCheck.step]).toEqual([
      false,
      'unable',
      'The portal did not answer.',
    ]);
    expect((await promote('mf-unable', '1.0.0')).status).toBe(409);
  });

  it('of a checker that is silent wait again, and a version that always ends its browser has failed', async () => {
    await publish(operator(), testBuild('mf-silent', '1.0.0'));
    let time = Date.now();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const assignment = await claim();
      expect([attempt, assignment?.remote]).toEqual([attempt, 'mf-silent']);
      api.setNow(new Date((time += 30_000)));
      expect(await claim()).toBeNull();
      api.setNow(new Date((time += 61_000)));
    }
    expect(await claim()).toBeNull();
    const version = await versionOf('mf-silent', '1.0.0');
    expect([version.passed, version.checks.at(-1).reasonId]).toEqual([false, 'smoke-ended']);
  });

  it('say whether a browser is connected', async () => {
    await publish(operator(), testBuild('mf-browser', '1.0.0'));
    const found = async () => (await operator().get('/api/releases/mf-browser')).body.browserChecks;
    await finish(await claim(), { checks: [passed] });
    expect(await found()).toEqual({ isRequired: true, isAvailable: true });
    api.setNow(new Date(Date.now() + 60_000));
    expect(await found()).toEqual({ isRequired: true, isAvailable: false });
  });

  it('open pages as the check accounts, with sessions that may read, and end with the check', async () => {
    await publish(operator(), testBuild('mf-roles', '1.0.0'));
    const assignment = await claim();
    const [account] = assignment.accounts;
    expect(assignment.accounts.map(({ user }: { user: { email: string } }) => user.email)).toEqual([
      emailOf('superAdministrator'),
    ]);
    const asAccount = api.withCookie(`session=${account.cookies.secret}; token=${account.cookies.marker}`);
    expect((await asAccount.get('/api/releases')).status).toBe(200);
    const written = await asAccount.post('/api/releases/mf-roles/tokens', { label: 'stolen' });
    expect([written.status, written.body.key]).toEqual([403, 'errors.auth.forbidden']);
    await finish(assignment, { checks: [passed] });
    expect((await asAccount.get('/api/releases')).status).toBe(401);
  });

  it('are not queued for a version that is published without them', async () => {
    const build = testBuild('mf-later', '1.0.0');
    await publish(operator(), build, {}, '?browserCheck=later');
    expect((await versionOf('mf-later', '1.0.0')).browserCheck).toBeNull();
  });

  it('show a version that did not pass to the checker’s browser alone', async () => {
    await publish(operator(), testBuild('mf-preview', '1.0.0'));
    const preview = () => operator().post('/api/releases/mf-preview/versions/1.0.0/preview');
    const shown = async (token: string) => (await api.asVisitor().get(`/api/releases/previews/${token}`)).status;
    expect((await preview()).body.key).toBe('errors.releases.checksFailed');
    const first = await claim();
    expect(await shown(first.previewToken)).toBe(200);
    await finish(first, { checks: [passed] });
    expect(await shown(first.previewToken)).toBe(404);
    const { token } = (await preview()).body;
    expect(await shown(token)).toBe(200);
    await operator().post('/api/releases/mf-preview/versions/1.0.0/browser-check');
    await finish(await claim(), { checks: [failed] });
    expect(await shown(token)).toBe(404);
    expect((await preview()).status).toBe(409);
  });
});
