import { LocalizedError, RecoverableError, type CallError } from '@park/platform';
import { refusal } from '@park/testing';
import { acme, complete, createSessionFixture, emma, held, luc, noon, signedIn } from './session-fixture';
import { loggedOut } from './auth-state';

const identity = { user: emma, company: acme };

describe('login', () => {
  it('AUTH-01: is in progress until the response, in memory and in storage', async () => {
    const answer = held<typeof identity>();
    const { store, client, jar, stored } = createSessionFixture();
    client.answer({ 'POST /api/auth/login': () => answer.promise });
    const login = store.login('emma@demo.park', 'secret');
    expect(store.getState().isLoggingIn).toBe(true);
    expect(stored().isLoggingIn).toBe(true);
    jar.set('token', 'marker');
    answer.give(identity);
    expect(await login).toBeNull();
    expect(stored().isLoggingIn).toBe(false);
  });

  it('AUTH-02: stores user, company and flags in one step, with the time', async () => {
    const seen: unknown[] = [];
    const { store, client, jar } = createSessionFixture();
    store.subscribe((state) => seen.push(state));
    client.answer({
      'POST /api/auth/login': () => {
        jar.set('token', 'marker');
        return identity;
      },
    });
    await store.login('emma@demo.park', 'secret');
    expect(seen).toEqual([{ ...loggedOut, isLoggingIn: true }, complete]);
  });

  it('CALL-02, CALL-03: sends e-mail, password and source', async () => {
    const { client } = await signedIn();
    expect(client.calls[0]).toMatchObject({
      name: 'POST /api/auth/login',
      input: { body: { email: 'emma@demo.park', password: 'secret', source: 'portal' } },
    });
  });

  it('ENT-14: stores exactly six keys, no password, no token', async () => {
    const { stored, storage } = await signedIn();
    expect(Object.keys(stored()).sort()).toEqual([
      'company',
      'isKnovaMember',
      'isLoggedIn',
      'isLoggingIn',
      'lastUserCheck',
      'user',
    ]);
    expect(storage.getItem('auth')).not.toMatch(/secret|marker/);
    expect(JSON.parse(storage.getItem('auth') ?? '')).toMatchObject({ state: {}, version: 0 });
  });

  it('AUTH-03: returns the server’s error, resets the flag, stays logged out', async () => {
    const error = refusal(401, 'errors.auth.invalidCredentials');
    const { store } = createSessionFixture({ answers: { 'POST /api/auth/login': error } });
    expect(await store.login('a@b.ch', 'x')).toBe(error);
    expect(store.getState()).toEqual(loggedOut);
  });

  it('AMB-38: returns exceptions as errors', async () => {
    const { store } = createSessionFixture({
      answers: {
        'POST /api/auth/login': () => {
          throw new TypeError('broken');
        },
      },
    });
    expect(await store.login('a@b.ch', 'x')).toBeInstanceOf(LocalizedError);
    expect(store.getState().isLoggingIn).toBe(false);
  });

  it.each([
    [{ user: emma }],
    [{ company: acme }],
    [{ user: null, company: acme }],
    [undefined],
    [{ user: [], company: acme }],
  ])('AMB-31: treats %j as an error and revokes the session', async (answer) => {
    const { store, client, jar, names } = createSessionFixture();
    client.answer({
      'POST /api/auth/login': () => {
        jar.set('token', 'marker');
        return answer as typeof identity;
      },
    });
    expect(await store.login('a@b.ch', 'x')).toBeInstanceOf(RecoverableError);
    expect(store.getState()).toEqual(loggedOut);
    expect(jar.cookie).toBe('');
    expect(names()).toContain('POST /api/auth/logout');
  });

  it('AMB-28: reports that the browser refused the cookie', async () => {
    const { store } = createSessionFixture({ answers: { 'POST /api/auth/login': identity } });
    expect(await store.login('a@b.ch', 'x')).toMatchObject({ key: 'errors.auth.cookiesRefused' });
    expect(store.getState()).toEqual(loggedOut);
  });

  it('AMB-32: clears a stale session before it starts', async () => {
    const { store, client } = await signedIn();
    const answer = held<CallError>();
    client.answer({ 'POST /api/auth/login': () => answer.promise });
    const login = store.login('luc@demo.park', 'x');
    expect(store.getState()).toEqual({ ...loggedOut, isLoggingIn: true });
    answer.give(refusal(401, 'errors.auth.invalidCredentials'));
    await login;
  });

  it('AMB-32: drops a response after a logout, and ends its session', async () => {
    const answer = held<typeof identity>();
    const { store, client, jar, names } = createSessionFixture();
    client.answer({ 'POST /api/auth/login': () => answer.promise });
    const login = store.login('emma@demo.park', 'secret');
    store.logout();
    jar.set('token', 'late');
    answer.give(identity);
    expect(await login).toMatchObject({ failure: 'cancelled' });
    expect(store.getState()).toEqual(loggedOut);
    expect(jar.cookie).toBe('');
    expect(names().filter((name) => name === 'POST /api/auth/logout')).toHaveLength(2);
  });

  it('keeps the later of two attempts, whichever responds first', async () => {
    const first = held<typeof identity>();
    const { store, client, jar } = createSessionFixture({ answers: { 'POST /api/auth/login': () => first.promise } });
    const early = store.login('emma@demo.park', 'secret');
    client.answer({ 'POST /api/auth/login': { user: luc, company: acme } });
    jar.set('token', 'marker');
    expect(await store.login('luc@demo.park', 'x')).toBeNull();
    first.give(identity);
    expect(await early).toMatchObject({ failure: 'cancelled' });
    expect(store.getState().user?.hashedId).toBe('luc');
    expect(jar.cookie).toBe('token=marker');
  });

  it('waits for a logout that is still on its way, whose answer would clear the new cookies', async () => {
    const answered = held<void>();
    const { store, client, jar, names } = await signedIn();
    client.answer({
      'POST /api/auth/logout': async () => {
        await answered.promise;
        jar.cookie = 'token=; max-age=0';
      },
      'POST /api/auth/login': () => {
        jar.set('token', 'marker');
        return { user: luc, company: acme };
      },
    });
    store.logout();
    const login = store.login('luc@demo.park', 'x');
    await Promise.resolve();
    expect(names()).toEqual(['POST /api/auth/login', 'POST /api/auth/logout']);
    answered.give();
    expect(await login).toBeNull();
    expect(jar.cookie).toBe('token=marker');
    expect(store.getState()).toMatchObject({ isLoggedIn: true, user: { hashedId: 'luc' } });
  });

  it('keeps the flag of the later attempt if the earlier one fails late', async () => {
    const [first, second] = [held<CallError>(), held<typeof identity>()];
    const { store, client } = createSessionFixture({ answers: { 'POST /api/auth/login': () => first.promise } });
    const early = store.login('a', 'x');
    client.answer({ 'POST /api/auth/login': () => second.promise });
    void store.login('b', 'x');
    first.give(refusal(401, 'errors.auth.invalidCredentials'));
    await early;
    expect(store.getState().isLoggingIn).toBe(true);
  });
});

describe('token login', () => {
  it('AUTH-07, AMB-25: sets the flag, then the cookie, then sends the call', async () => {
    let duringCall: unknown;
    const { store, client, jar } = createSessionFixture();
    client.answer({
      'POST /api/auth/token-login': () => {
        duringCall = { cookie: jar.cookie, isLoggingIn: store.getState().isLoggingIn };
        jar.set('token', 'marker');
        return identity;
      },
    });
    expect(await store.tokenLogin('from-link')).toBeNull();
    expect(duringCall).toEqual({ cookie: 'token=from-link', isLoggingIn: true });
    expect(client.calls[0]).toMatchObject({ input: { body: { token: 'from-link', source: 'portal' } } });
    expect(store.getState()).toMatchObject({ isLoggedIn: true, isLoggingIn: false, lastUserCheck: noon });
  });

  it('is ignored by the integrity check while it is in progress', async () => {
    const answer = held<typeof identity>();
    const { store, client, jar } = createSessionFixture({
      answers: { 'POST /api/auth/token-login': () => answer.promise },
    });
    const login = store.tokenLogin('from-link');
    store.checkIntegrity();
    expect(jar.cookie).toBe('token=from-link');
    answer.give(identity);
    expect(await login).toBeNull();
    expect(client.calls.map((call) => call.name)).toEqual(['POST /api/auth/token-login']);
  });

  it('AUTH-04: returns the error and removes the cookie on failure', async () => {
    const error = refusal(401, 'errors.auth.invalidToken');
    const { store, jar } = createSessionFixture({ answers: { 'POST /api/auth/token-login': error } });
    expect(await store.tokenLogin('used')).toBe(error);
    expect(jar.cookie).toBe('');
    expect(store.getState()).toEqual(loggedOut);
  });
});

describe('signing in again while the page stays', () => {
  it('AMB-32: does not undo a logout that came meanwhile, and ends the session that it began', async () => {
    const answer = held<typeof identity>();
    const { store, client, jar, names } = await signedIn();
    client.answer({ 'POST /api/auth/login': () => answer.promise });
    const renewal = store.renew('secret');
    store.logout();
    jar.set('token', 'marker');
    answer.give(identity);
    expect((await renewal) as CallError).toMatchObject({ failure: 'cancelled' });
    expect(store.getState()).toEqual(loggedOut);
    expect(names().filter((name) => name === 'POST /api/auth/logout')).toHaveLength(2);
  });

  it('AMB-32: does not undo a logout in another tab, and ends the session that it began', async () => {
    const answer = held<typeof identity>();
    const { store, client, jar, names, otherTab } = await signedIn();
    client.answer({ 'POST /api/auth/login': () => answer.promise });
    const renewal = store.renew('secret');
    const other = otherTab();
    other.store.rehydrate();
    other.store.logout();
    jar.set('token', 'marker');
    answer.give(identity);
    expect(await renewal).toMatchObject({ failure: 'cancelled' });
    expect(store.getState()).toEqual(loggedOut);
    expect(jar.cookie).toBe('');
    expect(names().filter((name) => name === 'POST /api/auth/logout')).toHaveLength(1);
  });

  describe('while somebody else signs in in another tab', () => {
    async function renewMeanwhile(late: typeof identity | CallError) {
      const answer = held<typeof identity | CallError>();
      const fixture = await signedIn();
      fixture.client.answer({ 'POST /api/auth/login': () => answer.promise });
      const renewal = fixture.store.renew('secret');
      const other = fixture.otherTab({
        'POST /api/auth/login': () => {
          fixture.jar.set('token', 'other');
          return { user: luc, company: acme };
        },
      });
      await other.store.login('luc@demo.park', 'x');
      answer.give(late);
      expect(await renewal).toMatchObject({ failure: 'cancelled' });
      return { ...fixture, person: fixture.store.getState().user?.hashedId };
    }

    it('keeps their session after a refusal', async () => {
      const { person, jar } = await renewMeanwhile(refusal(401, 'errors.auth.invalidCredentials'));
      expect(person).toBe('luc');
      expect(jar.cookie).toBe('token=other');
    });

    it('ends the session after a success, which has replaced their cookies', async () => {
      const { store, jar } = await renewMeanwhile(identity);
      expect(store.getState()).toEqual(loggedOut);
      expect(jar.cookie).toBe('');
    });
  });
});
