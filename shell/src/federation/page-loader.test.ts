import type { PublishedRemote } from '@park/platform/descriptor';
import { createPageLoader, LoadError, type LoadOutcome, type LoadPage, type PageRequest } from './page-loader';

const build = (version: string) => ({
  version,
  globalName: `mf_test_${version}`,
  entry: 'entry.js',
  baseUrl: `/_mf/mf-test/${version}/`,
  integrity: null,
  platform: '^1.0.0',
});
const remote = (previous: string | null = '1'): PublishedRemote => ({
  name: 'mf-test',
  descriptor: { name: 'mf-test', title: { en: 'Test', fr: 'Test' }, platform: '^1.0.0', routes: [], navigation: [] },
  live: build('2'),
  previous: previous === null ? null : build(previous),
});
const Page = () => null;

function loaderWith(load: LoadPage, timeout = 1_000) {
  const outcomes: LoadOutcome[] = [];
  let id = 0;
  const loader = createPageLoader({
    load,
    timeout,
    attempts: 2,
    newErrorId: () => `error-${(id += 1)}`,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        const { status } = loader.stateOf(subject, 'list');
        if (status === 'loaded' || status === 'failed') resolve();
      };
      loader.states.subscribe(check);
      check();
    });
  const subject = remote();
  return { loader, outcomes, settled, subject };
}

describe('the page loader', () => {
  it('loads once, however often it is asked', async () => {
    const load = jest.fn(async () => Page);
    const { loader, settled, subject, outcomes } = loaderWith(load);
    loader.load(subject, 'list');
    loader.load(subject, 'list');
    await settled();
    loader.load(subject, 'list');
    expect(load).toHaveBeenCalledTimes(1);
    expect(outcomes).toEqual([
      { remote: 'mf-test', version: '2', page: 'list', attempt: 1, isLast: true, result: 'loaded' },
    ]);
  });

  it('asks again as a further attempt, then for the previous build', async () => {
    const requests: PageRequest[] = [];
    const { loader, settled, subject, outcomes } = loaderWith(async (request) => {
      requests.push(request);
      if (request.build === 'live') throw new Error('gone');
      return Page;
    });
    loader.load(subject, 'list');
    await settled();
    expect(requests.map(({ build: choice, attempt }) => [choice, attempt])).toEqual([
      ['live', 1],
      ['live', 2],
      ['previous', 1],
    ]);
    expect(loader.stateOf(subject, 'list')).toMatchObject({ status: 'loaded', build: 'previous' });
    expect(outcomes.map(({ version, result, isLast }) => [version, result, isLast])).toEqual([
      ['2', 'unreachable', false],
      ['2', 'unreachable', true],
      ['1', 'loaded', true],
    ]);
  });

  it('does not remember a failure: retry loads for real', async () => {
    let isBroken = true;
    const { loader, settled, subject } = loaderWith(async () => {
      if (isBroken) throw new Error('down');
      return Page;
    });
    loader.load(subject, 'list');
    await settled();
    expect(loader.stateOf(subject, 'list')).toMatchObject({
      status: 'failed',
      errorId: expect.stringMatching(/^error-/),
    });
    isBroken = false;
    loader.retry(subject, 'list');
    await settled();
    expect(loader.stateOf(subject, 'list').status).toBe('loaded');
  });

  it('counts a load that times out as failed, and drops its late response', async () => {
    jest.useFakeTimers();
    const answers: ((page: typeof Page) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { loader, subject, outcomes } = loaderWith(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    }, 500);
    loader.load(subject, 'list');
    await jest.advanceTimersByTimeAsync(500);
    expect(outcomes[0]).toMatchObject({ result: 'timeout', attempt: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(loader.stateOf(subject, 'list')).toMatchObject({ status: 'loading', build: 'previous' });
    answers[0]?.(Page);
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.stateOf(subject, 'list')).toMatchObject({ status: 'loading', build: 'previous' });
    jest.useRealTimers();
  });

  it('says after two time-outs that nothing comes, whether there is a previous version or not', async () => {
    jest.useFakeTimers();
    const { loader, subject } = loaderWith(() => new Promise(() => {}), 500);
    const without = { ...subject, name: 'mf-single', previous: null };
    for (const remote of [subject, without]) loader.load(remote, 'list');
    await jest.advanceTimersByTimeAsync(1_000);
    for (const remote of [subject, without])
      expect(loader.stateOf(remote, 'list')).toMatchObject({ status: 'failed', failure: { kind: 'timeout' } });
    jest.useRealTimers();
  });

  it('keeps the kind of failure that the load tells', async () => {
    const { loader, settled, subject, outcomes } = loaderWith(async () => {
      throw new LoadError({ kind: 'incompatible', cause: new Error('needs ^2.0.0') });
    });
    loader.load(subject, 'list');
    await settled();
    expect(outcomes.map(({ result }) => result)).toEqual(['incompatible', 'incompatible']);
  });

  it('reports a page that crashed with an id of its own', async () => {
    const { loader, settled, subject, outcomes } = loaderWith(async () => Page);
    loader.load(subject, 'list');
    await settled();
    loader.broke(subject, 'list', new Error('boom'), 'crashed');
    expect(outcomes.at(-1)).toMatchObject({ result: 'crashed', version: '2', errorId: 'error-1' });
    await settled();
    expect(loader.stateOf(subject, 'list')).toMatchObject({ status: 'loaded', build: 'previous' });
  });
});
