import fc from 'fast-check';
import { isSessionCheckDue, parseLastUserCheck, refetchAgeMs, refreshIntervalMs } from './session-check';

const now = Date.UTC(2025, 10, 20, 12);

describe('age of the last check', () => {
  it('is looked at each hour and due after 23 (CONST-06, CONST-07)', () => {
    expect(refreshIntervalMs).toBe(60 * 60 * 1000);
    expect(refetchAgeMs).toBe(23 * 60 * 60 * 1000);
  });

  it.each([
    ['exactly 23 h', now - 82_800_000, true],
    ['1 ms less', now - 82_799_999, false],
    ['just now', now, false],
    ['in the future', now + 1, false],
    ['missing', null, true],
    ['undefined', undefined, true],
    ['not a number', NaN, true],
    ['unreadable', 'soon', true],
    ['an old ISO text', new Date(now - 82_800_000).toISOString(), true],
    ['a recent ISO text', new Date(now - 1000).toISOString(), false],
  ])('%s', (_name, last, stale) => {
    expect(isSessionCheckDue(last, now)).toBe(stale);
  });

  it('reads numbers and ISO texts, nothing else', () => {
    expect(parseLastUserCheck(0)).toBe(0);
    expect(parseLastUserCheck('1970-01-01T00:00:01.000Z')).toBe(1000);
    for (const garbage of ['', {}, [], true, new Date()]) expect(parseLastUserCheck(garbage)).toBeNull();
  });

  it('stays stale once stale', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (last, at, more) => !isSessionCheckDue(last, at) || isSessionCheckDue(last, at + more),
      ),
    );
  });
});
