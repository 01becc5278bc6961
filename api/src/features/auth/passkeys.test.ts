import { sql } from 'drizzle-orm';
import { loginAttempts } from '../../core/database/schema/auth';
import { describeOnDatabase, emailOf, testPassword, type Caller, type PersonName } from '../../testing';
import { TestAuthenticator } from '../../testing/authenticator';
import type { TestApi } from '../../testing/test-api';

const minuteMs = 60_000;

async function add(caller: Caller, authenticator: TestAuthenticator, name = 'Laptop', current?: string) {
  const begun = await caller.post('/api/auth/passkeys/options', current === undefined ? {} : { current });
  if (begun.status !== 200) return begun;
  return caller.post('/api/auth/passkeys', { name, response: authenticator.create(begun.body.options) });
}

async function signIn(api: TestApi, authenticator: TestAuthenticator, options?: { isVerified: boolean }) {
  const begun = await api.asVisitor().post('/api/auth/passkey-login/options');
  const response = authenticator.get(begun.body.options, options);
  return api.asVisitor().post('/api/auth/passkey-login', { response, source: 'portal' });
}

const cookieOf = (answer: { headers: Record<string, string | string[] | undefined> }) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.endsWith('='))
    .join('; ');

/** Signs in with the password, so that the session has just begun. */
async function login(api: TestApi, name: PersonName): Promise<Caller> {
  const body = { email: emailOf(name), password: testPassword, source: 'portal' };
  return api.withCookie(cookieOf(await api.asVisitor().post('/api/auth/login', body)));
}

describeOnDatabase('passkeys', (test) => {
  const api = test.api();
  const start = Date.parse('2026-03-02T08:00:00Z');
  const at = (minutes: number) => api.setNow(new Date(start + minutes * minuteMs));
  const fresh = (name: PersonName) => login(api, name);

  it('are added, sign in without a password, and are named and removed', async () => {
    at(0);
    const authenticator = new TestAuthenticator();
    const caller = await fresh('employee');
    const added = await add(caller, authenticator, 'Laptop');
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null, isBackedUp: false },
    ]);
    at(1);
    const signedIn = await signIn(api, authenticator);
    expect([signedIn.status, signedIn.body.user.firstName]).toEqual([200, 'Emil']);
    const mine = api.withCookie(cookieOf(signedIn));
    expect((await mine.get('/api/users/user')).status).toBe(200);
    const listed = await mine.get('/api/auth/passkeys');
    expect(listed.body).toMatchObject({ needsPassword: false, hasWaitingRights: false, limit: 10 });
    expect(listed.body.items).toMatchObject([{ name: 'Laptop', lastUsedAt: new Date(start + minuteMs).toISOString() }]);
    const { id } = added.body;
    expect((await mine.patch(`/api/auth/passkeys/${id}`, { name: 'Work laptop' })).body.name).toBe('Work laptop');
    expect((await (await fresh('colleague')).patch(`/api/auth/passkeys/${id}`, { name: 'x' })).status).toBe(404);
    expect((await (await fresh('colleague')).post(`/api/auth/passkeys/${id}/remove`, {})).status).toBe(404);
    expect((await mine.post(`/api/auth/passkeys/${id}/remove`, {})).status).toBe(204);
    expect((await signIn(api, authenticator)).body.key).toBe('errors.auth.passkeyUnknown');
    await api.runDueJobs();
    expect(api.mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
    const events = api.logLines.map((line) => JSON.parse(line)).filter(({ securityEvent }) => securityEvent);
    expect(events.filter(({ way }) => way === 'passkey').map(({ outcome }) => outcome)).toEqual([
      'signedIn',
      'errors.auth.passkeyUnknown',
    ]);
  });

  it('ask for the password again when the session is older than ten minutes', async () => {
    at(100);
    const caller = await fresh('garage');
    at(111);
    expect((await caller.get('/api/auth/passkeys')).body.needsPassword).toBe(true);
    expect((await add(caller, new TestAuthenticator(), 'A')).body.key).toBe('errors.auth.wrongPassword');
    expect((await add(caller, new TestAuthenticator(), 'A', 'not this')).body.fields).toEqual({
      current: 'errors.auth.wrongPassword',
    });
    expect((await add(caller, new TestAuthenticator(), 'A', testPassword)).status).toBe(201);
  });

  it('confirm who somebody is inside an old session, whose credential is new afterwards', async () => {
    at(150);
    const [mine, foreign] = [new TestAuthenticator(), new TestAuthenticator()];
    const before = await login(api, 'companySupervisor');
    expect((await add(before, mine)).status).toBe(201);
    expect((await add(await fresh('exited'), foreign)).status).toBe(201);
    const cookie = cookieOf(await signIn(api, mine));
    at(161);
    const caller = api.withCookie(cookie);
    const confirm = async (authenticator: TestAuthenticator) => {
      const begun = await caller.post('/api/auth/passkey-login/options');
      return caller.post('/api/auth/confirm', { response: authenticator.get(begun.body.options) });
    };
    const other = await confirm(foreign);
    expect([other.status, other.body.key]).toEqual([403, 'errors.auth.passkeyRefused']);
    const unknown = await confirm(new TestAuthenticator());
    expect([unknown.status, unknown.body.key]).toEqual([403, 'errors.auth.passkeyRefused']);
    const confirmed = await confirm(mine);
    expect(confirmed.status).toBe(204);
    const renewed = api.withCookie(`${cookieOf(confirmed)}; ${cookie.split('; ')[1]}`);
    at(163);
    expect((await caller.get('/api/users/user')).status).toBe(401);
    expect((await renewed.get('/api/auth/passkeys')).body.needsPassword).toBe(false);
  });

  it('refuse an answer that was given before, elsewhere, late, or without the lock of the device', async () => {
    at(200);
    const authenticator = new TestAuthenticator();
    await add(await fresh('facilities'), authenticator);
    const refused = async (answer: Promise<{ status: number; body: { key: string } }>) =>
      expect([(await answer).status, (await answer).body.key]).toEqual([401, 'errors.auth.passkeyUnknown']);
    const begun = await api.asVisitor().post('/api/auth/passkey-login/options');
    const response = authenticator.get(begun.body.options);
    const send = () => api.asVisitor().post('/api/auth/passkey-login', { response, source: 'portal' });
    expect((await send()).status).toBe(200);
    await refused(send());
    await refused(signIn(api, authenticator, { isVerified: false }));
    await refused(signIn(api, new TestAuthenticator()));
    // A copy of the key that counts from an earlier signature.
    authenticator.counter = 0;
    await refused(signIn(api, authenticator));
    authenticator.counter = 50;
    const late = await api.asVisitor().post('/api/auth/passkey-login/options');
    at(206);
    await refused(
      api
        .asVisitor()
        .post('/api/auth/passkey-login', { response: authenticator.get(late.body.options), source: 'portal' }),
    );
    await refused(api.asVisitor().post('/api/auth/passkey-login', { response: { id: 5 }, source: 'portal' }));
    expect((await signIn(api, authenticator)).status).toBe(200);
  });

  it('are not refused, and nobody is locked out, because the database fails', async () => {
    at(0);
    const authenticator = new TestAuthenticator();
    const caller = await fresh('garage');
    await add(caller, authenticator);
    const failures = () => api.database.$count(loginAttempts);
    const before = await failures();
    await api.database.execute(sql`
      create function fail_passkeys() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`);
    await api.database.execute(
      sql`create trigger fail_passkeys before update on passkeys for each row execute function fail_passkeys()`,
    );
    const answer = await signIn(api, authenticator);
    await api.database.execute(sql`drop function fail_passkeys cascade`);
    expect([answer.status, answer.body.key, await failures()]).toEqual([500, 'errors.recoverable', before]);
    expect((await signIn(api, authenticator)).status).toBe(200);
  });

  it('belong to the session that began to add them, to one person, and to this portal', async () => {
    at(300);
    const authenticator = new TestAuthenticator();
    const [mine, other] = [await fresh('companyAdministrator'), await fresh('colleague')];
    const begun = await mine.post('/api/auth/passkeys/options', {});
    const stolen = { name: 'Mine', response: authenticator.create(begun.body.options) };
    expect((await other.post('/api/auth/passkeys', stolen)).body.key).toBe('errors.auth.passkeyRefused');
    const again = await mine.post('/api/auth/passkeys/options', {});
    const foreign = new TestAuthenticator('https://evil.example').create(again.body.options);
    expect((await mine.post('/api/auth/passkeys', { name: 'x', response: foreign })).body.key).toBe(
      'errors.auth.passkeyRefused',
    );
    expect((await add(mine, authenticator)).status).toBe(201);
    expect((await add(other, authenticator)).body.key).toBe('errors.auth.passkeyTaken');
  });

  it('are at most ten', async () => {
    at(400);
    const caller = await fresh('external');
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(await add(caller, new TestAuthenticator(), `Key ${count}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
    expect(answers[10]?.body).toMatchObject({ key: 'errors.auth.tooManyPasskeys', values: { limit: 10 } });
  });

  it('are not for people who may not use the portal', async () => {
    at(500);
    const authenticator = new TestAuthenticator();
    await add(await fresh('colleague'), authenticator);
    const { body } = await api.as('companyAdministrator').get('/api/users/query?queryText=colleague');
    const [person] = body.items;
    await api
      .as('companyAdministrator')
      .post(`/api/users/${person.hashedId}/leave`, { version: person.version, handOverTo: null });
    expect((await signIn(api, authenticator)).status).toBe(401);
  });
});

describeOnDatabase('passkeys that are required', (test) => {
  const api = test.api({ environment: { REQUIRE_PASSKEY: 'managers' } });

  it('open the rights of those who manage the park, who are employees without one', async () => {
    const authenticator = new TestAuthenticator();
    const caller = await login(api, 'superAdministrator');
    const role = async (who: Caller) => (await who.get('/api/users/user')).body.role;
    expect(await role(caller)).toBe(4619);
    expect((await caller.get('/api/webhooks')).status).toBe(403);
    expect((await caller.get('/api/releases')).status).toBe(403);
    expect((await caller.get('/api/auth/passkeys')).body.hasWaitingRights).toBe(true);
    expect((await add(caller, authenticator)).status).toBe(201);
    expect(await role(caller)).toBe(4622);
    expect((await caller.get('/api/webhooks')).status).toBe(200);

    const byPassword = await login(api, 'superAdministrator');
    expect(await role(byPassword)).toBe(4619);
    expect((await add(byPassword, new TestAuthenticator())).body.key).toBe('errors.auth.passkeyNeeded');
    const [{ id }] = (await byPassword.get('/api/auth/passkeys')).body.items;
    expect((await byPassword.post(`/api/auth/passkeys/${id}/remove`, {})).body.key).toBe('errors.auth.passkeyNeeded');

    const signedIn = await signIn(api, authenticator);
    expect(signedIn.body.user.role).toBe(4622);
    expect((await api.withCookie(cookieOf(signedIn)).get('/api/webhooks')).status).toBe(200);
  });

  it('change nothing for others', async () => {
    const { body } = await api.withCookie(await api.signIn('companyAdministrator')).get('/api/users/user');
    expect(body.role).toBe(4620);
  });
});
