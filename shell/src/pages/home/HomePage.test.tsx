import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderInShell, type ShellOptions } from '../../testing/render-in-shell';
import { article, company, event, job, parkingBooking, roomBooking } from './home-fixture';
import { HomePage } from './HomePage';

const now = new Date('2026-11-20T09:30:00Z');
const noJobFacets = { contractType: [], workload: [], company: [], companyCategory: [], building: [], location: [] };
const noFacets = {
  contractType: [],
  company: [],
  location: [],
  category: [],
  agreementType: [],
  tag: [],
  isEPFL: [],
  teamSize: [],
  founded: [],
};

const answers: FakeAnswers = {
  'GET /api/spotlight': {
    id: 's',
    title: 'Open day',
    text: 'Come and see.',
    image: null,
    link: '/events/details?id=e1',
    language: 'en',
    availableLanguages: ['en'],
  },
  'GET /api/events/query': { items: [event], paginationId: null },
  'GET /api/news/query': { items: [article], paginationId: null },
  'GET /api/companies/query': { items: [company], paginationId: null, total: 190, facets: noFacets },
  'GET /api/jobs/query': { items: [job], paginationId: null, facets: noJobFacets },
  'GET /api/rooms/bookings': {
    items: [roomBooking({ occurrences: [['2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z']] })],
    paginationId: null,
  },
  'GET /api/parking/bookings': {
    items: [parkingBooking('2026-11-23', ['am'])],
    paginationId: null,
    parkshareCredits: 1,
  },
};

const renderHome = (options: ShellOptions = {}, hasRoute = (_path: string) => true) =>
  renderInShell(<HomePage hasRoute={hasRoute} />, { now, ...options, answers: { ...answers, ...options.answers } });

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const urls = (rendered: ReturnType<typeof renderHome>) => rendered.client.calls.map(({ url }) => url).sort();

describe('for a visitor', () => {
  test('shows what the park is, and companies, jobs, news and events', async () => {
    const rendered = renderHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Test Park');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await section('Companies in the park').findByRole('link', { name: 'Biolab' })).toHaveAttribute(
      'href',
      '/companies/details?id=c1',
    );
    expect(section('Companies in the park').getByRole('link', { name: 'All 190 companies' })).toHaveAttribute(
      'href',
      '/companies',
    );
    expect(section('Open jobs').getByText('Biolab · Lausanne · 80–100%')).toBeInTheDocument();
    expect(section('Latest news').getByRole('link', { name: 'New laboratory opens' })).toHaveAttribute(
      'href',
      '/news/details?id=n1',
    );
    expect(section('Next events').getByText(/14:00–16:00/)).toHaveTextContent('Tue 24 Nov, 14:00–16:00 · Auditorium');
    expect(section('Open day').getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      '/events/details?id=e1',
    );
    expect(urls(rendered)).toEqual([
      '/api/companies/query?pageSize=8',
      '/api/events/query?pageSize=4&upcoming=true',
      '/api/jobs/query?pageSize=4',
      '/api/news/query?pageSize=3',
      '/api/spotlight',
    ]);
  });

  test('has no links to areas that do not exist', async () => {
    renderHome({}, () => false);
    expect(await screen.findByText('Biolab')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/login',
      '/events/details?id=e1',
    ]);
  });
});

describe('for a member', () => {
  test('shows the person’s bookings, then the park', async () => {
    renderHome({ role: 4622 });
    expect(screen.getByRole('heading', { level: 1, name: 'Hello Emma' })).toBeInTheDocument();
    expect(screen.getByText('Fri 20 Nov')).toBeInTheDocument();
    expect(await section('Your rooms').findByText('Meeting')).toBeInTheDocument();
    expect(section('Your rooms').getByText('14:00–15:00 · Matterhorn, Building D')).toBeInTheDocument();
    expect(section('Your rooms').getByText('Today')).toBeInTheDocument();
    expect(section('Your parking').getByText('1 credit')).toBeInTheDocument();
    expect(section('Your parking').getByText('North, spot N12')).toBeInTheDocument();
    expect(section('Your parking').getByText(/Mon 23 Nov · Morning/)).toBeInTheDocument();
    expect(section('Your parking').queryByText('Today')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Companies in the park' })).not.toBeInTheDocument();
  });

  test('sends only the calls that the person has access to', async () => {
    const rendered = renderHome({ role: 5464 });
    await section('Next events').findByText('Robot workshop');
    expect(screen.queryByRole('region', { name: 'Your rooms' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your parking' })).not.toBeInTheDocument();
    expect(urls(rendered)).toEqual([
      '/api/events/query?pageSize=4&upcoming=true',
      '/api/news/query?pageSize=3',
      '/api/spotlight',
    ]);
  });

  test('an empty list of bookings has a next step', async () => {
    renderHome({
      role: 4619,
      answers: { 'GET /api/parking/bookings': { items: [], paginationId: null, parkshareCredits: 1 } },
    });
    expect(await screen.findByText('You have no parking spot booked.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book parking' })).toHaveAttribute('href', '/parkshare');
  });
});

test('a section that fails shows its error in place and recovers alone', async () => {
  const rendered = renderHome({ answers: { 'GET /api/news/query': refusal(503, 'errors.unavailable') } });
  const news = section('Latest news');
  expect(await news.findByRole('alert')).toHaveTextContent('The service is not available right now.');
  expect(await section('Next events').findByText('Robot workshop')).toBeInTheDocument();
  rendered.client.answer({ 'GET /api/news/query': { items: [article], paginationId: null } });
  await rendered.user.click(news.getByRole('button', { name: 'Try again' }));
  expect(await news.findByText('New laboratory opens')).toBeInTheDocument();
});

test('each section has its own skeleton and its own empty state', async () => {
  const never = () => new Promise<never>(() => {});
  const waiting = renderHome({ answers: { 'GET /api/news/query': never, 'GET /api/events/query': never } });
  expect(section('Latest news').getByRole('status')).toHaveTextContent('Loading');
  waiting.unmount();
  const none = { items: [], paginationId: null };
  renderHome({
    answers: {
      'GET /api/news/query': none,
      'GET /api/events/query': none,
      'GET /api/companies/query': { ...none, facets: noFacets },
      'GET /api/jobs/query': { ...none, facets: noJobFacets },
    },
  });
  for (const words of [
    'There is no news yet',
    'No event is planned at the moment',
    'No company has published its page yet',
    'No job is open at the moment',
  ]) {
    expect(await screen.findByText(words)).toBeInTheDocument();
  }
});

test.each([
  ['an hour online', { location: '', onlineUrl: 'https://meet.example' }, 'Tue 24 Nov, 14:00–16:00 · Online'],
  [
    'a whole day',
    { startDate: '2026-11-23T23:00:00Z', endDate: '2026-11-24T23:00:00Z', isAllDay: true },
    'Tue 24 Nov, All day · Auditorium',
  ],
  [
    'whole days',
    { startDate: '2026-11-23T23:00:00Z', endDate: '2026-11-26T23:00:00Z', isAllDay: true },
    'Tue 24 Nov – Thu 26 Nov · Auditorium',
  ],
  ['over midnight', { endDate: '2026-11-25T01:00:00Z' }, 'Tue 24 Nov – Wed 25 Nov · Auditorium'],
])('an event of %s says when and where', async (_case, change, words) => {
  renderHome({ answers: { 'GET /api/events/query': { items: [{ ...event, ...change }], paginationId: null } } });
  expect((await section('Next events').findByRole('listitem')).textContent).toContain(words);
});

test('a text in another language has a lang attribute', async () => {
  const french = { language: 'fr' as const, availableLanguages: ['fr' as const] };
  renderHome({
    answers: {
      'GET /api/news/query': { items: [{ ...article, ...french }], paginationId: null },
      'GET /api/events/query': { items: [{ ...event, ...french }], paginationId: null },
      'GET /api/jobs/query': { items: [{ ...job, ...french }], paginationId: null, facets: noJobFacets },
    },
  });
  for (const title of ['New laboratory opens', 'Robot workshop', 'Software engineer'])
    expect((await screen.findByText(title)).closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test.each([
  ['without a spotlight', null],
  ['with one that cannot be read', refusal(500, 'errors.recoverable')],
])('%s its place shows how to work here', async (_case, answer) => {
  renderHome({ answers: { 'GET /api/spotlight': answer } });
  const spotlight = within(await screen.findByRole('region', { name: 'New in the park?' }));
  expect(spotlight.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/working-here/tenant-portal/');
});

test('the spotlight links to the portal or to a web address, and to nothing else', async () => {
  renderHome({
    answers: {
      'GET /api/spotlight': {
        id: 's',
        title: 'Trap',
        text: '',
        image: null,
        link: 'javascript:alert(1)',
        language: 'en',
        availableLanguages: ['en'],
      },
    },
  });
  await screen.findByRole('region', { name: 'Trap' });
  expect(screen.queryByRole('link', { name: 'Read more' })).not.toBeInTheDocument();
});

test.each([
  ['en', undefined],
  ['fr', undefined],
  ['en', 4622],
  ['fr', 4622],
] as const)('is accessible in %s for role %s, with a text for every key', async (language, role) => {
  const { part, missingTexts } = renderHome({ language, role });
  await waitFor(() => expect(screen.getByText('New laboratory opens')).toBeInTheDocument());
  expect(await axe(part)).toHaveNoViolations();
  expect(missingTexts).toEqual([]);
});
