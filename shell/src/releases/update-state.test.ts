import type { RegistrySnapshot } from '@park/platform/descriptor';
import { outlinesOf, testRemotes } from '../testing/remotes-fixture';
import { createRegistryUpdates, withRegistryNotice, type RegistryResponse } from './registry-updates';
import { initialUpdateState, newest, nextUpdateState } from './update-state';

const snapshot = (revision: string, registry = revision): RegistrySnapshot => ({
  revision,
  registry,
  remotes: [],
  chosen: [],
});
const start = initialUpdateState(snapshot('v1'));

describe('knowledge of an open tab about newer releases', () => {
  it('asks once when a response has another registry revision', () => {
    expect(nextUpdateState(start, { type: 'noticed', registry: 'v1' })).toBe(start);
    const asking = nextUpdateState(start, { type: 'noticed', registry: 'r2' });
    expect(asking.isAsking).toBe(true);
    expect(nextUpdateState(asking, { type: 'noticed', registry: 'r3' })).toBe(asking);
  });

  it('remembers a revision that changes nothing here, and does not ask about it again', () => {
    const asking = nextUpdateState(start, { type: 'noticed', registry: 'r2' });
    const answered = nextUpdateState(asking, { type: 'answered', snapshot: null, registry: 'r2' });
    expect(answered).toMatchObject({ next: null, isAsking: false });
    expect(nextUpdateState(answered, { type: 'noticed', registry: 'r2' })).toBe(answered);
  });

  it('applies a newer snapshot with a navigation, not before', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'v2' });
    expect(answered.current.revision).toBe('v1');
    expect(newest(answered).revision).toBe('v2');
    const navigated = nextUpdateState(answered, { type: 'navigated', isHeld: false });
    expect(navigated).toMatchObject({ current: { revision: 'v2' }, next: null });
    expect(nextUpdateState(navigated, { type: 'navigated', isHeld: false })).toBe(navigated);
  });

  it('applies nothing while the page has unsaved input, and applies it afterwards', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'v2' });
    const held = nextUpdateState(answered, { type: 'navigated', isHeld: true });
    expect(held).toBe(answered);
    expect(nextUpdateState(held, { type: 'navigated', isHeld: false }).current.revision).toBe('v2');
  });

  it('forgets a snapshot that was withdrawn before it was used', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'r2' });
    expect(
      nextUpdateState(answered, { type: 'answered', snapshot: snapshot('v1', 'r3'), registry: 'r3' }).next,
    ).toBeNull();
  });

  it('keeps its state when the request fails', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'r2' });
    expect(nextUpdateState({ ...answered, isAsking: true }, { type: 'failed' })).toEqual(answered);
  });
});

describe('outlines in a page', () => {
  const whole: RegistrySnapshot = { ...snapshot('v1'), remotes: testRemotes };
  const outlined = initialUpdateState({ ...whole, remotes: outlinesOf(testRemotes) });

  it('are completed at once, without a navigation', () => {
    expect(nextUpdateState(outlined, { type: 'answered', snapshot: whole, registry: 'v1' })).toMatchObject({
      current: whole,
      next: null,
    });
  });

  it('are replaced by a newer snapshot at the next navigation even with unsaved input, because an outline opens no other area', () => {
    const answered = nextUpdateState(outlined, {
      type: 'answered',
      snapshot: { ...whole, revision: 'v2' },
      registry: 'v2',
    });
    expect(answered.current.revision).toBe('v1');
    expect(nextUpdateState(answered, { type: 'navigated', isHeld: true }).current.revision).toBe('v2');
  });

  it('are completed by a navigation to another area, and by no other one', async () => {
    const ask = jest.fn(async () => ({ snapshot: whole, registry: 'v1' }));
    const updates = createRegistryUpdates({ initial: outlined.current, ask });
    expect(updates.settled('/login')).toBeNull();
    await updates.settled('/news');
    expect(ask.mock.calls).toEqual([[null]]);
    expect(updates.current()).toBe(whole);
    expect(updates.settled('/news')).toBeNull();
  });

  it('report a newer snapshot once they are complete, so that links can be prepared', async () => {
    const updates = createRegistryUpdates({
      initial: outlined.current,
      ask: async () => ({ snapshot: whole, registry: 'v1' }),
    });
    await expect(updates.prepare()).resolves.toBe(true);
  });
});

describe('requests', () => {
  const answers: RegistryResponse[] = [];
  const ask = jest.fn(async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('nobody answers');
    return answer;
  });
  let time = 0;
  const create = () => createRegistryUpdates({ initial: snapshot('v1'), ask, now: () => time });
  beforeEach(() => {
    answers.length = 0;
    ask.mockClear();
    time = 10_000;
  });

  it('ask for what is newer than the newest known snapshot, and apply it with the next page', async () => {
    const updates = create();
    answers.push({ snapshot: snapshot('v2'), registry: 'v2' }, { snapshot: null, registry: 'v2' });
    updates.notice('v2');
    await updates.settled('/news');
    expect(updates.current().revision).toBe('v1');
    await updates.ask();
    expect(ask.mock.calls).toEqual([['v1'], ['v2']]);
    expect(updates.navigate(false).revision).toBe('v2');
  });

  it('are sent at most once a second for links', async () => {
    const updates = create();
    answers.push({ snapshot: null, registry: 'v1' }, { snapshot: snapshot('v2'), registry: 'v2' });
    expect(await updates.prepare()).toBe(false);
    expect(await updates.prepare()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    time += 1_000;
    expect(await updates.prepare()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('may fail without effect on the page', async () => {
    const updates = create();
    await updates.ask();
    expect(updates.navigate(false).revision).toBe('v1');
    expect(updates.settled('/news')).toBeNull();
  });

  it('delay a navigation no longer than the time limit', async () => {
    jest.useFakeTimers();
    const updates = createRegistryUpdates({ initial: snapshot('v1'), ask: () => new Promise(() => {}) });
    void updates.ask();
    const settled = jest.fn();
    void updates.settled('/news')?.then(settled);
    await jest.advanceTimersByTimeAsync(199);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('are triggered by another revision in the api’s responses', async () => {
    const notice = jest.fn();
    const send = withRegistryNotice(async () => new Response('{}', { headers: { 'x-park-registry': 'r2' } }), notice);
    expect(await (await send('/api/news/query')).text()).toBe('{}');
    expect(notice).toHaveBeenCalledWith('r2');
  });
});
