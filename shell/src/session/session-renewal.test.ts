import { CallError } from '@park/platform';
import { createFakeClient, refusal } from '@park/testing';
import { createSessionRenewal, withSessionRenewal } from './session-renewal';

const ended = refusal(401, 'errors.auth.required');

function portal({ isSignedIn = true, fails = 1, failure = ended } = {}) {
  let failuresLeft = fails;
  const client = createFakeClient({
    'GET /api/parking/bookings': () =>
      failuresLeft-- > 0 ? failure : { items: [], paginationId: null, parkshareCredits: 0 },
  });
  const renewal = createSessionRenewal();
  const renewing = withSessionRenewal(client, renewal, () => isSignedIn);
  const load = (signal?: AbortSignal) => renewing.call('GET /api/parking/bookings', { query: {} }, { signal });
  const isAsked = () => renewal.store.getState().isAsked;
  return { client, renewal, load, isAsked };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('a call whose session has ended', () => {
  it('waits until the person has signed in again, and is sent again', async () => {
    const { client, renewal, load, isAsked } = portal();
    const answer = load();
    await settled();
    expect(isAsked()).toBe(true);
    renewal.settle(true);
    expect(await answer).toMatchObject({ ok: true });
    expect(client.calls).toHaveLength(2);
    expect(isAsked()).toBe(false);
  });

  it('asks once for all calls that wait', async () => {
    const { client, renewal, load } = portal({ fails: 3 });
    const answers = [load(), load(), load()];
    await settled();
    renewal.settle(true);
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(client.calls).toHaveLength(6);
  });

  it('fails as it did when the person leaves instead', async () => {
    const { client, renewal, load } = portal();
    const answer = load();
    await settled();
    renewal.settle(false);
    expect(await answer).toMatchObject({ ok: false, error: { status: 401 } });
    expect(client.calls).toHaveLength(1);
  });

  it('is not sent again when its page no longer waits', async () => {
    const { client, renewal, load } = portal();
    const page = new AbortController();
    const answer = load(page.signal);
    await settled();
    page.abort();
    expect((await answer).ok).toBe(false);
    renewal.settle(true);
    await settled();
    expect(client.calls).toHaveLength(1);
  });
});

it.each([
  ['a visitor', { isSignedIn: false }],
  ['a missing permission', { failure: refusal(403, 'errors.auth.forbidden') }],
  ['a wrong password', { failure: refusal(401, 'errors.auth.invalidCredentials') }],
])('does not ask for %s', async (_, options) => {
  const { load, isAsked } = portal(options);
  const answer = await load();
  expect(!answer.ok && answer.error instanceof CallError).toBe(true);
  expect(isAsked()).toBe(false);
});
