import type { RegistrySnapshot } from '@park/platform/descriptor';
import { outlinesOf, testRemotes } from '../testing/remotes-fixture';
import { createRegistryUpdates, withRegistryNotice, type RegistryAnswer } from './registry-updates';
import { initialUpdateState, newest, nextUpdateState } from './update-state';

const snapshot = (revision: string, registry = revision): RegistrySnapshot => ({
  revision,
  registry,
  remotes: [],
  chosen: [],
});
const start = initialUpdateState(snapshot('v1'));

describe('what an open tab knows of newer releases', () => {
  it('asks when an answer names another registry, once', () => {
    expect(nextUpdateState(start, { type: 'noticed', registry: 'v1' })).toBe(start);
    const asking = nextUpdateState(start, { type: 'noticed', registry: 'r2' });
    expect(asking.isAsking).toBe(true);
    expect(nextUpdateState(asking, { type: 'noticed', registry: 'r3' })).toBe(asking);
  });

  it('remembers a registry that changes nothing here, and does not ask about it again', () => {
    const asking = nextUpdateState(start, { type: 'noticed', registry: 'r2' });
    const answered = nextUpdateState(asking, { type: 'answered', snapshot: null, registry: 'r2' });
    expect(answered).toMatchObject({ next: null, isAsking: false });
    expect(nextUpdateState(answered, { type: 'noticed', registry: 'r2' })).toBe(answered);
  });

  it('takes what is newer with a navigation, not before', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'v2' });
    expect(answered.current.revision).toBe('v1');
    expect(newest(answered).revision).toBe('v2');
    const navigated = nextUpdateState(answered, { type: 'navigated', isHeld: false });
    expect(navigated).toMatchObject({ current: { revision: 'v2' }, next: null });
    expect(nextUpdateState(navigated, { type: 'navigated', isHeld: false })).toBe(navigated);
  });

  it('takes nothing while unsaved input stands on the page, and takes it afterwards', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'v2' });
    const held = nextUpdateState(answered, { type: 'navigated', isHeld: true });
    expect(held).toBe(answered);
    expect(nextUpdateState(held, { type: 'navigated', isHeld: false }).current.revision).toBe('v2');
  });

  it('forgets what was taken back before anybody saw it', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'r2' });
    expect(
      nextUpdateState(answered, { type: 'answered', snapshot: snapshot('v1', 'r3'), registry: 'r3' }).next,
    ).toBeNull();
  });

  it('keeps what it knows when nobody answers', () => {
    const answered = nextUpdateState(start, { type: 'answered', snapshot: snapshot('v2'), registry: 'r2' });
    expect(nextUpdateState({ ...answered, isAsking: true }, { type: 'failed' })).toEqual(answered);
  });
});

describe('what a page carried in outline', () => {
  const whole: RegistrySnapshot = { ...snapshot('v1'), remotes: testRemotes };
  const outlined = initialUpdateState({ ...whole, remotes: outlinesOf(testRemotes) });

  it('is completed at once, without a navigation', () => {
    expect(nextUpdateState(outlined, { type: 'answered', snapshot: whole, registry: 'v1' })).toMatchObject({
      current: whole,
      next: null,
    });
  });

  it('gives way to what is newer at the next navigation, whatever stands on the page: it opens no other area', () => {
    const answered = nextUpdateState(outlined, {
      type: 'answered',
      snapshot: { ...whole, revision: 'v2' },
      registry: 'v2',
    });
    expect(answered.current.revision).toBe('v1');
    expect(nextUpdateState(answered, { type: 'navigated', isHeld: true }).current.revision).toBe('v2');
  });

  it('is asked for by whoever goes to another area, and by nobody else', async () => {
    const ask = jest.fn(async () => ({ snapshot: whole, registry: 'v1' }));
    const updates = createRegistryUpdates({ initial: outlined.current, ask });
    expect(updates.settled('/login')).toBeNull();
    await updates.settled('/news');
    expect(ask.mock.calls).toEqual([[null]]);
    expect(updates.current()).toBe(whole);
    expect(updates.settled('/news')).toBeNull();
  });

  it('is more than before once it came, so that links can be prepared', async () => {
    const updates = createRegistryUpdates({
      initial: outlined.current,
      ask: async () => ({ snapshot: whole, registry: 'v1' }),
    });
    await expect(updates.prepare()).resolves.toBe(true);
  });
});

describe('asking', () => {
  const answers: RegistryAnswer[] = [];
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

  it('asks for what is newer than the newest it knows, and hands it over with the next page', async () => {
    const updates = create();
    answers.push({ snapshot: snapshot('v2'), registry: 'v2' }, { snapshot: null, registry: 'v2' });
    updates.notice('v2');
    await updates.settled('/news');
    expect(updates.current().revision).toBe('v1');
    await updates.ask();
    expect(ask.mock.calls).toEqual([['v1'], ['v2']]);
    expect(updates.navigate(false).revision).toBe('v2');
  });

  it('asks at most once a second because links come near', async () => {
    const updates = create();
    answers.push({ snapshot: null, registry: 'v1' }, { snapshot: snapshot('v2'), registry: 'v2' });
    expect(await updates.prepare()).toBe(false);
    expect(await updates.prepare()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    time += 1_000;
    expect(await updates.prepare()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on when nobody answers', async () => {
    const updates = create();
    await updates.ask();
    expect(updates.navigate(false).revision).toBe('v1');
    expect(updates.settled('/news')).toBeNull();
  });

  it('lets a navigation wait no longer than patience lasts', async () => {
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

  it('hears of another registry from the api’s answers', async () => {
    const notice = jest.fn();
    const send = withRegistryNotice(async () => new Response('{}', { headers: { 'x-park-registry': 'r2' } }), notice);
    expect(await (await send('/api/news/query')).text()).toBe('{}');
    expect(notice).toHaveBeenCalledWith('r2');
  });
});
