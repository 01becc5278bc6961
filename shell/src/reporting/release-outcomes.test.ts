import type { LoadOutcome } from '../federation/page-loader';
import { createReleaseOutcomes } from './release-outcomes';

const outcome = (result: LoadOutcome['result'], more: Partial<LoadOutcome> = {}): LoadOutcome => ({
  remote: 'mf-a',
  version: '2',
  page: 'list',
  attempt: 1,
  isLast: false,
  result,
  ...more,
});

describe('load outcomes of releases', () => {
  let sent: { outcomes: unknown[] }[] = [];
  let isOnline = true;
  const create = () =>
    createReleaseOutcomes({
      send: (body) => sent.push(JSON.parse(body) as { outcomes: unknown[] }),
      isOnline: () => isOnline,
    });
  beforeEach(() => {
    sent = [];
    isOnline = true;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('are counted by version and sent together, once a second', () => {
    const outcomes = create();
    outcomes.count(outcome('loaded'));
    outcomes.count(outcome('loaded'));
    outcomes.count(outcome('crashed'));
    outcomes.count(outcome('loaded', { version: '1' }));
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([
      {
        outcomes: [
          { remote: 'mf-a', version: '2', loads: 2, loadFailures: 0, renderFailures: 1 },
          { remote: 'mf-a', version: '1', loads: 1, loadFailures: 0, renderFailures: 0 },
        ],
      },
    ]);
    jest.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
  });

  it('count a page that loaded with the second attempt as loaded', () => {
    const outcomes = create();
    outcomes.count(outcome('unreachable'));
    outcomes.count(outcome('loaded', { attempt: 2 }));
    outcomes.flush();
    expect(sent[0]?.outcomes).toEqual([{ remote: 'mf-a', version: '2', loads: 1, loadFailures: 0, renderFailures: 0 }]);
  });

  it('count a page that never loaded once', () => {
    const outcomes = create();
    outcomes.count(outcome('timeout'));
    outcomes.count(outcome('unreachable', { attempt: 2, isLast: true }));
    outcomes.flush();
    expect(sent[0]?.outcomes).toEqual([{ remote: 'mf-a', version: '2', loads: 1, loadFailures: 1, renderFailures: 0 }]);
  });

  it('do not count failures of the reader’s own connection', () => {
    const outcomes = create();
    isOnline = false;
    outcomes.count(outcome('unreachable', { isLast: true }));
    outcomes.flush();
    expect(sent).toEqual([]);
  });

  it('contain nothing but counts', () => {
    const outcomes = create();
    outcomes.count(outcome('crashed', { errorId: 'error-1', cause: new Error('Emma’s booking') }));
    outcomes.flush();
    expect(JSON.stringify(sent)).not.toMatch(/list|error-1|Emma/);
  });
});
