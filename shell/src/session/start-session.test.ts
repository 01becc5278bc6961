import { refusal } from '@park/testing';
import { loggedOut } from './auth-state';
import { createSession, type Session } from './session';
import {
  acme,
  complete,
  createFakeStorage,
  createSessionFixture,
  emma,
  noon,
  signedIn,
  type SessionFixture,
} from './session-fixture';
import { startSession } from './start-session';

const hour = 3_600_000;
const storedAs = (state: object) => createFakeStorage({ auth: JSON.stringify({ state, version: 0 }) });

let stop: (() => void) | undefined;

function start(fixture: SessionFixture, address = '/'): Session {
  window.history.replaceState({ usr: 'kept' }, '', address);
  const session = createSession(fixture.store);
  stop = startSession(session, window);
  return session;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;
const tick = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

describe('start of the session', () => {
  it('AMB-33: rehydrate, reset, integrity, token login, refresh, in this order', async () => {
    const fixture = createSessionFixture({
      storage: storedAs({ ...complete, isLoggingIn: true, lastUserCheck: null }),
    });
    fixture.jar.set('token', 'marker');
    const order: string[] = [];
    const session = createSession(fixture.store);
    const watched = {
      ...session,
      openAddress: (...given: Parameters<Session['openAddress']>) => (
        order.push('openAddress'),
        session.openAddress(...given)
      ),
    };
    for (const step of ['rehydrate', 'resetStaleLogin', 'checkIntegrity', 'refresh'] as const) {
      const original = fixture.store[step];
      Object.assign(fixture.store, { [step]: () => (order.push(step), original()) });
    }
    stop = startSession(watched, window);
    expect(order).toEqual(['rehydrate', 'resetStaleLogin', 'openAddress', 'checkIntegrity', 'refresh']);
  });

  it('AMB-34: a stale login does not prevent the integrity check', () => {
    const fixture = createSessionFixture({ storage: storedAs({ ...loggedOut, isLoggingIn: true }) });
    fixture.jar.set('token', 'left-over');
    start(fixture);
    expect(fixture.jar.cookie).toBe('');
    expect(fixture.stored()).toEqual(loggedOut);
  });

  it('AUTH-15: integrity comes before refresh: without a cookie no call is sent', () => {
    const fixture = createSessionFixture({ storage: storedAs({ ...complete, lastUserCheck: null }) });
    start(fixture);
    expect(fixture.names()).toEqual(['POST /api/auth/logout']);
  });

  it('AUTH-17: refreshes an old check on load', async () => {
    const fixture = createSessionFixture({
      storage: storedAs({ ...complete, lastUserCheck: noon - 24 * hour }),
      answers: { 'GET /api/users/user': emma, 'GET /api/companies/company': acme },
    });
    fixture.jar.set('token', 'marker');
    start(fixture);
    await tick(0);
    expect(fixture.names()).toEqual(['GET /api/users/user', 'GET /api/companies/company']);
    expect(fixture.store.getState().lastUserCheck).toBe(noon);
  });

  it('AUTH-18: the timer checks every hour, and stops on request', async () => {
    const fixture = await signedIn({ answers: { 'GET /api/users/user': emma, 'GET /api/companies/company': acme } });
    start(fixture);
    const asked = () => fixture.names().filter((name) => name === 'GET /api/users/user').length;
    for (let hours = 1; hours <= 22; hours += 1) {
      fixture.now += hour;
      await tick(hour);
    }
    expect(asked()).toBe(0);
    fixture.now += hour;
    await tick(hour - 1);
    expect(asked()).toBe(0);
    await tick(1);
    expect(asked()).toBe(1);
    stop?.();
    fixture.now += 24 * hour;
    await tick(2 * hour);
    expect(asked()).toBe(1);
  });

  it('AMB-35: the timer runs for a visitor who signs in later', async () => {
    const fixture = createSessionFixture();
    start(fixture);
    const later = await signedIn({ storage: fixture.storage, jar: fixture.jar });
    fixture.now = later.now + 23 * hour;
    fixture.client.answer({ 'GET /api/users/user': emma, 'GET /api/companies/company': acme });
    await tick(hour);
    expect(fixture.names()).toContain('GET /api/users/user');
  });
});

describe('token in the address', () => {
  const success = (fixture: SessionFixture) => ({
    'POST /api/auth/token-login': () => {
      fixture.jar.set('token', 'marker');
      return { user: emma, company: acme };
    },
  });

  it('AMB-24: is removed before the first guard: clean address, login in progress', async () => {
    const fixture = createSessionFixture();
    fixture.client.answer(success(fixture));
    const session = start(fixture, '/news/details?id=7&token=abc#part');
    expect(here()).toBe('/news/details?id=7#part');
    expect(window.history.state).toEqual({ usr: 'kept' });
    expect(session.store.getState().isLoggingIn).toBe(true);
    await tick(0);
    expect(session.store.getState().isLoggedIn).toBe(true);
    expect(fixture.names()).toEqual(['POST /api/auth/token-login']);
  });

  it('AMB-23: stays on the login page', () => {
    const fixture = createSessionFixture();
    start(fixture, '/login?token=abc');
    expect(here()).toBe('/login?token=abc');
    expect(fixture.names()).toEqual([]);
  });

  it('AMB-27: is tried once, even if the address is opened again', async () => {
    const fixture = createSessionFixture({
      answers: { 'POST /api/auth/token-login': refusal(401, 'errors.auth.invalidToken') },
    });
    const session = start(fixture, '/?token=abc');
    await tick(0);
    session.openAddress({ pathname: '/', search: '?token=abc', hash: '' }, () => {});
    await tick(0);
    expect(fixture.names()).toEqual(['POST /api/auth/token-login']);
  });

  it('AUTH-04: reports why it failed, until the next attempt', async () => {
    const error = refusal(401, 'errors.auth.invalidToken');
    const fixture = createSessionFixture({ answers: { 'POST /api/auth/token-login': error } });
    const session = start(fixture, '/?token=abc');
    await tick(0);
    expect(session.notices.getState().tokenLoginError).toBe(error);
    fixture.client.answer(success(fixture));
    session.openAddress({ pathname: '/', search: '?token=other', hash: '' }, () => {});
    expect(session.notices.getState().tokenLoginError).toBeNull();
  });

  it('reports nothing about an attempt that was superseded by a logout', async () => {
    const fixture = createSessionFixture({
      answers: { 'POST /api/auth/token-login': refusal(401, 'errors.auth.invalidToken') },
    });
    const session = start(fixture, '/?token=abc');
    session.store.logout();
    await tick(0);
    expect(session.notices.getState().tokenLoginError).toBeNull();
  });

  it('is removed but not used if somebody is logged in', async () => {
    const fixture = await signedIn();
    start(fixture, '/?token=abc');
    expect(here()).toBe('/');
    expect(fixture.names()).toEqual(['POST /api/auth/login']);
  });
});

describe('watching', () => {
  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['return from the history', () => window.dispatchEvent(new Event('pageshow'))],
    ['becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a change of `auth` in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))],
    ['storage emptied', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
  ])('AMB-33: %s checks integrity', async (_name, happen) => {
    const fixture = await signedIn();
    start(fixture);
    fixture.jar.cookie = 'token=; max-age=0';
    happen();
    expect(fixture.store.getState()).toEqual(loggedOut);
  });

  it('ignores other storage keys', async () => {
    const fixture = await signedIn();
    start(fixture);
    fixture.jar.cookie = 'token=; max-age=0';
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(fixture.store.getState().isLoggedIn).toBe(true);
  });

  it('stops on request', async () => {
    const fixture = await signedIn();
    start(fixture);
    stop?.();
    fixture.jar.cookie = 'token=; max-age=0';
    window.dispatchEvent(new Event('focus'));
    expect(fixture.store.getState().isLoggedIn).toBe(true);
  });
});
