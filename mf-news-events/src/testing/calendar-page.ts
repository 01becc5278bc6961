/** The calendar of November 2026 as its tests open it. */
import { screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import EventCalendarPage from '../features/calendar/EventCalendarPage';
import { catalogs, eventItem } from './answers';
import { renderNewsEvents } from './render-news-events';

export const november = {
  items: [
    eventItem({
      id: 'fair',
      title: 'Research fair',
      startDate: '2026-11-18T23:00:00.000Z',
      endDate: '2026-11-23T23:00:00.000Z',
      isAllDay: true,
    }),
    eventItem({
      id: 'talk',
      title: 'Patents for beginners',
      startDate: '2026-11-20T13:00:00.000Z',
      endDate: '2026-11-20T15:00:00.000Z',
    }),
    eventItem({
      id: 'dinner',
      title: 'Winter dinner',
      startDate: '2026-11-27T18:00:00.000Z',
      endDate: '2026-11-27T22:00:00.000Z',
      status: 'cancelled',
      membersOnly: true,
    }),
    eventItem({
      id: 'early',
      title: 'Early bird',
      startDate: '2026-11-03T06:00:00.000Z',
      endDate: '2026-11-03T07:00:00.000Z',
    }),
  ],
};
export const none = { items: [] };
export const crowded = {
  items: Array.from({ length: 7 }, (_unused, index) =>
    eventItem({
      id: `e${index}`,
      title: `Event ${index}`,
      startDate: `2026-11-25T0${index + 1}:00:00.000Z`,
      endDate: `2026-11-25T0${index + 2}:00:00.000Z`,
    }),
  ),
};

export const open = (
  at = '/events-calendar',
  answer: FakeAnswers['GET /api/events/range'] = november,
  options: RenderOptions = {},
) =>
  renderNewsEvents(EventCalendarPage, {
    at,
    answers: { 'GET /api/events/range': answer, 'GET /api/catalogs/{id}': catalogs },
    ...options,
  });

export const asked = (page: ReturnType<typeof open>) =>
  page.client.calls.filter(({ name }) => name === 'GET /api/events/range').map(({ url }) => url);
/** The bar is rendered first, the days follow. */
export const loaded = (text: string | RegExp = /\d events?$|No events/) =>
  waitFor(
    () => {
      expect(screen.getByText(text, { selector: '[role=status]' })).toBeInTheDocument();
      expect(document.querySelector('[role=grid][aria-busy=true]')).toBeNull();
      expect(screen.queryByText('Loading')).toBeNull();
    },
    // A month in jsdom may take longer on a busy machine.
    { timeout: 4_000 },
  );
export const day = (name: RegExp) => screen.getByRole('gridcell', { name });
