/** Random rules as they are expanded here, and by an independent implementation. */
import { RRule, Weekday, type Options } from 'rrule';
import { randomFrom } from '../../testing/random';
import { ruleDates, writtenTime, type Rule } from './rule-dates';

// `RANDOM_RULES=5000 npx jest random-rules` tries more, as before a release.
const rules = Number(process.env['RANDOM_RULES'] ?? 600);
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;
const [from, to] = ['2024-01-01', '2028-03-01'];

type Given = Record<string, string | number | number[] | string[] | undefined>;

function randomRule(random: () => number): Given {
  const integer = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const signed = (high: number) => (random() < 0.3 ? -integer(1, high) : integer(1, high));
  const some = <T>(share: number, value: () => T) => (random() < share ? value() : undefined);
  const list = (value: () => number, length = 3) =>
    [...new Set(Array.from({ length: integer(1, length) }, value))].sort((one, other) => one - other);
  const freq = frequencies[integer(0, 3)] ?? 'DAILY';
  const isYearly = freq === 'YEARLY';
  const weeks = isYearly ? some(0.2, () => list(() => signed(52))) : undefined;
  const months = weeks ? undefined : some(0.3, () => list(() => integer(1, 12)));
  const monthDays = freq === 'WEEKLY' || weeks ? undefined : some(0.25, () => list(() => signed(28)));
  const yearDays = isYearly && !weeks && !months && !monthDays ? some(0.2, () => list(() => signed(365))) : undefined;
  // The other program reads plain weekdays beside numbered ones differently from the standard.
  const isNumbered = (isYearly || freq === 'MONTHLY') && !weeks && !yearDays && random() < 0.4;
  const days =
    weeks || random() < 0.4
      ? [
          ...new Set(
            Array.from(
              { length: integer(1, 4) },
              () => `${isNumbered ? signed(isYearly && !months ? 20 : 4) : ''}${weekdays[integer(0, 6)]}`,
            ),
          ),
        ]
      : undefined;
  const hours = some(0.1, () => list(() => integer(0, 23)));
  const isExpanded = [weeks, months, monthDays, yearDays, days, hours].some((part) => part !== undefined);
  const parts = {
    interval: some(0.35, () => integer(2, 4)),
    count: some(0.25, () => integer(1, 40)),
    wkst: some(0.3, () => integer(1, 7)),
    bymonth: months,
    byweekno: weeks,
    byyearday: yearDays,
    bymonthday: monthDays,
    byday: days,
    byhour: hours,
    // The other program counts a position that a set does not have from its other end, and cuts the first week.
    bysetpos: isExpanded && freq !== 'WEEKLY' ? some(0.15, () => [random() < 0.5 ? 1 : -1]) : undefined,
  };
  return { freq, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) };
}

const expandedHere = (rule: Given, day: string): string[] =>
  [...ruleDates(rule as Rule, { day, time: '10:30:00', isUtc: false }, { from, to })]
    .map(writtenTime)
    .filter((written) => written >= from);

function expandedElsewhere(rule: Given, day: string): string[] {
  const byweekday = (rule.byday as string[] | undefined)?.map((text) => {
    const [, position, name = ''] = /^(-?\d+)?(\w\w)$/.exec(text) ?? [];
    return new Weekday(
      weekdays.findIndex((known) => known === name),
      position ? Number(position) : undefined,
    );
  });
  const { freq, byday: _byday, wkst, ...parts } = rule;
  const expanded = new RRule({
    ...(parts as Partial<Options>),
    freq: RRule[freq as keyof typeof RRule] as never,
    // The parser counts from Sunday (1), this program from Monday (0).
    ...(wkst !== undefined && { wkst: (Number(wkst) + 5) % 7 }),
    ...(byweekday && { byweekday }),
    dtstart: new Date(`${day}T10:30:00Z`),
  });
  return expanded
    .between(new Date(`${from}T00:00:00Z`), new Date(`${to}T23:59:59Z`), true)
    .map((date) => date.toISOString().slice(0, 19));
}

describe('random rules', () => {
  it(`have the dates that another program finds, ${rules} of them`, () => {
    const random = randomFrom(20_260_322).next;
    const differences: unknown[] = [];
    let withDates = 0;
    let emptyOnes = 0;
    for (let index = 0; index < rules; index += 1) {
      const rule = randomRule(random);
      const day = new Date(
        Date.UTC(2018 + Math.floor(random() * 9), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
      )
        .toISOString()
        .slice(0, 10);
      const here = expandedHere(rule, day);
      if (here.length > 0) withDates += 1;
      // The other program looks for a date up to the year 9999 before it says that there is none: a second each time.
      else if ((emptyOnes += 1) % 20 !== 0) continue;
      const elsewhere = expandedElsewhere(rule, day);
      if (JSON.stringify(here) !== JSON.stringify(elsewhere))
        differences.push({ rule, day, here: here.slice(0, 5), elsewhere: elsewhere.slice(0, 5) });
    }
    expect(differences.slice(0, 10)).toEqual([]);
    expect(withDates).toBeGreaterThan(rules / 2);
  }, 300_000);
});

describe('rules that cannot be expanded', () => {
  const first = { day: '2026-03-02', time: '10:00:00', isUtc: false };
  const expand = (rule: Rule) => [...ruleDates(rule, first, { from, to })];

  it.each([
    [{ freq: 'YEARLY', rscale: 'HEBREW' }, 'RRULE: RSCALE is not supported'],
    [{ freq: 'YEARLY', byweekno: 20 }, /BYWEEKNO without BYDAY/],
    [{ freq: 'MONTHLY', byweekno: 20, byday: 'MO' }, /BYWEEKNO is defined for years only/],
    [{ freq: 'WEEKLY', byday: '2MO' }, /BYDAY has a number/],
    [{ freq: 'WEEKLY', bymonthday: 2 }, /BYMONTHDAY is not defined for weeks/],
    [{ freq: 'MONTHLY', byyearday: 200 }, /BYYEARDAY is not defined for MONTHLY/],
    [{ freq: 'YEARLY', bymonth: '5L' }, /BYMONTH has the value "5L"/],
    [{ freq: 'DAILY', interval: 0 }, /INTERVAL has the value "0"/],
    [{ freq: 'FORTNIGHTLY' }, /FREQ has the value/],
    [{ freq: 'SECONDLY', interval: 7, bymonth: 2, bymonthday: 30 }, /too many|^$/],
    [{ freq: 'SECONDLY', interval: 99_999, count: 100_000 }, /has too many dates/],
  ] as const)('%j are refused', (rule, message) => {
    let refusal = '';
    try {
      expand(rule);
    } catch (error) {
      refusal = (error as Error).message;
    }
    expect(refusal).toMatch(message);
  });

  it.each([
    [{ freq: 'YEARLY', byweekno: 20, byday: 'MO' }, ['2026-05-11', '2027-05-17']],
    [{ freq: 'MONTHLY', interval: 5, bymonth: [3, 8], byday: 'MO', bysetpos: 1 }, ['2026-03-02', '2026-08-03']],
    [{ freq: 'YEARLY', bymonth: 2, bymonthday: -1 }, ['2027-02-28', '2028-02-29']],
    [{ freq: 'MONTHLY', byday: ['1MO', 'SU'], bymonth: 3 }, ['2026-03-02', '2026-03-08', '2026-03-15']],
    [{ freq: 'WEEKLY', byday: ['MO', 'WE'], bysetpos: 2 }, ['2026-03-04', '2026-03-11']],
    [{ freq: 'DAILY', bymonthday: 18, bysetpos: -3 }, []],
    [{ freq: 'HOURLY', interval: 25 }, ['2026-03-02', '2026-03-03', '2026-03-04']],
  ] as const)('but %j has these dates first', (rule, dates) => {
    const found = expand(rule).map(({ day }) => day);
    expect(dates.length === 0 ? found : found.slice(0, dates.length)).toEqual(dates);
  });
});
