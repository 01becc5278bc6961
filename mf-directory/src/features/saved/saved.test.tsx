import { act, axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { companyItem, companyPage, companyProfile } from '../../testing/companies';
import { renderDirectory } from '../../testing/render-directory';
import { savedSearch } from '../../testing/saved';
import CompanyDetailsPage from '../companies/CompanyDetailsPage';
import CompanyListPage from '../companies/CompanyListPage';
import SavedPage from './SavedPage';

const answers = {
  'GET /api/companies/query': companyPage([companyItem()]),
  'GET /api/companies/{id}': companyProfile(),
  'GET /api/catalogs/{id}': { id: 'company-categories', items: [] },
  'GET /api/saved-searches': { items: [savedSearch()], limit: 20, mayChooseMails: true },
  'GET /api/favorites': { companies: [companyItem()], jobs: [] },
  'GET /api/favorites/ids': { company: [], job: [] },
} satisfies FakeAnswers;

const permissions = ['CompanyList_Read'] as const;

describe('favourites', () => {
  const open = (changed: FakeAnswers = {}) =>
    renderDirectory(CompanyDetailsPage, {
      at: '/companies/details?id=acme',
      permissions,
      answers: { ...answers, ...changed },
    });

  it('are marked at once, say so in words, and can be undone', async () => {
    const rendered = open();
    let answer: (stored: { isFavorite: boolean }) => void = () => {};
    rendered.client.answer({
      'PUT /api/favorites/{kind}/{id}': () => new Promise((resolve) => (answer = resolve)),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeEnabled());
    await rendered.user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(screen.getByRole('button', { name: 'In your favourites' })).toHaveAttribute('aria-pressed', 'true');
    rendered.client.answer({ 'GET /api/favorites/ids': { company: ['acme'], job: [] } });
    answer({ isFavorite: true });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    rendered.client.answer({
      'PUT /api/favorites/{kind}/{id}': { isFavorite: false },
      'GET /api/favorites/ids': { company: [], job: [] },
    });
    await rendered.user.click(undo);
    expect(await screen.findByRole('button', { name: 'Add to favourites' })).toBeInTheDocument();
  });

  it('are reverted when the server refuses', async () => {
    const rendered = open();
    rendered.client.answer({ 'PUT /api/favorites/{kind}/{id}': refusal(503, 'errors.unavailable') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeEnabled());
    await rendered.user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(await screen.findByRole('button', { name: 'Add to favourites' })).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText(/^Your favourites were not changed\. ./)).toBeInTheDocument();
  });

  it('can be loaded again when they did not load', async () => {
    const rendered = open({ 'GET /api/favorites/ids': refusal(503, 'errors.unavailable') });
    const reload = await screen.findByRole('button', { name: 'Load favourites again' });
    rendered.client.answer({ 'GET /api/favorites/ids': { company: ['acme'], job: [] } });
    await rendered.user.click(reload);
    expect(await screen.findByRole('button', { name: 'In your favourites' })).toBeEnabled();
  });
});

describe('the star in a list', () => {
  it.each([
    ['cards', '/companies'],
    ['table', '/companies?view=table'],
  ])('marks a company among the %s, says what it does, and keeps the reader on the list', async (_view, at) => {
    const rendered = renderDirectory(CompanyListPage, { at, permissions, answers });
    rendered.client.answer({ 'PUT /api/favorites/{kind}/{id}': { isFavorite: true } });
    const add = await screen.findByRole('button', { name: 'Add Acme Photonics to favourites' });
    await waitFor(() => expect(add).toBeEnabled());
    rendered.client.answer({ 'GET /api/favorites/ids': { company: ['acme'], job: [] } });
    await rendered.user.click(add);
    expect(await screen.findByRole('button', { name: 'Remove Acme Photonics from favourites' })).toBeInTheDocument();
    expect(rendered.client.calls.find(({ name }) => name === 'PUT /api/favorites/{kind}/{id}')?.input).toMatchObject({
      params: { kind: 'company', id: 'acme' },
      body: { isFavorite: true },
    });
    expect(await axe(rendered.container)).toHaveNoViolations();
  });

  it('loads favourites again that did not load', async () => {
    const rendered = renderDirectory(CompanyListPage, {
      at: '/companies',
      permissions,
      answers: { ...answers, 'GET /api/favorites/ids': refusal(503, 'errors.unavailable') },
    });
    const reload = await screen.findByRole('button', { name: 'Load favourites again' });
    rendered.client.answer({ 'GET /api/favorites/ids': { company: ['acme'], job: [] } });
    await rendered.user.click(reload);
    expect(await screen.findByRole('button', { name: 'Remove Acme Photonics from favourites' })).toBeInTheDocument();
  });

  it('is not there for visitors', async () => {
    renderDirectory(CompanyListPage, { at: '/companies', permissions, answers, user: null });
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(screen.queryByRole('button', { name: /favourites/ })).not.toBeInTheDocument();
  });
});

describe('saved searches', () => {
  it('are saved from the list with text and filters', async () => {
    const rendered = renderDirectory(CompanyListPage, {
      at: '/companies?q=light&category=startup',
      permissions,
      answers,
    });
    rendered.client.answer({ 'POST /api/saved-searches': savedSearch() });
    await rendered.user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('light, Start-up');
    await rendered.user.selectOptions(dialog.getByRole('combobox'), 'weekly');
    await rendered.user.click(dialog.getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rendered.client.calls.find(({ name }) => name === 'POST /api/saved-searches')?.input).toMatchObject({
      body: {
        kind: 'company',
        name: 'light, Start-up',
        queryText: 'light',
        queryFilters: 'category:startup',
        frequency: 'weekly',
      },
    });
  });

  it('are listed with their mails, and favourites beside them', async () => {
    const rendered = renderDirectory(SavedPage, { at: '/saved', permissions, answers });
    expect(await screen.findByRole('link', { name: 'Optics in North' })).toHaveAttribute(
      'href',
      '/companies?location=north&tag=optics',
    );
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
    rendered.client.answer({ 'PUT /api/saved-searches/{id}': savedSearch({ frequency: 'none' }) });
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'E-mail for “Optics in North”' }), 'none');
    expect(rendered.client.calls.find(({ name }) => name === 'PUT /api/saved-searches/{id}')?.input).toMatchObject({
      body: { name: 'Optics in North', frequency: 'none' },
    });
    expect(await axe(document.body)).toHaveNoViolations();
    expect(rendered.missingTexts).toEqual([]);
  });

  it('keep the last of several quick choices of a frequency', async () => {
    const rendered = renderDirectory(SavedPage, { at: '/saved', permissions, answers });
    const select = await screen.findByRole('combobox', { name: 'E-mail for “Optics in North”' });
    const stored: (() => void)[] = [];
    rendered.client.answer({
      'PUT /api/saved-searches/{id}': ({ body }) =>
        new Promise((resolve) => stored.push(() => resolve(savedSearch(body)))),
    });
    await rendered.user.selectOptions(select, 'weekly');
    await rendered.user.selectOptions(select, 'none');
    expect(select).toHaveValue('none');
    await act(async () => stored[0]?.());
    await waitFor(() => expect(stored).toHaveLength(2));
    rendered.client.answer({
      'GET /api/saved-searches': { items: [savedSearch({ frequency: 'none' })], limit: 20, mayChooseMails: true },
    });
    await act(async () => stored[1]?.());
    expect(
      rendered.client.calls
        .filter(({ name }) => name === 'PUT /api/saved-searches/{id}')
        .map(({ input }) => (input.body as { frequency: string }).frequency),
    ).toEqual(['weekly', 'none']);
    expect(select).toHaveValue('none');
  });

  it('show the stored frequency again when a change is refused, and why', async () => {
    const rendered = renderDirectory(SavedPage, { at: '/saved', permissions, answers });
    const select = await screen.findByRole('combobox', { name: 'E-mail for “Optics in North”' });
    rendered.client.answer({ 'PUT /api/saved-searches/{id}': refusal(422, 'errors.notifications.mayNotChoose') });
    await rendered.user.selectOptions(select, 'weekly');
    expect(
      await screen.findByText(
        /^The e-mails for “Optics in North” were not changed\. Your company decides which e-mails you receive\./,
      ),
    ).toBeInTheDocument();
    expect(select).toHaveValue('daily');
  });

  it('are deleted after a question, and the list gets the focus', async () => {
    const rendered = renderDirectory(SavedPage, { at: '/saved', permissions, answers });
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete “Optics in North”' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete “Optics in North”?' }));
    rendered.client.answer({
      'DELETE /api/saved-searches/{id}': undefined,
      'GET /api/saved-searches': { items: [], limit: 20, mayChooseMails: true },
    });
    await rendered.user.click(question.getByRole('button', { name: 'Delete search' }));
    expect(await screen.findByText('“Optics in North” was deleted.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Optics in North' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Saved searches' })).toHaveFocus());
  });
});

describe('removing a favourite from the saved ones', () => {
  it('names the company in the button, and moves the focus to the list', async () => {
    const rendered = renderDirectory(SavedPage, {
      at: '/saved',
      permissions,
      answers: { ...answers, 'GET /api/favorites/ids': { company: ['acme'], job: [] } },
    });
    const remove = await screen.findByRole('button', { name: 'Remove Acme Photonics from favourites' });
    await waitFor(() => expect(remove).toBeEnabled());
    rendered.client.answer({
      'PUT /api/favorites/{kind}/{id}': { isFavorite: false },
      'GET /api/favorites/ids': { company: [], job: [] },
      'GET /api/favorites': { companies: [], jobs: [] },
    });
    await rendered.user.click(remove);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Favourite companies' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Acme Photonics' })).toBeNull();
  });
});
