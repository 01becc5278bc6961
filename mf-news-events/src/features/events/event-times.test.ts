import { createFormats } from '@park/platform';
import { eventTime } from '@park/ui/pages';
import { momentOf } from './event-moment';
import { monthGroups } from './month-groups';
import { eventItem } from '../../testing/answers';
import { viewerTime } from './viewer-time';

const now = new Date('2026-11-20T12:00:00Z');
const format = createFormats('en', 'Europe/Zurich', () => now);
const span = (startDate: string, endDate: string, isAllDay = false) => ({ startDate, endDate, isAllDay });

describe('time of an event', () => {
  it.each([
    ['within a day', span('2026-11-27T13:00:00Z', '2026-11-27T15:00:00Z'), 'Fri 27 Nov, 14:00–16:00'],
    ['until midnight', span('2026-11-27T19:00:00Z', '2026-11-27T23:00:00Z'), 'Fri 27 Nov, 20:00–00:00'],
    ['over midnight', span('2026-11-27T19:00:00Z', '2026-11-28T01:00:00Z'), 'Fri 27 Nov, 20:00 – Sat 28 Nov, 02:00'],
    ['a whole day', span('2026-11-26T23:00:00Z', '2026-11-27T23:00:00Z', true), 'Fri 27 Nov'],
    ['whole days', span('2026-11-26T23:00:00Z', '2026-11-28T23:00:00Z', true), 'Fri 27 Nov – Sat 28 Nov'],
    [
      'whole days over the end of summer time',
      span('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z', true),
      'Sat 24 Oct – Sun 25 Oct',
    ],
    [
      'whole days over its beginning',
      span('2027-03-26T23:00:00Z', '2027-03-28T22:00:00Z', true),
      'Sat 27 Mar 2027 – Sun 28 Mar 2027',
    ],
    ['a moment', span('2026-11-27T13:00:00Z', '2026-11-27T13:00:00Z'), 'Fri 27 Nov, 14:00'],
    [
      'in the hour that comes twice',
      span('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
      'Sun 25 Oct, 02:30–02:30 (1\u00a0h)',
    ],
    ['after it', span('2026-10-25T02:30:00Z', '2026-10-25T03:30:00Z'), 'Sun 25 Oct, 03:30–04:30'],
  ])('%s', (_case, event, words) => expect(eventTime(event, format)).toBe(words));

  it('is over at its end, and current from its start', () => {
    expect(momentOf(span('2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'), now)).toBe('over');
    expect(momentOf(span('2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'), now)).toBe('underWay');
    expect(momentOf(span('2026-11-20T12:00:01Z', '2026-11-20T13:00:00Z'), now)).toBe('ahead');
  });

  it('groups by the month in the park, not in UTC', () => {
    const events = [
      eventItem({ startDate: '2026-11-30T23:30:00Z', endDate: '2026-12-01T01:00:00Z' }),
      eventItem({ startDate: '2026-12-24T10:00:00Z', endDate: '2026-12-24T11:00:00Z' }),
    ];
    expect(monthGroups(events, format, now)).toEqual([{ key: '2026-12', events }]);
  });

  it('is shown in the reader’s time zone only if that differs', () => {
    const event = span('2026-11-27T13:00:00Z', '2026-11-27T15:00:00Z');
    const clock = () => now;
    expect(viewerTime(event, { park: 'Europe/Zurich', viewer: 'Europe/Paris' }, 'en', clock)).toBeNull();
    expect(viewerTime(event, { park: 'Europe/Zurich', viewer: 'America/New_York' }, 'en', clock)).toBe(
      'Fri 27 Nov, 08:00–10:00',
    );
    expect(
      viewerTime({ ...event, isAllDay: true }, { park: 'Europe/Zurich', viewer: 'America/New_York' }, 'en', clock),
    ).toBeNull();
  });
});
