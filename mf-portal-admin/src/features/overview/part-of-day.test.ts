import { partOfDay } from './part-of-day';

describe('part of the day', () => {
  it.each([
    ['2026-11-20T03:59:00Z', 'evening'],
    ['2026-11-20T04:00:00Z', 'morning'],
    ['2026-11-20T10:59:00Z', 'morning'],
    ['2026-11-20T11:00:00Z', 'afternoon'],
    ['2026-11-20T16:59:00Z', 'afternoon'],
    ['2026-11-20T17:00:00Z', 'evening'],
    ['2026-11-20T23:00:00Z', 'evening'],
  ])('at %s it is %s in Zurich', (now, part) => {
    expect(partOfDay(new Date(now), 'Europe/Zurich')).toBe(part);
  });

  it('follows the change of the clock', () => {
    expect(partOfDay(new Date('2026-07-20T10:00:00Z'), 'Europe/Zurich')).toBe('afternoon');
  });
});
