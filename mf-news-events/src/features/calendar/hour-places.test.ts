import { createFormats } from '@park/platform';
import { eventItem } from '../../testing/answers';
import { daySpans } from './day-spans';
import { hourPlaces, hoursOf } from './hour-places';

const format = createFormats('en', 'Europe/Zurich', () => new Date('2026-11-20T12:00:00Z'));
const placesOf = (...times: (readonly [start: string, end: string])[]) =>
  hourPlaces(
    daySpans(
      times.map(([startDate, endDate], index) => eventItem({ id: `e${index}`, startDate, endDate })),
      format,
    ),
    format,
  ).map(({ start, end, column, columns }) => [start, end, column, columns]);

describe('events on the axis of hours', () => {
  it('are at the time of the park, side by side when they overlap', () => {
    expect(
      placesOf(
        ['2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z'],
        ['2026-11-20T09:00:00Z', '2026-11-20T09:50:00Z'],
        ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'],
      ),
    ).toEqual([
      [540, 660, 0, 2],
      [600, 650, 1, 2],
      [660, 720, 0, 1],
    ]);
  });

  it('have a readable height without an end, and end with the day at night', () => {
    expect(placesOf(['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'])).toEqual([[540, 585, 0, 1]]);
    expect(placesOf(['2026-11-20T22:50:00Z', '2026-11-21T01:00:00Z'])).toEqual([[1395, 1440, 0, 1]]);
  });

  it('keep their length in the hour that comes twice, and in the one that is left out', () => {
    expect(placesOf(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])).toEqual([[150, 210, 0, 1]]);
    expect(placesOf(['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'])).toEqual([[90, 210, 0, 1]]);
  });

  it('extend the usual hours of the axis', () => {
    expect(hoursOf([])).toEqual({ first: 8, last: 18 });
    const span = daySpans([eventItem()], format)[0];
    if (!span) throw new Error('One event has one span.');
    expect(hoursOf([{ span, start: 370, end: 1210, column: 0, columns: 1 }])).toEqual({ first: 6, last: 21 });
  });
});
