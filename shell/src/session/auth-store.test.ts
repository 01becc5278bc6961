import { refusal } from '@park/testing';
import { loggedOut } from './auth-state';
import { acme, complete, createFakeStorage, createSessionFixture, emma, luc, noon, signedIn } from './session-fixture';

const storedState = (state: object) => createFakeStorage({ auth: JSON.stringify({ state, version: 0 }) });

describe('logout', () => {
  it('AUTH-08 to AUTH-12: clears everything and removes the cookie', async () => {
    const { store, jar, stored } = await signedIn({ domain: '.park.example' });
    jar.set('token', 'host-only');
    store.logout();
    expect(store.getState()).toEqual(loggedOut);
    expect(stored()).toEqual(loggedOut);
    expect(jar.cookie).toBe('');
  });

  it('AUTH-12: has removed the cookie before anybody asks the server again', async () => {
    const { store, jar } = await signedIn();
    const cookies: string[] = [];
    store.subscribe(() => cookies.push(jar.cookie));
    store.logout();
    expect(cookies).toEqual(['']);
  });

  it('CONST-09, MISS-17: forgets `employee` and `membersOnly`', async () => {
    const { store, storage, tabStorage } = await signedIn();
    tabStorage.setItem('employee', 'luc');
    storage.setItem('membersOnly', 'members');
    storage.setItem('theme', 'dark');
    store.logout();
    expect(tabStorage.getItem('employee')).toBeNull();
    expect(storage.getItem('membersOnly')).toBeNull();
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('AMB-37: revokes on the server and never waits for it', async () => {
    const { store, client, names } = await signedIn();
    client.answer({ 'POST /api/auth/logout': () => new Promise<void>(() => {}) });
    store.logout();
    expect(store.getState()).toEqual(loggedOut);
    expect(names().at(-1)).toBe('POST /api/auth/logout');
  });

  it.each([
    ['refuses', () => refusal(500, 'errors.recoverable')],
    [
      'throws',
      () => {
        throw new Error('down');
      },
    ],
  ])('AMB-37: is complete when the server %s', async (_name, answer) => {
    const { store, client } = await signedIn();
    client.answer({ 'POST /api/auth/logout': answer });
    store.logout();
    await Promise.resolve();
    expect(store.getState()).toEqual(loggedOut);
  });
});

describe('persistence', () => {
  it('ENT-20: keeps the session after a reload', async () => {
    const before = await signedIn();
    const after = before.otherTab();
    after.store.rehydrate();
    expect(after.store.getState()).toEqual(before.store.getState());
    expect(after.names()).toEqual([]);
  });

  it('AMB-34: resets a login that was in progress when the page was left', () => {
    const { store, stored } = createSessionFixture({ storage: storedState({ ...loggedOut, isLoggingIn: true }) });
    store.rehydrate();
    expect(store.getState().isLoggingIn).toBe(false);
    store.resetStaleLogin();
    expect(stored().isLoggingIn).toBe(false);
  });

  it('AMB-34: parses the last check from an ISO text', () => {
    const { store } = createSessionFixture({
      storage: storedState({ ...complete, lastUserCheck: new Date(noon).toISOString() }),
    });
    store.rehydrate();
    expect(store.getState().lastUserCheck).toBe(noon);
  });

  it.each([
    ['broken JSON', '{"state":'],
    ['another shape', '[]'],
    ['no state', '{}'],
    ['null', 'null'],
    [
      'wrong types',
      JSON.stringify({
        state: { user: 'emma', company: [], isLoggedIn: 'yes', isKnovaMember: 1, lastUserCheck: {} },
        version: 0,
      }),
    ],
  ])('treats %s as logged out', (_name, auth) => {
    const { store } = createSessionFixture({ storage: createFakeStorage({ auth }) });
    store.rehydrate();
    expect(store.getState()).toEqual(loggedOut);
  });

  it('leaves out unknown keys', () => {
    const { store } = createSessionFixture({ storage: storedState({ ...complete, token: 'x', password: 'y' }) });
    store.rehydrate();
    expect(store.getState()).toEqual(complete);
  });

  it('works until the page is reloaded if storage is full', async () => {
    const storage = createFakeStorage();
    storage.isFull = true;
    const { store } = await signedIn({ storage });
    store.checkIntegrity();
    expect(store.getState().isLoggedIn).toBe(true);
    store.logout();
    store.rehydrate();
    expect(store.getState()).toEqual(loggedOut);
  });

  it('does not restore an older session when storage becomes full', async () => {
    const fixture = await signedIn();
    fixture.storage.isFull = true;
    fixture.store.logout();
    const next = fixture.otherTab();
    next.store.rehydrate();
    expect(next.store.getState()).toEqual(loggedOut);
  });

  it('keeps the same object while storage is unchanged', async () => {
    const { store } = await signedIn();
    const before = store.getState();
    const listener = jest.fn();
    store.subscribe(listener);
    store.rehydrate();
    store.checkIntegrity();
    expect(store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('integrity check', () => {
  it('AUTH-13: removes a cookie that was set by hand without a session', () => {
    const { store, jar } = createSessionFixture();
    jar.set('token', 'by-hand');
    store.checkIntegrity();
    expect(jar.cookie).toBe('');
  });

  it.each(['user', 'company', 'isLoggedIn'] as const)('AUTH-13: ends a session without %s', (missing) => {
    const { store, jar, stored } = createSessionFixture({ storage: storedState({ ...complete, [missing]: null }) });
    jar.set('token', 'marker');
    store.checkIntegrity();
    expect(stored()).toEqual(loggedOut);
    expect(jar.cookie).toBe('');
  });

  it('AUTH-15: ends the session, on the server too, if the cookie was removed by hand', async () => {
    const { store, jar, names } = await signedIn();
    jar.cookie = 'token=; max-age=0';
    store.checkIntegrity();
    expect(store.getState()).toEqual(loggedOut);
    expect(names().at(-1)).toBe('POST /api/auth/logout');
  });

  it('AUTH-16: leaves a complete session and a visitor alone', async () => {
    const { store, names } = await signedIn();
    store.checkIntegrity();
    expect(store.getState().isLoggedIn).toBe(true);
    const visitor = createSessionFixture();
    visitor.store.checkIntegrity();
    expect(visitor.names()).toEqual([]);
    expect(names()).toEqual(['POST /api/auth/login']);
  });
});

describe('several tabs', () => {
  it('adopts a login made in another tab', async () => {
    const first = createSessionFixture();
    const second = first.otherTab();
    first.client.answer({
      'POST /api/auth/login': () => (first.jar.set('token', 'marker'), { user: emma, company: acme }),
    });
    await first.store.login('emma@demo.park', 'secret');
    second.store.checkIntegrity();
    expect(second.store.getState()).toMatchObject({ isLoggedIn: true, user: { hashedId: 'emma' } });
  });

  it('adopts a logout without a call of its own', async () => {
    const first = await signedIn();
    const second = first.otherTab();
    second.store.rehydrate();
    first.store.logout();
    second.store.checkIntegrity();
    expect(second.store.getState()).toEqual(loggedOut);
    expect(second.names()).toEqual([]);
  });

  it('does not remove the cookie of a token login in progress in another tab', () => {
    const first = createSessionFixture({
      answers: { 'POST /api/auth/token-login': () => new Promise<never>(() => {}) },
    });
    const second = first.otherTab();
    void first.store.tokenLogin('from-link');
    second.store.checkIntegrity();
    expect(first.jar.cookie).toBe('token=from-link');
    expect(second.store.getState().isLoggingIn).toBe(false);
  });

  it('keeps its own login in progress whatever another tab stores', () => {
    const first = createSessionFixture({ answers: { 'POST /api/auth/login': () => new Promise<never>(() => {}) } });
    const second = first.otherTab();
    void first.store.login('emma@demo.park', 'x');
    second.store.rehydrate();
    second.store.resetStaleLogin();
    first.store.rehydrate();
    expect(first.store.getState().isLoggingIn).toBe(true);
  });
});

describe('local profile update', () => {
  it('AUTH-24: changes the person and stores it', async () => {
    const { store, stored } = await signedIn();
    store.updateProfile({ parkshareCredits: 0, role: 4620 });
    expect(store.getState().user).toEqual({ ...emma, parkshareCredits: 0, role: 4620 });
    expect(stored().user).toEqual(store.getState().user);
  });

  it('AMB-36: does nothing without a person', () => {
    const { store } = createSessionFixture();
    store.updateProfile({ firstName: luc.firstName });
    expect(store.getState()).toEqual(loggedOut);
  });
});
