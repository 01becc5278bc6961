import type { CallAnswer } from '@park/contract';
import type { Supplier } from '@park/contract/suppliers';
import { axe, refusal, screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import { firstCallUrls } from '../testing/first-call-urls';
import { renderDirectory } from '../testing/render-directory';
import SupplierListPage from './SupplierListPage';

const supplier = (change: Partial<Supplier> = {}): Supplier => ({
  id: 'honey', name: 'Ruches & Toits', category: 'catering', description: 'Honey from the roof.', website: 'https://ruches.example', email: 'orders@ruches.example', phone: '+41 21 000 00 00',
  logo: null, votes: 12, hasVoted: false, language: 'en', availableLanguages: ['en'], ...change,
});
const page = (items: Supplier[]): CallAnswer<'GET /api/approved-suppliers/query'> => ({ items, paginationId: null, total: items.length, facets: { category: [{ value: 'catering', label: 'Catering', count: 3 }] } });
const one = page([supplier()]);

const open = (at = '/approved-suppliers', query: FakeAnswers['GET /api/approved-suppliers/query'] = one, options: RenderOptions = {}) =>
  renderDirectory(SupplierListPage, { at, permissions: ['Suppliers_Read', 'Suppliers_Vote'], answers: { 'GET /api/approved-suppliers/query': query }, ...options });

const voteButton = () => screen.findByRole('button', { name: 'Recommend Ruches & Toits' });

describe('list of approved suppliers', () => {
  it('shows a skeleton, then the suppliers, how to reach them and how they are recommended', async () => {
    const rendered = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { level: 2, name: 'Ruches & Toits' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ruches.example' })).toHaveAttribute('href', 'https://ruches.example/');
    expect(screen.getByRole('link', { name: 'orders@ruches.example' })).toHaveAttribute('href', 'mailto:orders@ruches.example');
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
    expect(document.title).toBe('Approved suppliers · Test Park');
    expect(rendered.missingTexts).toEqual([]);
  });

  it.each(['/approved-suppliers', '/approved-suppliers?q=honey'])('asks at %s for exactly what comes with the page', async (at) => {
    const rendered = open(at);
    await screen.findByRole('heading', { name: 'Ruches & Toits' });
    expect(rendered.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(at));
  });

  it('searches and filters through the address', async () => {
    const rendered = open();
    await rendered.user.click(await screen.findByRole('checkbox', { name: /Catering/ }));
    await rendered.user.type(screen.getByRole('searchbox'), 'honey{Enter}');
    expect(rendered.address()).toBe('/approved-suppliers?q=honey&category=catering');
    await waitFor(() => expect(rendered.client.calls.at(-1)?.url).toBe('/api/approved-suppliers/query?pageSize=24&queryFilters=category%3Acatering&queryText=honey'));
  });

  it('shows a recommendation at once, and what the server says afterwards', async () => {
    let answer: (vote: { votes: number; hasVoted: boolean }) => void = () => {};
    const rendered = open();
    rendered.client.answer({ 'POST /api/approved-suppliers/{id}/vote': () => new Promise((resolve) => (answer = resolve)) });
    await rendered.user.click(await voteButton());
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('13 recommendations')).toBeInTheDocument();
    // Somebody else voted as well meanwhile.
    rendered.client.answer({ 'GET /api/approved-suppliers/query': page([supplier({ votes: 14, hasVoted: true })]) });
    answer({ votes: 14, hasVoted: true });
    expect(await screen.findByText('14 recommendations')).toBeInTheDocument();
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes a recommendation back when the server refuses it, and says so', async () => {
    const rendered = open();
    rendered.client.answer({ 'POST /api/approved-suppliers/{id}/vote': refusal(503, 'errors.unavailable') });
    const button = await voteButton();
    button.focus();
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByText('Your recommendation of Ruches & Toits was not saved. Please try again.')).toBeInTheDocument();
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
  });

  it('lets those read only who may not vote', async () => {
    open('/approved-suppliers', one, { permissions: ['Suppliers_Read'] });
    expect(await screen.findByText('12 recommendations')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Recommend/ })).toBeNull();
  });

  it('tells the three kinds of empty apart', async () => {
    const first = open('/approved-suppliers', page([]));
    expect(await screen.findByRole('heading', { name: 'No approved suppliers yet' })).toBeInTheDocument();
    first.unmount();
    const second = open('/approved-suppliers?q=zzz', page([]));
    expect(await screen.findByRole('heading', { name: 'No supplier fits' })).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(second.address()).toBe('/approved-suppliers');
    second.unmount();
    open('/approved-suppliers', refusal(403, 'errors.auth.forbidden'));
    expect(await screen.findByRole('heading', { name: 'This list is not open to you' })).toBeInTheDocument();
  });

  it('shows an error in place, and recovers', async () => {
    const rendered = open('/approved-suppliers', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    rendered.client.answer({ 'GET /api/approved-suppliers/query': one });
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ruches & Toits' })).toBeInTheDocument();
  });

  it('speaks French', async () => {
    const rendered = open('/approved-suppliers', one, { language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Recommander Ruches & Toits' })).toBeInTheDocument();
    expect(rendered.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open('/approved-suppliers?category=catering', page([supplier(), supplier({ id: 'two', name: 'Two', hasVoted: true, email: null, phone: null, website: null })]));
    await voteButton();
    expect((await axe(container)).violations).toEqual([]);
  });
});
