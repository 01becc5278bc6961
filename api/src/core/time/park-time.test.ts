import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  addDays,
  dayInterval,
  dayOf,
  minutesBetween,
  momentAt,
  monthOf,
  sameTimeDaysLater,
  isoWeekday,
} from './park-time';

const zone = 'Europe/Zurich';
// The last Sundays of March and October.
const spring = '2026-03-29';
const autumn = '2026-10-25';

it('knows the day of a moment in the park', () => {
  expect(dayOf(new Date('2026-01-31T22:59:59Z'), zone)).toBe('2026-01-31');
  expect(dayOf(new Date('2026-01-31T23:00:00Z'), zone)).toBe('2026-02-01');
  expect(dayOf(new Date('2026-07-31T22:00:00Z'), zone)).toBe('2026-08-01');
});

it('reads the clock in winter and in summer', () => {
  expect(momentAt('2026-01-15', '08:00', zone).toISOString()).toBe('2026-01-15T07:00:00.000Z');
  expect(momentAt('2026-07-15', '08:00', zone).toISOString()).toBe('2026-07-15T06:00:00.000Z');
  expect(momentAt('2026-07-15', '24:00', zone).toISOString()).toBe('2026-07-15T22:00:00.000Z');
});

it('counts 23 hours in the spring day and 25 in the autumn day', () => {
  expect(minutesBetween(dayInterval(spring, zone))).toBe(23 * 60);
  expect(minutesBetween(dayInterval(autumn, zone))).toBe(25 * 60);
  expect(minutesBetween(dayInterval('2026-05-05', zone))).toBe(24 * 60);
});

it('moves a time that the spring clock skips behind the gap', () => {
  expect(momentAt(spring, '02:30', zone).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentAt(spring, '03:30', zone).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentAt(spring, '01:59', zone).toISOString()).toBe('2026-03-29T00:59:00.000Z');
});

it('means the first of two equal times in autumn', () => {
  expect(momentAt(autumn, '02:30', zone).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(momentAt(autumn, '03:00', zone).toISOString()).toBe('2026-10-25T02:00:00.000Z');
  expect(momentAt(autumn, '01:30', zone).toISOString()).toBe('2026-10-24T23:30:00.000Z');
});

it('keeps the time of the clock over a change', () => {
  const saturday = momentAt('2026-03-28', '14:30', zone);
  expect(sameTimeDaysLater(saturday, 1, zone)).toEqual(momentAt(spring, '14:30', zone));
  expect(sameTimeDaysLater(saturday, 1, zone).getTime() - saturday.getTime()).toBe(23 * 3_600_000);
});
it('counts on the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays(spring, 1)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect([spring, autumn, '2026-03-30'].map(isoWeekday)).toEqual([7, 7, 1]);
  expect(monthOf('2026-12-31')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
  expect(monthOf('2028-02-29')).toEqual({ first: '2028-02-01', next: '2028-03-01' });
});

it.each(['UTC', 'Europe/Zurich', 'America/Los_Angeles'])(
  'answers the same on a machine whose clock is in %s',
  (machineZone) => {
    const script = `
    import { dayOf, momentAt, sameTimeDaysLater } from ${JSON.stringify(path.join(__dirname, 'park-time.ts'))};
    const zone = '${zone}';
    const times = ['00:00', '01:30', '02:30', '03:00', '24:00'];
    const moments = ['${spring}', '${autumn}'].flatMap((day) => times.map((time) => momentAt(day, time, zone)));
    console.log(JSON.stringify([new Date(2026, 6, 1).getTimezoneOffset(), moments, moments.map((moment) => dayOf(moment, zone)), moments.map((moment) => sameTimeDaysLater(moment, 1, zone))]));
  `;
    const answer: unknown = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        cwd: path.join(__dirname, '../../../..'),
        env: { ...process.env, TZ: machineZone },
        encoding: 'utf8',
      }),
    );
    const moments = [spring, autumn].flatMap((day) =>
      ['00:00', '01:30', '02:30', '03:00', '24:00'].map((time) => momentAt(day, time, zone)),
    );
    expect(answer).toEqual([
      { UTC: 0, 'Europe/Zurich': -120, 'America/Los_Angeles': 420 }[machineZone],
      moments.map((moment) => moment.toISOString()),
      moments.map((moment) => dayOf(moment, zone)),
      moments.map((moment) => sameTimeDaysLater(moment, 1, zone).toISOString()),
    ]);
  },
);
