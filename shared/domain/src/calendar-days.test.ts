import fc from 'fast-check';
import { addDays, addMonths, daysBetween, isCalendarDay, isoWeekday } from './calendar-days';

describe('calendar days', () => {
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

  it('adds days across months, years and both clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('adds months, keeping the day of the month where it exists', () => {
    expect(addMonths('2026-11-20', 1)).toBe('2026-12-20');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  });

  it('numbers weekdays from Monday (1) to Sunday (7)', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(isoWeekday)).toEqual([1, 5, 7]);
  });

  it('counts days across clock changes and leap years', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-22', '2026-11-20')).toBe(-2);
  });

  it('advances the weekday by one per day and counts back what it added', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (start, days) => {
        const end = addDays(start, days);
        expect(isCalendarDay(end)).toBe(true);
        expect(daysBetween(start, end)).toBe(days);
        expect((isoWeekday(end) - isoWeekday(start) - days) % 7).toBeCloseTo(0);
      }),
    );
  });
});
