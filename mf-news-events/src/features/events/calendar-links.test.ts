import { createFormats } from '@park/platform';
import { eventDetail } from '../../testing/answers';
import { calendarLinks } from './calendar-links';

const format = createFormats('en', 'Europe/Zurich', () => new Date('2026-11-20T12:00:00Z'));
const page = 'https://park.example/events/details?id=1';
const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('links to calendar providers', () => {
  it('have the time in UTC, the place and the page', () => {
    const links = calendarLinks(eventDetail({ title: 'Coffee & code' }), { page, format });
    expect(query(links.google)).toMatchObject({
      text: 'Coffee & code',
      dates: '20261127T130000Z/20261127T150000Z',
      location: 'Building C, Forum',
      details: expect.stringContaining(page),
    });
    expect(query(links.outlook)).toMatchObject({
      subject: 'Coffee & code',
      startdt: '2026-11-27T13:00:00.000Z',
      allday: 'false',
    });
    expect(links.office).not.toContain('+');
  });

  it('leave the end of an event without one to the reader', () => {
    const start = '2026-11-27T13:00:00.000Z';
    const links = calendarLinks(eventDetail({ startDate: start, endDate: start }), { page, format });
    expect(query(links.google)['dates']).toBe('20261127T130000Z/20261127T130000Z');
    expect(query(links.outlook)).toMatchObject({ startdt: start });
    expect(query(links.outlook)).not.toHaveProperty('enddt');
  });

  it('have whole days of the park, without the day after the last', () => {
    const days = { isAllDay: true, startDate: '2026-11-26T23:00:00.000Z', endDate: '2026-11-28T23:00:00.000Z' };
    const links = calendarLinks(eventDetail(days), { page, format });
    expect(query(links.google)['dates']).toBe('20261127/20261129');
    expect(query(links.office)).toMatchObject({ startdt: '2026-11-27', enddt: '2026-11-29', allday: 'true' });
  });
});
