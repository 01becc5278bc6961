import { bookableDays, halfInterval, hasEnded, requireNotEnded } from './halves';

const zone = 'Europe/Zurich';
const times = (day: string) =>
  (['am', 'pm'] as const).map((half) => {
    const { start, end } = halfInterval(day, half, zone);
    return [
      start.toISOString().slice(11, 16),
      end.toISOString().slice(11, 16),
      (end.getTime() - start.getTime()) / 3_600_000,
    ];
  });

// The clocks go forward on 29 March 2026 and back on 25 October 2026, at night.
it.each([
  ['the day before the clocks go forward', '2026-03-28', '05:00', '12:00', '19:00'],
  ['the day on which they go forward', '2026-03-29', '04:00', '11:00', '18:00'],
  ['the day before the clocks go back', '2026-10-24', '04:00', '11:00', '18:00'],
  ['the day on which they go back', '2026-10-25', '05:00', '12:00', '19:00'],
])('keeps 06:00, 13:00 and 20:00 of the park on %s', (_name, day, begin, noon, end) => {
  expect(times(day)).toEqual([
    [begin, noon, 7],
    [noon, end, 7],
  ]);
});

it.each([
  ['2026-03-29', '2026-03-29T11:00:00Z'],
  ['2026-10-25', '2026-10-25T12:00:00Z'],
])('ends the morning of %s at 13:00 of the park', (day, moment) => {
  const now = new Date(moment);
  expect([hasEnded(day, 'am', new Date(now.getTime() - 1), zone), hasEnded(day, 'am', now, zone)]).toEqual([
    false,
    true,
  ]);
  expect(() => requireNotEnded(day, ['am'], now, zone)).toThrow();
  expect(() => requireNotEnded(day, ['pm'], now, zone)).not.toThrow();
});

it('offers 30 days over a change of the clocks, from midnight of the park', () => {
  expect(bookableDays(new Date('2026-03-28T22:59:59Z'), zone)).toEqual({
    firstDay: '2026-03-28',
    lastDay: '2026-04-27',
  });
  expect(bookableDays(new Date('2026-03-28T23:00:00Z'), zone)).toEqual({
    firstDay: '2026-03-29',
    lastDay: '2026-04-28',
  });
  expect(bookableDays(new Date('2026-10-25T22:59:59Z'), zone).firstDay).toBe('2026-10-25');
});
