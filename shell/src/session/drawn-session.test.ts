import type { PageSession } from '../page-data/page-data';
import { loggedOut } from './auth-state';
import { sessionOfPage, storedSessionOfPage } from './drawn-session';
import { acme, complete, createFakeStorage, emma, luc } from './session-fixture';

const page: PageSession = { user: emma, company: acme };
const storing = (state: object) => createFakeStorage({ auth: JSON.stringify({ state, version: 0 }) });

test('the server draws for the person of the request, or for a visitor', () => {
  expect(sessionOfPage(page)).toEqual({ ...complete, lastUserCheck: null });
  expect(sessionOfPage(undefined)).toBe(loggedOut);
});

test('the browser continues from a page for the person whom it knows', () => {
  expect(storedSessionOfPage(page, storing(complete))).toEqual(complete);
});

test('the browser keeps what the page knows better', () => {
  const storage = storing({ ...complete, user: { ...emma, parkshareCredits: 0 } });
  expect(storedSessionOfPage(page, storage)).toEqual(complete);
  expect(JSON.parse(storage.getItem('auth') ?? '')).toEqual({ state: complete, version: 0 });
});

test.each([
  ['knows somebody else', storing({ ...complete, user: luc })],
  ['is signing in', storing({ ...complete, isLoggingIn: true })],
  ['knows nobody', createFakeStorage()],
  ['forbids storage', null],
])('the browser draws by itself when it %s', (_when, storage) => {
  expect(storedSessionOfPage(page, storage)).toBe(loggedOut);
});

test('the browser draws by itself when it knows somebody and the page does not', () => {
  expect(storedSessionOfPage(undefined, storing(complete))).toBe(loggedOut);
});
