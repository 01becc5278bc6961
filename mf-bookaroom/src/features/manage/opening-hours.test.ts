import { formatHours, parseHours } from './opening-hours';

describe('opening hours as text', () => {
  it.each([
    ['', []],
    ['08:00–18:00', [{ from: '08:00', until: '18:00' }]],
    [
      '8:00-12:00, 13:00 - 24:00',
      [
        { from: '08:00', until: '12:00' },
        { from: '13:00', until: '24:00' },
      ],
    ],
    ['18:00–08:00', null],
    ['08:00–12:00, 11:00–13:00', null],
    ['25:00–26:00', null],
    ['all day', null],
  ])('reads %j', (text, parts) => {
    expect(parseHours(text)).toEqual(parts);
  });

  it('writes what it reads', () => {
    expect(formatHours(parseHours('08:00-12:00,13:00-18:00') ?? [])).toBe('08:00–12:00, 13:00–18:00');
  });
});
