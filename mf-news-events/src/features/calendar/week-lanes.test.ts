import { createFormats } from '@park/platform';
import { eventItem } from '../../testing/answers';
import { daySpans, spansOn } from './day-spans';
import { groupByDay } from './group-by-day';
import { periodOf } from './period';
import { weekLanes } from './week-lanes';

const format = createFormats('en', 'Europe/Zurich', () => new Date('2026-11-20T12:00:00Z'));
const event = (id: string, startDate: string, endDate: string, isAllDay = false) =>
  eventItem({ id, title: id, startDate, endDate, isAllDay });
const hours = (id: string, day: string) => event(id, `${day}T08:00:00Z`, `${day}T09:00:00Z`);
const week = periodOf('week', '2026-11-20').weeks[0] ?? [];
const lanes = (events: Parameters<typeof daySpans>[0], lines = 4) => weekLanes(week, daySpans(events, format), lines);
const places = (laid: ReturnType<typeof weekLanes>) =>
  laid.segments.map(({ span, lane, from, days, beginsBefore, goesOn }) => [
    span.event.id,
    lane,
    from,
    days,
    beginsBefore,
    goesOn,
  ]);

describe('days of an event', () => {
  it.each([
    ['an hour', event('a', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'), '2026-11-20', '2026-11-20'],
    ['until midnight', event('a', '2026-11-20T19:00:00Z', '2026-11-20T23:00:00Z'), '2026-11-20', '2026-11-20'],
    [
      'an evening over midnight',
      event('a', '2026-11-20T19:00:00Z', '2026-11-21T01:00:00Z'),
      '2026-11-20',
      '2026-11-20',
    ],
    ['into the next morning', event('a', '2026-11-20T19:00:00Z', '2026-11-21T08:00:00Z'), '2026-11-20', '2026-11-21'],
    ['a moment', event('a', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'), '2026-11-20', '2026-11-20'],
    [
      'late in UTC, next day in the park',
      event('a', '2026-11-20T23:30:00Z', '2026-11-21T00:30:00Z'),
      '2026-11-21',
      '2026-11-21',
    ],
    ['the long day', event('a', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', true), '2026-10-25', '2026-10-25'],
    ['the short day', event('a', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', true), '2027-03-28', '2027-03-28'],
    [
      'days over the end of summer time',
      event('a', '2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', true),
      '2026-10-24',
      '2026-10-26',
    ],
    [
      'the hour that comes twice',
      event('a', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
      '2026-10-25',
      '2026-10-25',
    ],
  ])('%s', (_case, one, first, last) =>
    expect(daySpans([one], format)).toEqual([{ event: one, firstDay: first, lastDay: last }]),
  );
});

describe('lines of a week', () => {
  it('places events of several days above the others, and cuts them at the edges of the week', () => {
    const laid = lanes([
      hours('talk', '2026-11-18'),
      event('fair', '2026-11-14T23:00:00Z', '2026-11-18T23:00:00Z', true),
      event('trip', '2026-11-20T23:00:00Z', '2026-11-25T23:00:00Z', true),
    ]);
    expect(places(laid)).toEqual([
      ['fair', 0, 0, 3, true, false],
      ['trip', 0, 5, 2, false, true],
      ['talk', 1, 2, 1, false, false],
    ]);
    expect(laid.hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('assigns free lines to the events of a day, from the top, and never across a bar', () => {
    const sizes = (laid: ReturnType<typeof weekLanes>) =>
      laid.segments.map(({ span, lane, stripe, lines }) => [span.event.id, lane, stripe, lines]);
    const at = (id: string, hour: number) => event(id, `2026-11-18T0${hour}:00:00Z`, `2026-11-18T0${hour + 1}:00:00Z`);
    expect(sizes(lanes([at('one', 6)]))).toEqual([['one', 0, 0, 2]]);
    expect(sizes(lanes([at('one', 6), at('two', 7), at('three', 8)]))).toEqual([
      ['one', 0, 0, 2],
      ['two', 2, 1, 1],
      ['three', 3, 2, 1],
    ]);
    const trip = event('trip', '2026-11-15T23:00:00Z', '2026-11-17T23:00:00Z', true);
    const fair = event('fair', '2026-11-16T23:00:00Z', '2026-11-18T23:00:00Z', true);
    // The fair is on the second line: the talk on the first cannot grow, the one below can.
    expect(sizes(lanes([trip, fair, at('talk', 6), at('walk', 7)]))).toEqual([
      ['trip', 0, 0, 1],
      ['fair', 1, 1, 1],
      ['talk', 0, 0, 1],
      ['walk', 2, 2, 2],
    ]);
    for (const { lane, lines } of lanes([1, 2, 3, 4, 5].map((hour) => at(`e${hour}`, hour))).segments)
      expect([lane < 3, lines]).toEqual([true, 1]);
  });

  it('fills all four lines, and reserves the last one for the number of others when there are five', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => hours(id, '2026-11-20'));
    expect(lanes(four).hidden[4]).toBe(0);
    expect(lanes(four).segments).toHaveLength(4);
    const five = lanes([...four, hours('e', '2026-11-20')]);
    expect(five.segments).toHaveLength(3);
    expect(five.hidden).toEqual([0, 0, 0, 0, 2, 0, 0]);
  });

  it('hides a bar in the last line on all its days when one of them is too full', () => {
    const bars = ['a', 'b', 'c', 'd'].map((id) => event(id, '2026-11-18T23:00:00Z', '2026-11-20T23:00:00Z', true));
    const laid = lanes([...bars, hours('e', '2026-11-20')]);
    expect(laid.segments.map(({ span }) => span.event.id)).toEqual(['a', 'b', 'c']);
    expect(laid.hidden).toEqual([0, 0, 0, 1, 2, 0, 0]);
  });

  it('loses no event: visible and hidden ones are all events of the day', () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      event(
        `e${index}`,
        `2026-11-${15 + (index % 9)}T08:00:00Z`,
        `2026-11-${15 + (index % 9) + (index % 4)}T09:00:00Z`,
      ),
    );
    const spans = daySpans(many, format);
    const { segments, hidden } = weekLanes(week, spans, 4);
    week.forEach((day, place) => {
      const drawn = segments.filter(({ from, days }) => from <= place && place < from + days);
      expect(drawn.length + (hidden[place] ?? 0)).toBe(spansOn(spans, day).length);
      expect(new Set(drawn.map(({ lane }) => lane)).size).toBe(drawn.length);
      if (hidden[place]) expect(drawn.every(({ lane }) => lane < 3)).toBe(true);
    });
  });
});

it('the list has each event once, what began earlier on its first day', () => {
  const spans = daySpans(
    [
      event('fair', '2026-10-28T23:00:00Z', '2026-11-02T23:00:00Z', true),
      hours('talk', '2026-11-01'),
      hours('dinner', '2026-11-03'),
    ],
    format,
  );
  expect(
    groupByDay(spans, '2026-11-01').map(({ day, spans: ofDay }) => [day, ofDay.map(({ event: one }) => one.id)]),
  ).toEqual([
    ['2026-11-01', ['fair', 'talk']],
    ['2026-11-03', ['dinner']],
  ]);
});
