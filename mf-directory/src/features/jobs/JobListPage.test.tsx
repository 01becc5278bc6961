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
import { jobItem, jobPage } from '../../testing/jobs';
import { renderDirectory } from '../../testing/render-directory';
import JobListPage from './JobListPage';

const two = jobPage(
  [
    jobItem(),
    jobItem({ id: 'job-2', title: 'Ingénieure en optique', workload: { minimum: 100, maximum: 100 }, language: 'fr' }),
  ],
  { total: 150 },
);

const open = (at = '/jobs', query: FakeAnswers['GET /api/jobs/query'] = two, options: RenderOptions = {}) =>
  renderDirectory(JobListPage, {
    at,
    answers: { 'GET /api/jobs/query': query },
    now: new Date('2026-11-20T12:00:00Z'),
    ...options,
  });

describe('job list', () => {
  it('shows a skeleton, then the open jobs with their number and facts', async () => {
    const page = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: 'Optical engineer' })).toHaveAttribute(
      'href',
      '/jobs/details?id=job-1',
    );
    expect(screen.getByText('Acme Photonics · Lausanne · Permanent · 80–100%')).toBeInTheDocument();
    expect(screen.getByText('Acme Photonics · Lausanne · Permanent · 100%')).toBeInTheDocument();
    expect(screen.getAllByText('Published 4 hours ago')).toHaveLength(2);
    // Open until midnight in the park, so the last day is the one before.
    expect(screen.getAllByText('Apply by Thu 31 Dec')).toHaveLength(2);
    expect(screen.getByText('150 open jobs')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ingénieure en optique' })).toHaveAttribute('lang', 'fr');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/jobs', '/jobs?q=laser', '/jobs?sort=closing'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('link', { name: 'Optical engineer' });
      expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
    },
  );

  it('searches and filters through the address', async () => {
    const page = open('/jobs?company=acme');
    await page.user.click(await screen.findByRole('checkbox', { name: /Permanent/ }));
    await page.user.type(screen.getByRole('searchbox'), 'laser');
    await waitFor(() => expect(page.address()).toBe('/jobs?q=laser&contractType=permanent&company=acme'));
    await waitFor(() =>
      expect(page.client.calls.at(-1)?.url).toBe(
        '/api/jobs/query?pageSize=24&queryFilters=contractType%3Apermanent%2Ccompany%3Aacme&queryText=laser',
      ),
    );
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Acme Photonics' }));
    expect(page.address()).toBe('/jobs?q=laser&contractType=permanent');
  });

  it('can be sorted by closing date; the default order is left out of the address', async () => {
    const page = open();
    await screen.findByRole('link', { name: /Optical engineer/ });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest first', 'Closing soonest']);
    await page.user.selectOptions(order, 'closing');
    expect(page.address()).toBe('/jobs?sort=closing');
    await waitFor(() => expect(page.client.calls.at(-1)?.url).toBe('/api/jobs/query?pageSize=24&sort=closing'));
    await page.user.selectOptions(order, 'newest');
    expect(page.address()).toBe('/jobs');
  });

  it('distinguishes the three kinds of empty lists', async () => {
    const first = open('/jobs', jobPage([]));
    expect(await screen.findByRole('heading', { name: 'No open jobs right now' })).toBeInTheDocument();
    first.unmount();
    const second = open('/jobs?q=zzz', jobPage([]));
    expect(await screen.findByRole('heading', { name: 'No matching jobs' })).toBeInTheDocument();
    expect(screen.getByText(/^Nothing matches your search\./)).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(second.address()).toBe('/jobs');
    second.unmount();
    open('/jobs', refusal(401, 'errors.auth.required'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeInTheDocument();
  });

  it('shows an error in place, and recovers', async () => {
    const page = open('/jobs', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/jobs/query': two });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Optical engineer' })).toBeInTheDocument();
  });

  it('reaches each job by keyboard', async () => {
    const page = open();
    const [first, second] = [
      await screen.findByRole('link', { name: 'Optical engineer' }),
      screen.getByRole('link', { name: 'Ingénieure en optique' }),
    ];
    first.focus();
    await page.user.tab();
    expect(second).toHaveFocus();
  });

  it('renders in French', async () => {
    const page = open('/jobs', two, { language: 'fr' });
    expect(await screen.findByText('150 emplois à pourvoir')).toBeInTheDocument();
    expect(screen.getByText('Acme Photonics · Lausanne · Permanent · 80 à 100 %')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open('/jobs?company=acme');
    await screen.findByRole('link', { name: 'Optical engineer' });
    expect((await axe(container)).violations).toEqual([]);
  });
});
