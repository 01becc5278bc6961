import { createFormats } from './formats';

const clock = () => new Date('2026-11-20T09:00:00Z');
const english = createFormats('en', 'Europe/Zurich', clock);
const french = createFormats('fr', 'Europe/Zurich', clock);

describe('formats', () => {
  it('say days as people do', () => {
    expect(english.day('2026-11-20')).toBe('Fri 20 Nov');
    expect(english.day('2027-01-04')).toBe('Mon 4 Jan 2027');
    expect(french.day('2026-11-20')).toMatch(/^ven\.?,? 20 nov\.?$/);
  });

  it('name months, also without a day', () => {
    expect(english.month('2026-11')).toBe('Nov 2026');
    expect(french.month('2026-02-01')).toBe('févr. 2026');
    expect(english.month('2026-12-31T23:30:00Z')).toBe('Jan 2027');
  });

  it('read the wall clock of the park, in winter and in summer', () => {
    expect(english.time('2026-11-20T13:00:00Z')).toBe('14:00');
    expect(english.time('2026-07-20T13:00:00Z')).toBe('15:00');
    expect(english.timeRange('2026-11-20T13:00:00Z', '2026-11-20T14:30:00Z')).toBe('14:00–15:30');
  });

  it('join day and time, and several days', () => {
    expect(english.dayAndTimeRange('2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z')).toBe('Fri 20 Nov, 14:00–15:00');
    expect(english.dayAndTimeRange('2026-11-20T13:00:00Z', '2026-11-22T14:00:00Z')).toBe('Fri 20 Nov – Sun 22 Nov');
  });

  it('count an end at midnight to the day before', () => {
    expect(english.dayAndTimeRange('2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z')).toBe('Fri 20 Nov, 19:00–00:00');
  });

  it('are relative only under a day', () => {
    expect(english.relative('2026-11-20T09:20:00Z')).toBe('in 20 minutes');
    expect(english.relative('2026-11-20T06:00:00Z')).toBe('3 hours ago');
    expect(english.relative('2026-11-18T09:00:00Z')).toBe('Wed 18 Nov');
  });

  it('say sizes in the units of the language', () => {
    expect([english.bytes(3_072), english.bytes(2_621_440)]).toEqual(['3 KB', '2.5 MB']);
    expect([french.bytes(3_072), french.bytes(2_621_440)]).toEqual(['3 ko', '2,5 Mo']);
  });

  it('know the park’s day of an instant', () => {
    expect(english.dayOf('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  });
});
