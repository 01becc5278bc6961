import {
  axe,
  firstCallUrls,
  refusal,
  screen,
  waitFor,
  within,
  type FakeAnswers,
  type RenderOptions,
} from '@park/testing';
import descriptor from '../../../remote.config';
import { catalogs, eventItem } from '../../testing/answers';
import { renderNewsEvents } from '../../testing/render-news-events';
import EventListPage from './EventListPage';

const several = {
  items: [
    eventItem({
      id: 'fair',
      title: 'Research fair',
      startDate: '2026-11-18T23:00:00.000Z',
      endDate: '2026-11-21T23:00:00.000Z',
      isAllDay: true,
    }),
    eventItem(),
    eventItem({
      id: 'night',
      title: 'Night of science',
      startDate: '2026-11-28T19:00:00.000Z',
      endDate: '2026-11-29T01:00:00.000Z',
      location: '',
      onlineUrl: 'https://meet.example',
      membersOnly: true,
    }),
    eventItem({
      id: 'off',
      title: 'Winter dinner',
      startDate: '2026-12-10T18:00:00.000Z',
      endDate: '2026-12-10T22:00:00.000Z',
      status: 'cancelled',
    }),
  ],
  paginationId: null,
};
const none = { items: [], paginationId: null };

const open = (at = '/events', query: FakeAnswers['GET /api/events/query'] = several, options: RenderOptions = {}) =>
  renderNewsEvents(EventListPage, {
    at,
    answers: { 'GET /api/events/query': query, 'GET /api/catalogs/{id}': catalogs },
    ...options,
  });

const asked = (page: ReturnType<typeof open>) => page.client.calls.map(({ url }) => url);

describe('list of events', () => {
  it('shows the start only of an event without an end', async () => {
    const ceremony = eventItem({ startDate: '2026-11-27T13:00:00.000Z', endDate: '2026-11-27T13:00:00.000Z' });
    open('/events', { items: [ceremony], paginationId: null });
    expect(await screen.findByText(/14:00 · Building C, Forum/)).toHaveTextContent(
      /^Fri 27 Nov, 14:00 · Building C, Forum$/,
    );
  });

  it('shows a skeleton, then the events by month, current ones first', async () => {
    const page = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    const underWay = within(await screen.findByRole('region', { name: 'Under way' }));
    expect(underWay.getByRole('link', { name: 'Research fair' })).toHaveAttribute('href', '/events/details?id=fair');
    expect(underWay.getByText('Thu 19 Nov – Sat 21 Nov · Building C, Forum')).toBeInTheDocument();
    const november = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(november.getByText(/14:00–16:00 · Building C, Forum/)).toHaveTextContent(
      'Fri 27 Nov, 14:00–16:00 · Building C, Forum',
    );
    expect(november.getByText('Sat 28 Nov, 20:00 – Sun 29 Nov, 02:00 · Online')).toBeInTheDocument();
    expect(november.getByText('Members only')).toBeInTheDocument();
    const december = within(screen.getByRole('region', { name: 'December 2026' }));
    expect(december.getByText('Cancelled')).toBeInTheDocument();
    expect(document.title).toBe('Events · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/events', '/events?events=workshop', '/events?q=patent&events=workshop'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('link', { name: 'Research fair' });
      expect(asked(page).sort()).toEqual(firstCallUrls(descriptor, at).sort());
    },
  );

  it('switches to past events and back through the address', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: 'Past' }));
    expect(page.address()).toBe('/events?upcoming=false');
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/events/query?pageSize=20&upcoming=false'));
    await page.user.keyboard('{ArrowLeft}');
    expect(page.address()).toBe('/events');
  });

  it('filters by type and text together', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: 'Workshop' }));
    await page.user.type(screen.getByRole('searchbox'), 'patent{Enter}');
    expect(page.address()).toBe('/events?q=patent&events=workshop');
    await waitFor(() =>
      expect(asked(page).at(-1)).toBe(
        '/api/events/query?pageSize=20&queryFilters=type%3Aworkshop&queryText=patent&upcoming=true',
      ),
    );
  });

  it('offers the KNOVA type only to people who may see such events', async () => {
    const page = open();
    await screen.findByRole('radio', { name: 'Workshop' });
    expect(screen.queryByRole('radio', { name: 'KNOVA' })).toBeNull();
    page.unmount();
    open('/events', several, { canViewKnovaEvents: true });
    expect(await screen.findByRole('radio', { name: 'KNOVA' })).toBeInTheDocument();
  });

  it('distinguishes the kinds of empty lists', async () => {
    const first = open('/events', none);
    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: 'See past events' }));
    expect(await screen.findByRole('heading', { name: 'No past events' })).toBeInTheDocument();
    expect(first.address()).toBe('/events?upcoming=false');
    first.unmount();
    const second = open('/events?q=zzz&upcoming=false', none);
    expect(await screen.findByRole('heading', { name: 'No matching events' })).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(second.address()).toBe('/events?upcoming=false');
    second.unmount();
    open('/events', refusal(401, 'errors.auth.required'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeInTheDocument();
  });

  it('shows an error in place, and recovers', async () => {
    const page = open('/events', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/events/query': several });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Research fair' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = open('/events', several, { language: 'fr' });
    expect(await screen.findByRole('region', { name: 'En cours' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Novembre 2026' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await screen.findByRole('link', { name: 'Research fair' });
    expect((await axe(container)).violations).toEqual([]);
  });
});
