import type { PageSession } from '../page-data/page-data';
import { loggedOut } from './auth-state';
import { sessionOfPage, storedSessionOfPage } from './rendered-session';
import { acme, complete, createFakeStorage, emma, luc } from './session-fixture';

const page: PageSession = { user: emma, company: acme };
const cookie = (isThere: boolean) => ({ exists: () => isThere });
const storing = (state: object) => createFakeStorage({ auth: JSON.stringify({ state, version: 0 }) });

test('the server renders for the person of the request, or for a visitor', () => {
  expect(sessionOfPage(page)).toEqual({ ...complete, lastUserCheck: null });
  expect(sessionOfPage(undefined)).toBe(loggedOut);
});

test('the browser continues from a page for the person whom it knows', () => {
  expect(storedSessionOfPage(page, storing(complete), cookie(true))).toEqual(complete);
});

test('the browser keeps what the page knows better', () => {
  const storage = storing({ ...complete, user: { ...emma, parkshareCredits: 0 } });
  expect(storedSessionOfPage(page, storage, cookie(true))).toEqual(complete);
  expect(JSON.parse(storage.getItem('auth') ?? '')).toEqual({ state: complete, version: 0 });
});

test.each([
  ['knows somebody else', storing({ ...complete, user: luc })],
  ['is signing in', storing({ ...complete, isLoggingIn: true })],
  ['knows nobody', createFakeStorage()],
  ['forbids storage', null],
])('the browser renders by itself when it %s', (_when, storage) => {
  expect(storedSessionOfPage(page, storage, cookie(true))).toBe(loggedOut);
});

test('the browser renders by itself when it knows somebody and the page does not', () => {
  expect(storedSessionOfPage(undefined, storing(complete), cookie(true))).toBe(loggedOut);
});

test('the browser begins the session of a form that was sent without scripts', () => {
  const storage = createFakeStorage();
  const isNew = { ...page, isNew: true };
  expect(storedSessionOfPage(isNew, storage, cookie(true))).toEqual({ ...complete, lastUserCheck: null });
  expect(JSON.parse(storage.getItem('auth') ?? '').state).toEqual({ ...complete, lastUserCheck: null });
  // Somebody who used this browser before is replaced.
  expect(storedSessionOfPage(isNew, storing({ ...complete, user: luc }), cookie(true)).user).toEqual(emma);
});

test('the browser does not begin a session that was ended before the page ran', () => {
  const storage = createFakeStorage();
  expect(storedSessionOfPage({ ...page, isNew: true }, storage, cookie(false))).toBe(loggedOut);
  expect(storage.getItem('auth')).toBeNull();
});
