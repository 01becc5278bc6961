import type { SessionState } from '@park/platform';
import { createStore } from 'zustand/vanilla';
import { createAccessStore } from './access-store';

type Held = Pick<SessionState, 'user' | 'company'>;
const person = (role: number) => ({ role, hashedId: 'a' }) as unknown as NonNullable<SessionState['user']>;

const createSession = (initial: Held) => createStore<Held>(() => initial);

test('decides for the person of the session, and again when that changes', () => {
  const session = createSession({ user: null, company: null });
  const access = createAccessStore(session);
  expect(access.getState().has('Portal_Access')).toBe(false);
  expect(access.getState().has('CompanyList_Read')).toBe(true);
  session.setState({ user: person(4622), company: null });
  expect(access.getState().has('Portal_Access')).toBe(true);
  expect(access.getState().hasFlag('CAN_REDEPLOY_WEBSITE')).toBe(true);
});

test('returns the same object for the same person, so that nothing renders needlessly', () => {
  const user = person(4619);
  const session = createSession({ user, company: null });
  const access = createAccessStore(session);
  const before = access.getState();
  session.setState({ user, company: null });
  expect(access.getState()).toBe(before);
});

test('rules that need the company: space and KNOVA', () => {
  const company = { category: 'Tenant', agreementType: 'feip-lausanne' } as unknown as NonNullable<
    SessionState['company']
  >;
  const access = createAccessStore(createSession({ user: person(4620), company }));
  expect(access.getState()).toMatchObject({
    canRequestSpace: true,
    canViewKnovaEvents: false,
    canShareKnovaFiles: false,
  });
});
