/** For tests: a session whose dependencies the test controls. */
import type { SessionCompany, SessionUser } from '@park/platform';
import { createFakeClient, type FakeAnswers, type FakeClient } from '@park/testing';
import { createAuthStore, type AuthStore } from './auth-store';
import { createFakeCookieJar, type FakeCookieJar } from '../cookies/fake-cookie-jar';
import { createTokenCookie } from './token-cookie';

export const emma = {
  role: 4619,
  email: 'emma@demo.park',
  username: 'emma',
  firstName: 'Emma',
  lastName: 'Keller',
  picture: null,
  parkshareCredits: 1,
  hashedId: 'emma',
  bookARoomContractIds: [5452],
  language: 'en',
} satisfies SessionUser;

export const luc = {
  ...emma,
  hashedId: 'luc',
  firstName: 'Luc',
  email: 'luc@demo.park',
  bookARoomContractIds: [],
} satisfies SessionUser;

export const acme = {
  category: 'Tenant',
  agreementType: 'sqie',
  logo: null,
  id: 'acme',
  name: 'Acme',
} as unknown as SessionCompany;

export const noon = Date.UTC(2026, 2, 2, 12);

/** Emma's session, as it is stored after she signed in at noon. */
export const complete = {
  user: emma,
  company: acme,
  isKnovaMember: true,
  isLoggedIn: true,
  isLoggingIn: false,
  lastUserCheck: noon,
};

/** An in-memory Storage. With `isFull` writing throws, as in a full or forbidden one. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    isFull: false,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
}

export type FakeStorage = ReturnType<typeof createFakeStorage>;

export interface SessionFixture {
  readonly store: AuthStore;
  readonly client: FakeClient;
  readonly jar: FakeCookieJar;
  readonly storage: FakeStorage;
  readonly tabStorage: FakeStorage;
  now: number;
  /** State of the stored `auth`. */
  stored(): Record<string, unknown>;
  names(): string[];
  /** Another tab of the same browser: the same storage and cookies, its own store and client. */
  otherTab(answers?: FakeAnswers): SessionFixture;
}

export interface SessionFixtureOptions {
  readonly answers?: FakeAnswers;
  readonly jar?: FakeCookieJar;
  readonly storage?: FakeStorage;
  readonly domain?: string | null;
}

export function createSessionFixture({
  answers = {},
  jar = createFakeCookieJar(),
  storage = createFakeStorage(),
  domain = null,
}: SessionFixtureOptions = {}): SessionFixture {
  const tabStorage = createFakeStorage();
  const client = createFakeClient({ 'POST /api/auth/logout': undefined, ...answers });
  const store = createAuthStore({
    storage,
    tabStorage,
    client,
    cookies: createTokenCookie(jar.cookies, domain),
    clock: () => new Date(fixture.now),
  });
  const fixture: SessionFixture = {
    store,
    client,
    jar,
    storage,
    tabStorage,
    now: noon,
    stored: () => (JSON.parse(storage.getItem('auth') ?? '{}') as { state: Record<string, unknown> }).state,
    names: () => client.calls.map((call) => call.name),
    otherTab: (more) => createSessionFixture({ answers: more, jar, storage, domain }),
  };
  return fixture;
}

/** A fixture in which Emma is signed in and was checked at noon. */
export async function signedIn(options: SessionFixtureOptions = {}): Promise<SessionFixture> {
  const fixture = createSessionFixture(options);
  fixture.client.answer({
    'POST /api/auth/login': () => {
      fixture.jar.set('token', 'marker', options.domain ?? '');
      return { user: emma, company: acme };
    },
  });
  await fixture.store.login('emma@demo.park', 'secret');
  return fixture;
}

/** A response that the test resolves later. */
export function held<Value>(): { promise: Promise<Value>; give: (value: Value) => void } {
  let give: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (give = resolve));
  return { promise, give };
}
