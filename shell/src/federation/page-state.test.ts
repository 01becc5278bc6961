import { idle, nextPageState, type LoadFailure, type PageEvent, type PageState } from './page-state';

const Page = () => null;
const unreachable: LoadFailure = { kind: 'unreachable', cause: new Error('404') };
const incompatible: LoadFailure = { kind: 'incompatible', cause: new Error('needs ^2') };
const timedOut: LoadFailure = { kind: 'timeout', cause: new Error('nothing came') };
const failed = (failure = unreachable): PageEvent => ({ type: 'failed', failure, errorId: 'e1' });
const arrived: PageEvent = { type: 'arrived', Page };

function run(events: PageEvent[], hasPrevious = true): PageState {
  return events.reduce((state, event) => nextPageState(state, event, { attempts: 2, hasPrevious }), idle);
}

describe('the state of a remote’s page', () => {
  it('starts with the live build', () => {
    expect(run([{ type: 'load' }])).toEqual({ status: 'loading', build: 'live', attempt: 1 });
  });

  it('is loaded when the page arrives', () => {
    expect(run([{ type: 'load' }, arrived])).toEqual({ status: 'loaded', build: 'live', Page });
  });

  it('tries the live build again after a failure', () => {
    expect(run([{ type: 'load' }, failed()])).toEqual({ status: 'loading', build: 'live', attempt: 2 });
  });

  it('turns to the previous build when the live one stays broken', () => {
    expect(run([{ type: 'load' }, failed(), failed()])).toEqual({ status: 'loading', build: 'previous', attempt: 1 });
    expect(run([{ type: 'load' }, failed(), failed(), arrived])).toMatchObject({ status: 'loaded', build: 'previous' });
  });

  it('fails after every attempt of both builds', () => {
    expect(run([{ type: 'load' }, failed(), failed(), failed(), failed()])).toMatchObject({
      status: 'failed',
      failure: unreachable,
      errorId: 'e1',
    });
  });

  it('fails after the live attempts when there is no previous build', () => {
    expect(run([{ type: 'load' }, failed(), failed()], false)).toMatchObject({ status: 'failed' });
  });

  it('does not ask again for an incompatible build', () => {
    expect(run([{ type: 'load' }, failed(incompatible)])).toEqual({ status: 'loading', build: 'previous', attempt: 1 });
    expect(run([{ type: 'load' }, failed(incompatible)], false)).toMatchObject({
      status: 'failed',
      failure: incompatible,
    });
  });

  it('lets nobody wait for a third time-out', () => {
    const loadingPrevious = { status: 'loading', build: 'previous', attempt: 1, hasTimedOut: true };
    expect(run([{ type: 'load' }, failed(timedOut)])).toEqual(loadingPrevious);
    expect(run([{ type: 'load' }, failed(), failed(timedOut)])).toEqual(loadingPrevious);
    expect(run([{ type: 'load' }, failed(timedOut), failed(timedOut)])).toMatchObject({ failure: timedOut });
    expect(run([{ type: 'load' }, failed(timedOut), failed()])).toMatchObject({ build: 'previous', attempt: 2 });
    expect(run([{ type: 'load' }, failed(timedOut), failed(), failed(timedOut)])).toMatchObject({ failure: timedOut });
  });

  it('waits for the live build a second time when there is no previous one', () => {
    expect(run([{ type: 'load' }, failed(timedOut)], false)).toMatchObject({ build: 'live', attempt: 2 });
    expect(run([{ type: 'load' }, failed(timedOut), failed(timedOut)], false)).toMatchObject({ failure: timedOut });
  });

  it('starts again with the live build on retry', () => {
    expect(run([{ type: 'load' }, failed(), failed(), { type: 'retry' }], false)).toEqual({
      status: 'loading',
      build: 'live',
      attempt: 1,
    });
  });

  const crashed: PageEvent = { type: 'broke', kind: 'crashed', cause: new Error('render'), errorId: 'e2' };

  it('turns to the previous build when a shown page crashes', () => {
    expect(run([{ type: 'load' }, arrived, crashed])).toEqual({ status: 'loading', build: 'previous', attempt: 1 });
    expect(run([{ type: 'load' }, arrived, crashed, arrived, crashed])).toMatchObject({ status: 'failed' });
  });

  it('starts with the previous build when the live one hung in this tab, unless the reader tries it again', () => {
    const policy = { attempts: 2, hasPrevious: true, hasLiveHung: true };
    expect(nextPageState(idle, { type: 'load' }, policy)).toMatchObject({ status: 'loading', build: 'previous' });
    expect(nextPageState(idle, { type: 'load' }, { ...policy, hasPrevious: false })).toMatchObject({ build: 'live' });
  });

  it('fails when a shown page crashes without a previous build, and can be retried', () => {
    expect(run([{ type: 'load' }, arrived, crashed], false)).toMatchObject({
      status: 'failed',
      failure: { kind: 'crashed' },
      errorId: 'e2',
    });
    expect(run([{ type: 'load' }, arrived, crashed, { type: 'retry' }], false)).toMatchObject({ status: 'loading' });
  });

  it('ignores events that do not belong to its state', () => {
    const loaded = run([{ type: 'load' }, arrived]);
    for (const event of [{ type: 'load' }, { type: 'retry' }, arrived, failed()] as PageEvent[])
      expect(nextPageState(loaded, event, { attempts: 2, hasPrevious: true })).toBe(loaded);
    expect(nextPageState(idle, arrived, { attempts: 2, hasPrevious: true })).toBe(idle);
  });
});
