import { JobSchedule } from './job-schedule';

const moments = (expression: string, from: string, to: string) => {
  const schedule = new JobSchedule(expression, 'Europe/Zurich');
  return schedule
    .momentsBetween(schedule.nextAfter(new Date(from)), new Date(to))
    .map((moment) => moment.toISOString());
};

it('keeps the time of the clock over both changes', () => {
  expect(moments('0 7 * * *', '2026-03-27T12:00Z', '2026-03-30T12:00Z')).toEqual([
    '2026-03-28T06:00:00.000Z',
    '2026-03-29T05:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
  ]);
  expect(moments('0 7 * * *', '2026-10-24T12:00Z', '2026-10-26T12:00Z')).toEqual([
    '2026-10-25T06:00:00.000Z',
    '2026-10-26T06:00:00.000Z',
  ]);
});

it('has one moment on the day that skips the hour, and one on the day that repeats it', () => {
  expect(moments('30 2 * * *', '2026-03-28T12:00Z', '2026-03-29T20:00Z')).toHaveLength(1);
  expect(moments('30 2 * * *', '2026-10-24T12:00Z', '2026-10-25T20:00Z')).toHaveLength(1);
});

it.each([
  ['7-59/20 * * * *', 1],
  ['*/15 6-20 * * *', 2],
  ['30 2 * * *', 3],
  ['5 0 1 * *', 40],
] as const)('finds the latest moment of %s as counting does, over both changes of the clock', (expression, days) => {
  const schedule = new JobSchedule(expression, 'Europe/Zurich');
  for (const change of ['2026-03-29', '2026-10-25'])
    for (let hour = 0; hour < 24; hour += 1) {
      const last = new Date(`${change}T${String(hour).padStart(2, '0')}:07:30Z`);
      const first = schedule.nextAfter(new Date(last.getTime() - days * 86_400_000));
      expect(schedule.latestBetween(first, last)).toEqual(schedule.momentsBetween(first, last).at(-1));
    }
});

it('finds the latest moment of a year without counting every minute', () => {
  const schedule = new JobSchedule('* * * * *', 'Europe/Zurich');
  const count = jest.spyOn(schedule, 'nextAfter');
  const latest = schedule.latestBetween(new Date('2026-01-01T00:00:00Z'), new Date('2026-12-31T12:00:30Z'));
  expect(latest.toISOString()).toBe('2026-12-31T12:00:00.000Z');
  expect(count.mock.calls.length).toBeLessThan(5);
});

it('refuses an expression that says nothing', () => {
  expect(() => new JobSchedule('every day', 'Europe/Zurich')).toThrow();
});
