import { axe, screen, waitFor, within } from '@park/testing';
import { renderInShell, type ShellOptions } from '../../testing/render-in-shell';
import { SearchPage } from './SearchPage';

const plain = (text: string) => [{ text, isMatch: false }];
const result = (kind: 'company' | 'event', title: string, url: string) => ({
  kind,
  title,
  url,
  excerpt: '',
  titleParts: plain(title),
  excerptParts: [],
  language: 'en' as const,
  excerptLanguage: 'en' as const,
});
const items = [
  result('company', 'Biolab', '/companies/details?id=bio'),
  { ...result('event', 'Bio fair', '/events/details?id=fair'), startsAt: '2026-12-04T13:00:00.000Z' },
];

const renderPage = (options: ShellOptions = {}) =>
  renderInShell(
    <main>
      <SearchPage hasRoute={(path) => path !== '/events'} />
    </main>,
    { at: '/search?q=bio', answers: { 'GET /api/webflow-search': { items } }, ...options },
  );

it('shows all results by kind, with dates of events and links to the lists', async () => {
  const { part, client } = renderPage();
  const companies = await screen.findByRole('region', { name: 'Companies' });
  expect(within(companies).getByRole('link', { name: 'Biolab' })).toHaveAttribute('href', '/companies/details?id=bio');
  expect(within(companies).getByRole('link', { name: 'All in Companies' })).toHaveAttribute('href', '/companies?q=bio');
  const events = screen.getByRole('region', { name: 'Events' });
  expect(within(events).getByText(/4 Dec/)).toBeInTheDocument();
  expect(within(events).queryByRole('link', { name: /All in/ })).toBeNull();
  expect(client.calls[0]?.url).toBe('/api/webflow-search?perKind=20&query=bio');
  expect((await axe(part)).violations).toEqual([]);
});

it('searches again for another text, which the address keeps', async () => {
  const { user, address } = renderPage();
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('bio');
  await user.clear(field);
  await user.type(field, 'laser{Enter}');
  await waitFor(() => expect(address()).toBe('/search?q=laser'));
});

it('says what to do when nothing is found, and does not search for one letter', async () => {
  renderPage({ answers: { 'GET /api/webflow-search': { items: [] } } });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “bio”' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “bio”');
});

it('says how much was found in the status that was there before', async () => {
  renderPage();
  // The other one says that the results are loading.
  const status = screen.getAllByRole('status').find((element) => element.textContent === '');
  await waitFor(() => expect(status).toHaveTextContent('2 results'));
});

it('shortens a text of an address that is longer than the api accepts', async () => {
  const { client } = renderPage({ at: `/search?q=${'b'.repeat(300)}` });
  await screen.findByRole('region', { name: 'Companies' });
  expect(client.calls[0]?.url).toBe(`/api/webflow-search?perKind=20&query=${'b'.repeat(200)}`);
});

it('asks for two letters', () => {
  const { client } = renderPage({ at: '/search?q=b' });
  expect(screen.getByText('Type at least two characters.')).toBeInTheDocument();
  expect(client.calls).toEqual([]);
});

it('speaks French', async () => {
  const { missingTexts } = renderPage({ language: 'fr' });
  expect(await screen.findByRole('region', { name: 'Entreprises' })).toBeInTheDocument();
  expect(missingTexts).toEqual([]);
});
