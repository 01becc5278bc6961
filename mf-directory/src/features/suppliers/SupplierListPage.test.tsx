import { axe, firstCallUrls, refusal, screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { renderDirectory } from '../../testing/render-directory';
import { managedSupplier, supplier, supplierPage } from '../../testing/suppliers';
import SupplierListPage from './SupplierListPage';

const one = supplierPage([supplier()]);

const open = (
  at = '/approved-suppliers',
  query: FakeAnswers['GET /api/approved-suppliers/query'] = one,
  options: RenderOptions = {},
) =>
  renderDirectory(SupplierListPage, {
    at,
    permissions: ['Suppliers_Read', 'Suppliers_Vote'],
    answers: { 'GET /api/approved-suppliers/query': query },
    ...options,
  });

const voteButton = () => screen.findByRole('button', { name: 'Recommend Ruches & Toits' });

describe('list of approved suppliers', () => {
  it('shows a skeleton, then the suppliers with contact details and number of recommendations', async () => {
    const rendered = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { level: 2, name: 'Ruches & Toits' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ruches.example' })).toHaveAttribute('href', 'https://ruches.example/');
    expect(screen.getByRole('link', { name: 'orders@ruches.example' })).toHaveAttribute(
      'href',
      'mailto:orders@ruches.example',
    );
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
    expect(document.title).toBe('Approved suppliers · Test Park');
    expect(rendered.missingTexts).toEqual([]);
  });

  it.each(['/approved-suppliers', '/approved-suppliers?q=honey', '/approved-suppliers?sort=name'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const rendered = open(at);
      await screen.findByRole('heading', { name: 'Ruches & Toits' });
      expect(rendered.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
    },
  );

  it('searches and filters through the address', async () => {
    const rendered = open();
    await rendered.user.click(await screen.findByRole('checkbox', { name: /Catering/ }));
    await rendered.user.type(screen.getByRole('searchbox'), 'honey{Enter}');
    expect(rendered.address()).toBe('/approved-suppliers?q=honey&category=catering');
    await waitFor(() =>
      expect(rendered.client.calls.at(-1)?.url).toBe(
        '/api/approved-suppliers/query?pageSize=24&queryFilters=category%3Acatering&queryText=honey',
      ),
    );
  });

  it('can be sorted by name; the default order is left out of the address', async () => {
    const rendered = open();
    await screen.findByRole('heading', { name: 'Ruches & Toits' });
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
    expect(rendered.address()).toBe('/approved-suppliers?sort=name');
    await waitFor(() =>
      expect(rendered.client.calls.at(-1)?.url).toBe('/api/approved-suppliers/query?pageSize=24&sort=name'),
    );
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'recommended');
    expect(rendered.address()).toBe('/approved-suppliers');
  });

  it('shows the state of the server when the person has voted in another window', async () => {
    const rendered = open();
    rendered.client.answer({ 'POST /api/approved-suppliers/{id}/vote': { votes: 12, hasVoted: false } });
    await rendered.user.click(await voteButton());
    await waitFor(async () => expect(await voteButton()).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
  });

  it('shows a recommendation at once, and then the state of the server', async () => {
    let answer: (vote: { votes: number; hasVoted: boolean }) => void = () => {};
    const rendered = open();
    rendered.client.answer({
      'POST /api/approved-suppliers/{id}/vote': () => new Promise((resolve) => (answer = resolve)),
    });
    await rendered.user.click(await voteButton());
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('13 recommendations, yours included')).toBeInTheDocument();
    // Another person has voted meanwhile.
    rendered.client.answer({
      'GET /api/approved-suppliers/query': supplierPage([supplier({ votes: 14, hasVoted: true })]),
    });
    answer({ votes: 14, hasVoted: true });
    expect(await screen.findByText('14 recommendations, yours included')).toBeInTheDocument();
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'true');
  });

  it('stores the last of quick presses', async () => {
    const answers: (() => void)[] = [];
    const rendered = open();
    rendered.client.answer({
      'POST /api/approved-suppliers/{id}/vote': ({ body }) =>
        new Promise((resolve) => answers.push(() => resolve({ votes: 12, hasVoted: body?.hasVoted === true }))),
    });
    await rendered.user.click(await voteButton());
    await rendered.user.click(await voteButton());
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() =>
      expect(rendered.client.calls.filter(({ name }) => name.endsWith('/vote')).map(({ input }) => input.body)).toEqual(
        [{ hasVoted: true }, { hasVoted: false }],
      ),
    );
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'false');
  });

  it('reverts a recommendation that the server refuses, and says why', async () => {
    const rendered = open();
    rendered.client.answer({ 'POST /api/approved-suppliers/{id}/vote': refusal(503, 'errors.unavailable') });
    const button = await voteButton();
    button.focus();
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByText(/^Your recommendation of Ruches & Toits was not saved\. ./)).toBeInTheDocument();
    expect(await voteButton()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('12 recommendations')).toBeInTheDocument();
  });

  it('has no vote buttons for people who may not vote', async () => {
    open('/approved-suppliers', one, { permissions: ['Suppliers_Read'] });
    expect(await screen.findByText('12 recommendations')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Recommend/ })).toBeNull();
  });

  it('distinguishes the three kinds of empty lists', async () => {
    const first = open('/approved-suppliers', supplierPage([]));
    expect(await screen.findByRole('heading', { name: 'No approved suppliers yet' })).toBeInTheDocument();
    first.unmount();
    const second = open('/approved-suppliers?q=zzz', supplierPage([]));
    expect(await screen.findByRole('heading', { name: 'No matching suppliers' })).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(second.address()).toBe('/approved-suppliers');
    second.unmount();
    open('/approved-suppliers', refusal(403, 'errors.auth.forbidden'));
    expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeInTheDocument();
  });

  it('shows an error in place, and recovers', async () => {
    const rendered = open('/approved-suppliers', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    rendered.client.answer({ 'GET /api/approved-suppliers/query': one });
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ruches & Toits' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const rendered = open('/approved-suppliers', one, { language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Recommander Ruches & Toits' })).toBeInTheDocument();
    expect(rendered.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open(
      '/approved-suppliers?category=catering',
      supplierPage([
        supplier(),
        supplier({ id: 'two', name: 'Two', hasVoted: true, email: null, phone: null, website: null }),
      ]),
    );
    await voteButton();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('explains its order on request', async () => {
    const rendered = open();
    await rendered.user.click(await screen.findByText('How is “Most recommended per month” calculated?'));
    expect(screen.getByText(/÷ \(months on the list \+ 6\)/)).toBeVisible();
  });

  it('supports old links', async () => {
    const rendered = open('/approved-suppliers?queryText=honey');
    await screen.findByRole('heading', { name: 'Ruches & Toits' });
    expect(screen.getByRole('searchbox')).toHaveValue('honey');
    expect(rendered.client.calls.at(-1)?.url).toBe('/api/approved-suppliers/query?pageSize=24&queryText=honey');
  });

  describe('for people who manage suppliers', () => {
    const manager: RenderOptions = {
      permissions: ['Suppliers_Read', 'Suppliers_Vote', 'Suppliers_Manage', 'Suppliers_GenerateStats'],
    };

    it('links to adding, editing and statistics, which nobody else sees', async () => {
      const other = open();
      await screen.findByRole('heading', { name: 'Ruches & Toits' });
      expect(screen.queryByRole('link', { name: /Add|Edit|Statistics/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /Archive/ })).toBeNull();
      other.unmount();
      open(undefined, one, manager);
      expect(await screen.findByRole('link', { name: 'Edit Ruches & Toits' })).toHaveAttribute(
        'href',
        '/approved-suppliers/manage?id=honey',
      );
      expect(screen.getByRole('link', { name: 'Add a supplier' })).toHaveAttribute(
        'href',
        '/approved-suppliers/manage',
      );
      expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute(
        'href',
        '/approved-suppliers/statistics',
      );
    });

    it('archives at once and offers undo', async () => {
      const rendered = open(undefined, one, manager);
      rendered.client.answer({
        'DELETE /api/approved-suppliers/{id}': undefined,
        'POST /api/approved-suppliers/{id}/restore': managedSupplier(),
      });
      await rendered.user.click(await screen.findByRole('button', { name: 'Archive Ruches & Toits' }));
      await rendered.user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Ruches & Toits is on the list again.')).toBeInTheDocument();
      expect(rendered.client.calls.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['DELETE /api/approved-suppliers/{id}', 'POST /api/approved-suppliers/{id}/restore']),
      );
    });

    it('moves the focus to the list when the archived supplier disappears', async () => {
      const rendered = open(undefined, one, manager);
      const archive = await screen.findByRole('button', { name: 'Archive Ruches & Toits' });
      rendered.client.answer({
        'DELETE /api/approved-suppliers/{id}': undefined,
        'GET /api/approved-suppliers/query': supplierPage([]),
      });
      await rendered.user.click(archive);
      await waitFor(() => expect(screen.getByRole('group', { name: 'Approved suppliers' })).toHaveFocus());
    });

    it('reports a supplier that could not be archived', async () => {
      const rendered = open(undefined, one, manager);
      rendered.client.answer({ 'DELETE /api/approved-suppliers/{id}': refusal(503, 'errors.unavailable') });
      await rendered.user.click(await screen.findByRole('button', { name: 'Archive Ruches & Toits' }));
      expect(await screen.findByText(/^Ruches & Toits was not changed\. ./)).toBeInTheDocument();
    });

    it('shows the archive, where nobody can vote', async () => {
      const rendered = open('/approved-suppliers?archived=true', one, manager);
      expect(await screen.findByRole('button', { name: 'Put back Ruches & Toits' })).toBeInTheDocument();
      expect(rendered.client.calls.map(({ url }) => url)).toEqual(
        firstCallUrls(descriptor, '/approved-suppliers?archived=true'),
      );
      expect(screen.queryByRole('button', { name: /^Recommend/ })).toBeNull();
      expect((await axe(rendered.container)).violations).toEqual([]);
    });
  });
});
