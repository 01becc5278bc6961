import type { EventItem } from '@park/contract/events';
import { axe, refusal, screen, within, type RenderOptions } from '@park/testing';
import { companyCategories, companyProfile } from '../../testing/companies';
import { renderDirectory } from '../../testing/render-directory';
import CompanyDetailsPage from './CompanyDetailsPage';

const event = (change: Partial<EventItem>): EventItem => ({
  id: 'talk',
  type: 'workshop',
  title: 'Coatings day',
  summary: '',
  image: null,
  publishedAt: '2026-10-01T08:00:00.000Z',
  isPublished: true,
  startDate: '2026-11-27T13:00:00.000Z',
  endDate: '2026-11-27T15:00:00.000Z',
  isAllDay: false,
  location: 'Forum, Delta',
  onlineUrl: null,
  registrationUrl: null,
  membersOnly: false,
  isKnova: false,
  status: 'scheduled',
  linkedCompanyId: 'acme',
  language: 'en',
  availableLanguages: ['en'],
  ...change,
});

const events = [
  event({}),
  event({
    id: 'webinar',
    title: 'Lasers in fog',
    location: '',
    onlineUrl: 'https://meet.example/1',
    status: 'cancelled',
  }),
  event({
    id: 'fair',
    title: 'Research fair',
    startDate: '2026-12-01T23:00:00.000Z',
    endDate: '2026-12-04T23:00:00.000Z',
    isAllDay: true,
  }),
  event({
    id: 'open-day',
    title: 'Open day',
    startDate: '2026-12-11T23:00:00.000Z',
    endDate: '2026-12-12T23:00:00.000Z',
    isAllDay: true,
  }),
  event({
    id: 'night',
    title: 'Night of science',
    startDate: '2026-12-11T19:00:00.000Z',
    endDate: '2026-12-12T01:00:00.000Z',
  }),
  // Without an end, some sources repeat the start.
  event({
    id: 'holiday',
    title: 'Closed for the holiday',
    startDate: '2026-12-24T23:00:00.000Z',
    endDate: '2026-12-24T23:00:00.000Z',
    isAllDay: true,
  }),
  event({
    id: 'ceremony',
    title: 'Ceremony',
    startDate: '2026-12-28T13:00:00.000Z',
    endDate: '2026-12-28T13:00:00.000Z',
  }),
];

const open = (options: RenderOptions = {}) =>
  renderDirectory(CompanyDetailsPage, {
    at: '/companies/details?id=acme',
    answers: {
      'GET /api/companies/{id}': companyProfile({ linked: { jobs: 0, news: 0, successStories: 0, events: 4 } }),
      'GET /api/catalogs/{id}': companyCategories,
      'GET /api/events/query': { items: events, paginationId: null },
    },
    now: new Date('2026-11-20T12:00:00Z'),
    ...options,
  });

const factsOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

describe('events on the page of a company', () => {
  it('are the next ones, with their days, times and place, and lead to their pages', async () => {
    const page = open();
    expect(await screen.findByRole('link', { name: 'Coatings day' })).toHaveAttribute(
      'href',
      '/events/details?id=talk',
    );
    expect((await factsOf('Coatings day')).getByText('Fri 27 Nov, 14:00–16:00 · Forum, Delta')).toBeInTheDocument();
    expect((await factsOf('Research fair')).getByText('Wed 2 Dec – Fri 4 Dec · Forum, Delta')).toBeInTheDocument();
    expect((await factsOf('Open day')).getByText('Sat 12 Dec · Forum, Delta')).toBeInTheDocument();
    expect(
      (await factsOf('Night of science')).getByText('Fri 11 Dec, 20:00 – Sat 12 Dec, 02:00 · Forum, Delta'),
    ).toBeInTheDocument();
    expect((await factsOf('Closed for the holiday')).getByText('Fri 25 Dec · Forum, Delta')).toBeInTheDocument();
    expect((await factsOf('Ceremony')).getByText('Mon 28 Dec, 14:00 · Forum, Delta')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === 'GET /api/events/query')?.url).toBe(
      '/api/events/query?pageSize=3&queryFilters=company%3Aacme&upcoming=true',
    );
  });

  it('say that they are cancelled, and that they are online', async () => {
    open();
    const row = await factsOf('Lasers in fog');
    expect(row.getByText('Cancelled')).toBeInTheDocument();
    expect(row.getByText(/· Online$/)).toBeInTheDocument();
  });

  it('show an error in their place, and recover', async () => {
    const page = open({
      answers: {
        'GET /api/companies/{id}': companyProfile({ linked: { jobs: 0, news: 0, successStories: 0, events: 4 } }),
        'GET /api/catalogs/{id}': companyCategories,
        'GET /api/events/query': refusal(503, 'errors.unavailable'),
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/events/query': { items: events, paginationId: null } });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Coatings day' })).toBeInTheDocument();
  });

  it('render in French, without an accessibility violation', async () => {
    const page = open({ language: 'fr' });
    expect(await screen.findByText('Annulé')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
