import { moveDay } from './move-day';
import { mondayOf, periodOf, spanOf, stepped } from './period';

describe('period of the calendar', () => {
  it('is a month in whole weeks from Monday', () => {
    const period = periodOf('month', '2026-11-20');
    expect([period.first, period.last]).toEqual(['2026-11-01', '2026-11-30']);
    expect(period.weeks).toHaveLength(6);
    expect(spanOf(period)).toEqual({ startDate: '2026-10-26', endDate: '2026-12-06' });
    expect(periodOf('month', '2027-02-14').weeks).toHaveLength(4);
  });

  it('is a week from Monday to Sunday, also when the clocks change', () => {
    expect(periodOf('week', '2026-10-25').weeks).toEqual([
      ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25'],
    ]);
    expect(spanOf(periodOf('week', '2027-03-28'))).toEqual({ startDate: '2027-03-22', endDate: '2027-03-28' });
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });

  it('has the same span in month and list, so that changing the view sends no call', () => {
    expect(spanOf(periodOf('list', '2026-11-20'))).toEqual(spanOf(periodOf('month', '2026-11-02')));
  });

  it('steps by the period of the view', () => {
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepped('list', '2026-11-20', -1)).toBe('2026-10-20');
    expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06');
  });
});

describe('keys in a grid of days', () => {
  it.each([
    ['ArrowRight', '2026-11-21'],
    ['ArrowLeft', '2026-11-19'],
    ['ArrowDown', '2026-11-27'],
    ['ArrowUp', '2026-11-13'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageDown', '2026-12-20'],
    ['PageUp', '2026-10-20'],
    ['x', undefined],
  ])('%s leads to %s', (key, day) => expect(moveDay('month', '2026-11-20', key)).toBe(day));

  it('moves by weeks with Page Up and Page Down in the week', () => {
    expect(moveDay('week', '2026-11-20', 'PageDown')).toBe('2026-11-27');
    expect(moveDay('week', '2026-11-20', 'PageUp')).toBe('2026-11-13');
  });
});
