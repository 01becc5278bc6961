import { daysAfter, isCalendarDay, monthsAfter, weekdayOf } from './calendar-day';

describe('days of the calendar', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0002-11-20', false],
    ['2026-11-20T00:00', false],
    ['2026-1-1', false],
    ['tomorrow', false],
    ['', false],
  ])('%s exists: %s', (day, exists) => expect(isCalendarDay(day)).toBe(exists));

  it('goes over months, years and both changes of the clock', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('keeps the day of the month, or takes the last one', () => {
    expect(monthsAfter('2026-11-20', 1)).toBe('2026-12-20');
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28');
  });

  it('begins the week on Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([0, 4, 6]);
  });
});
