import { CallError, type SessionUser } from '@park/platform';
import { refusal, type FakeAnswers } from '@park/testing';
import { loggedOut } from './auth-state';
import { acme, emma, held, luc, noon, signedIn, type SessionFixture } from './session-fixture';

const hour = 3_600_000;
const newer = { ...emma, parkshareCredits: 7, bookARoomContractIds: [] } satisfies SessionUser;
const fine: FakeAnswers = { 'GET /api/users/user': newer, 'GET /api/companies/company': acme };

async function stale(answers: FakeAnswers = fine): Promise<SessionFixture> {
  const fixture = await signedIn();
  fixture.client.answer(answers);
  fixture.now = noon + 23 * hour;
  return fixture;
}

const refreshCalls = (fixture: SessionFixture) => fixture.names().filter((name) => name.startsWith('GET'));

describe('refresh', () => {
  it('AUTH-19, AUTH-20: loads user and company when the check is 23 h old', async () => {
    const fixture = await stale();
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toEqual(['GET /api/users/user', 'GET /api/companies/company']);
    expect(fixture.store.getState()).toMatchObject({
      user: newer,
      lastUserCheck: fixture.now,
      isKnovaMember: false,
      isLoggedIn: true,
    });
  });

  it('AUTH-19: does not load them 1 ms earlier', async () => {
    const fixture = await stale();
    fixture.now -= 1;
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toEqual([]);
  });

  it('AUTH-21: bypasses caches for the company', async () => {
    const fixture = await stale();
    await fixture.store.refresh();
    expect(fixture.client.calls.at(-1)?.url).toBe('/api/companies/company?noCache=true');
  });

  it('does nothing for a visitor', async () => {
    const fixture = await stale();
    fixture.store.logout();
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('AUTH-22: %i on either call logs out', async (status) => {
    for (const call of ['GET /api/users/user', 'GET /api/companies/company'] as const) {
      const fixture = await stale({ ...fine, [call]: refusal(status, 'errors.any') });
      await fixture.store.refresh();
      expect(fixture.store.getState()).toEqual(loggedOut);
      expect(fixture.jar.cookie).toBe('');
    }
  });

  it.each([
    ['500', refusal(500, 'errors.recoverable')],
    ['503', refusal(503, 'errors.recoverable')],
    ['network', new CallError({ failure: 'network' })],
    ['time-out', new CallError({ failure: 'timeout' })],
    ['broken JSON', new CallError({ failure: 'unparsable', status: 200 })],
  ])('AUTH-23: %s changes nothing, not even the moment of the check', async (_name, error) => {
    const fixture = await stale({ ...fine, 'GET /api/companies/company': error });
    const before = fixture.store.getState();
    await fixture.store.refresh();
    expect(fixture.store.getState()).toBe(before);
    expect(fixture.jar.cookie).toBe('token=marker');
  });

  it('AUTH-23: ignores exceptions', async () => {
    const fixture = await stale({
      'GET /api/users/user': () => {
        throw new Error('broken');
      },
      'GET /api/companies/company': acme,
    });
    await expect(fixture.store.refresh()).resolves.toBeUndefined();
    expect(fixture.store.getState().isLoggedIn).toBe(true);
  });

  it('AMB-35: waits for both, so that a late refusal wins over an early 500', async () => {
    const company = held<CallError>();
    const fixture = await stale({
      'GET /api/users/user': refusal(500, 'errors.recoverable'),
      'GET /api/companies/company': () => company.promise,
    });
    const refresh = fixture.store.refresh();
    await Promise.resolve();
    expect(fixture.store.getState().isLoggedIn).toBe(true);
    company.give(refusal(401, 'errors.auth.required'));
    await refresh;
    expect(fixture.store.getState()).toEqual(loggedOut);
  });

  describe('drops late responses (AMB-35)', () => {
    async function during(
      change: (fixture: SessionFixture) => void | Promise<unknown>,
      late: SessionUser | CallError = newer,
    ) {
      const user = held<SessionUser | CallError>();
      const fixture = await stale({ ...fine, 'GET /api/users/user': () => user.promise });
      const refresh = fixture.store.refresh();
      await change(fixture);
      user.give(late);
      await refresh;
      return fixture.store.getState();
    }

    it('after a logout', async () => {
      expect(await during((fixture) => fixture.store.logout())).toEqual(loggedOut);
    });

    it('after a logout in another tab', async () => {
      expect(
        await during((fixture) => {
          const other = fixture.otherTab();
          other.store.rehydrate();
          other.store.logout();
        }),
      ).toEqual(loggedOut);
    });

    it('after another login, even refusals', async () => {
      const asLuc = async (fixture: SessionFixture) => {
        fixture.client.answer({ 'POST /api/auth/login': { user: luc, company: acme } });
        await fixture.store.login('luc@demo.park', 'x');
      };
      expect((await during(asLuc, refusal(401, 'errors.auth.required'))).user?.hashedId).toBe('luc');
      expect((await during(asLuc)).user?.hashedId).toBe('luc');
    });

    it('after a profile change in this tab', async () => {
      const state = await during((fixture) => fixture.store.updateProfile({ parkshareCredits: 0 }));
      expect(state.user?.parkshareCredits).toBe(0);
    });
  });

  it('AMB-35: reads storage first, so that another tab’s refresh counts', async () => {
    const fixture = await stale();
    const other = fixture.otherTab(fine);
    other.now = fixture.now;
    other.store.rehydrate();
    await other.store.refresh();
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toEqual([]);
    expect(fixture.store.getState().user?.parkshareCredits).toBe(7);
  });

  it('has one refresh at a time', async () => {
    const fixture = await stale();
    await Promise.all([fixture.store.refresh(), fixture.store.refresh()]);
    expect(refreshCalls(fixture)).toHaveLength(2);
  });

  it('a missing last check is due, one in the future is not', async () => {
    const fixture = await stale();
    const write = (lastUserCheck: number | null) =>
      fixture.storage.setItem(
        'auth',
        JSON.stringify({ state: { ...fixture.store.getState(), lastUserCheck }, version: 0 }),
      );
    write(fixture.now + hour);
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toEqual([]);
    write(null);
    await fixture.store.refresh();
    expect(refreshCalls(fixture)).toHaveLength(2);
  });
});
