import fc from 'fast-check';
import { isOldEnough } from './age';

describe('minimum age', () => {
  it.each([
    ['on the 18th birthday', '2007-11-20', '2025-11-20', true],
    ['the day before', '2007-11-20', '2025-11-19', false],
    ['the day after', '2007-11-20', '2025-11-21', true],
    ['long ago', '1950-01-01', '2025-11-20', true],
    ['in the same year, earlier month', '2007-12-01', '2025-11-30', false],
    ['born today', '2025-11-20', '2025-11-20', false],
    ['born tomorrow', '2025-11-21', '2025-11-20', false],
    ['born on 29 February, common year, 28 February', '2008-02-29', '2026-02-28', false],
    ['born on 29 February, common year, 1 March', '2008-02-29', '2026-03-01', true],
    ['born on 29 February, leap year', '2002-02-28', '2020-02-29', true],
  ])('%s', (_name, birthDate, today, allowed) => {
    expect(isOldEnough(birthDate, today)).toBe(allowed);
    expect(isOldEnough(new Date(`${birthDate}T00:00:00Z`), new Date(`${today}T23:59:59Z`))).toBe(allowed);
  });

  it.each([
    '',
    'yesterday',
    '2007-13-01',
    '2007-02-30',
    '2007-2-3',
    '20.11.2007',
    '2007-11-20T00:00:00Z',
    ' 2007-11-20',
    null,
    undefined,
    20071120,
    new Date('x'),
  ])('refuses %p', (garbage) => {
    expect(isOldEnough(garbage as string, '2025-11-20')).toBe(false);
    expect(isOldEnough('1990-01-01', garbage as string)).toBe(false);
  });

  it('once of age, always of age', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, fc.nat({ max: 20_000 }), (birth, today, later) => {
        fc.pre(isOldEnough(birth, today));
        expect(isOldEnough(birth, new Date(today.getTime() + later * 86_400_000))).toBe(true);
      }),
    );
  });
});
