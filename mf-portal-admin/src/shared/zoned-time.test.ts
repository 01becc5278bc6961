import { dayAndTime, instantAt } from './zoned-time';

const zone = 'Europe/Zurich';

describe('times of the park', () => {
  it.each([
    ['2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
    ['2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantAt(day, time, zone)).toBe(instant);
    expect(dayAndTime(instant, zone)).toEqual({ day, time });
  });

  it('are empty while something is missing', () => {
    expect(instantAt('', '09:30', zone)).toBe('');
    expect(instantAt('2026-01-15', '', zone)).toBe('');
    expect(dayAndTime('', zone)).toEqual({ day: '', time: '' });
    expect(dayAndTime(null, zone)).toEqual({ day: '', time: '' });
  });
});
