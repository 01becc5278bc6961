import { addDays, isCalendarDay } from './calendar-days';

describe('days of the calendar', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  it.each(['2026-11-20', '2028-02-29'])('knows %s', (day) => expect(isCalendarDay(day)).toBe(true));
  it.each(['', 'soon', '2026-02-30', '2026-13-01', '2027-02-29', '0002-11-20', '2026-1-1', '2026-11-20T00:00'])('does not take "%s" for a day', (day) => expect(isCalendarDay(day)).toBe(false));
});
