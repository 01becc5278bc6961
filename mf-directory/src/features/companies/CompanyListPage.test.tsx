import { CallError } from '@park/platform';
import {
  act,
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
import { companyItem, companyPage } from '../../testing/companies';
import { renderDirectory } from '../../testing/render-directory';
import CompanyListPage from './CompanyListPage';

const two = companyPage(
  [
    companyItem(),
    companyItem({
      id: 'lumen',
      name: 'Lumen & Fils',
      category: 'Tenant',
      buildingName: null,
      tags: [],
      website: 'javascript:alert(1)',
    }),
  ],
  { total: 190 },
);

const open = (at = '/companies', query: FakeAnswers['GET /api/companies/query'] = two, options: RenderOptions = {}) =>
  renderDirectory(CompanyListPage, { at, answers: { 'GET /api/companies/query': query }, ...options });

const asked = (page: ReturnType<typeof open>) => page.client.calls.map(({ url }) => url);

beforeEach(() => localStorage.clear());

describe('company list', () => {
  it('shows a skeleton of the chosen view, then the companies with their number', async () => {
    const page = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(screen.queryByRole('article')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toHaveAttribute(
      'href',
      '/companies/details?id=acme',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' }).parentElement).toHaveTextContent(
      'Companies190',
    );
    expect(screen.getByText('Start-up · Building A')).toBeInTheDocument();
    expect(screen.getByText('190 companies')).toBeInTheDocument();
    expect(document.title).toBe('Companies · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each([
    '/companies',
    '/companies?q=photonics',
    '/companies?q=light%20%26%20sound&sort=newest&view=table',
    '/companies?category=Startup&category=tenant&tag=Photonics',
  ])('asks at %s for exactly what comes with the page', async (at) => {
    const page = open(at);
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(asked(page)).toEqual(firstCallUrls(descriptor, at));
  });

  it('shows initials for a company without a logo', async () => {
    open();
    await screen.findByText('AP');
    expect(screen.getByText('LF')).toBeInTheDocument();
  });

  it('searches while typing, keeps the list meanwhile, and stores the text in the address', async () => {
    const page = open('/companies?category=startup');
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.type(screen.getByRole('searchbox'), 'lum ');
    expect(screen.getByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
    await waitFor(() => expect(page.address()).toBe('/companies?q=lum&category=startup'));
    await waitFor(() =>
      expect(asked(page)).toEqual([
        '/api/companies/query?pageSize=24&queryFilters=category%3Astartup',
        '/api/companies/query?pageSize=24&queryFilters=category%3Astartup&queryText=lum',
      ]),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('lum ');
  });

  it('searches at once on Enter and when the field is cleared', async () => {
    const page = open('/companies?q=acme');
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(page.address()).toBe('/companies?q=acmex');
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(page.address()).toBe('/companies');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('never lets an old answer replace a newer one', async () => {
    const answers: Record<string, (page: typeof two) => void> = {};
    const page = open('/companies', ({ query }) => {
      const text = query?.queryText ?? '';
      return text === '' ? two : new Promise((resolve) => (answers[text] = resolve));
    });
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.type(screen.getByRole('searchbox'), 'a{Enter}');
    await page.user.type(screen.getByRole('searchbox'), 'b{Enter}');
    await waitFor(() => expect(Object.keys(answers)).toEqual(['a', 'ab']));
    answers.ab?.(companyPage([companyItem({ name: 'Newer' })]));
    expect(await screen.findByRole('link', { name: 'Newer' })).toBeInTheDocument();
    await act(async () => answers.a?.(companyPage([companyItem({ name: 'Older' })])));
    expect(screen.getByRole('link', { name: 'Newer' })).toBeInTheDocument();
  });

  it('filters by several values of a property, and removes a filter', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('checkbox', { name: /Start-up/ }));
    await page.user.click(await screen.findByRole('checkbox', { name: /^Tenant/ }));
    await page.user.click(await screen.findByRole('checkbox', { name: /Linked to EPFL/ }));
    expect(page.address()).toBe('/companies?category=startup&category=tenant&isEPFL=true');
    await waitFor(() =>
      expect(asked(page).at(-1)).toBe(
        '/api/companies/query?pageSize=24&queryFilters=category%3Astartup%2Ccategory%3Atenant%2CisEPFL%3Atrue',
      ),
    );
    const chosen = screen.getByRole('list', { name: 'Active filters' });
    await page.user.click(within(chosen).getByRole('button', { name: 'Remove filter: Start-up' }));
    expect(page.address()).toBe('/companies?category=tenant&isEPFL=true');
    await page.user.click(within(chosen).getByRole('button', { name: 'Clear search and filters' }));
    expect(page.address()).toBe('/companies');
  });

  it('shows the most frequent values of a long property first, and all of them on request', async () => {
    const page = open('/companies?location=building-11');
    const buildings = within(await screen.findByRole('group', { name: 'Building' }));
    expect(buildings.getAllByRole('checkbox')).toHaveLength(8);
    expect(buildings.getByRole('checkbox', { name: /Building 11/ })).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(buildings.getAllByRole('checkbox')).toHaveLength(12);
  });

  it('has a sheet of filters for small screens, which says how many companies there are', async () => {
    const page = open('/companies?category=startup');
    const toggle = await screen.findByRole('button', { name: 'Filters (1)' });
    await screen.findByRole('link', { name: 'Acme Photonics' });
    toggle.focus();
    await page.user.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('checkbox', { name: /Start-up/ })).toBeChecked();
    await page.user.click(sheet.getByRole('checkbox', { name: /10–49/ }));
    expect(page.address()).toBe('/companies?category=startup&teamSize=10-49');
    await page.user.click(await sheet.findByRole('button', { name: 'Show 190 companies' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toggle).toHaveFocus();
  });

  it('shows agreements to signed-in people only', async () => {
    const visitor = open();
    await screen.findByRole('group', { name: 'Category' });
    expect(screen.queryByRole('group', { name: 'Agreement' })).toBeNull();
    visitor.unmount();
    open('/companies', two, { user: {} });
    expect(await screen.findByRole('group', { name: 'Agreement' })).toBeInTheDocument();
  });

  it('ignores filters that no link of the portal has', async () => {
    const page = open('/companies?location=%00');
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(asked(page)).toEqual(['/api/companies/query?pageSize=24']);
  });

  it('sorts, and leaves the default order out of the address', async () => {
    const page = open();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    const order = screen.getByRole('combobox', { name: 'Order' });
    expect(within(order).queryByRole('option', { name: 'Best match' })).toBeNull();
    await page.user.selectOptions(order, 'newest');
    expect(page.address()).toBe('/companies?sort=newest');
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/companies/query?pageSize=24&sort=newest'));
    await page.user.selectOptions(order, 'name');
    expect(page.address()).toBe('/companies');
  });

  it('remembers the table on this device, unless the address has another view', async () => {
    const page = open();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(page.address()).toBe('/companies?view=table');
    const row = within(screen.getByRole('table', { name: 'Companies' })).getByRole('row', { name: /Acme/ });
    expect(within(row).getByRole('link', { name: 'acme.example' })).toHaveAttribute(
      'href',
      'https://www.acme.example/',
    );
    page.unmount();
    open();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    // A company with an invalid web address has no link.
    expect(screen.queryByText(/javascript/)).toBeNull();
    open('/companies?view=cards');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('links to the next page, which starts where the address says; another search starts at the beginning', async () => {
    const asked: (string | undefined)[] = [];
    const page = open('/companies?category=startup&after=second', ({ query }) => {
      asked.push(query?.paginationId);
      return { ...two, paginationId: 'third' };
    });
    const link = await screen.findByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('href', '?category=startup&after=third');
    expect(asked).toEqual(['second']);
    await page.user.type(screen.getByRole('searchbox'), 'laser{Enter}');
    await waitFor(() => expect(asked).toEqual(['second', undefined]));
    expect(page.address()).toBe('/companies?q=laser&category=startup');
  });

  it('loads the next page; when that fails, the list stays', async () => {
    let isDown = false;
    const page = open('/companies', ({ query }) => {
      if (query?.paginationId === undefined) return { ...two, paginationId: 'next' };
      if (isDown) return refusal(503, 'errors.unavailable');
      return { items: [companyItem({ id: 'third', name: 'Third' })], paginationId: 'last' };
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Third' })).toBeInTheDocument();
    expect(screen.getByText('3 of 190')).toBeInTheDocument();
    isDown = true;
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(screen.getByRole('link', { name: 'Third' })).toBeInTheDocument();
  });

  const many = companyPage(
    Array.from({ length: 14 }, (_unused, place) => companyItem({ id: `c${place}`, name: `Company ${place}` })),
  );

  it('renders a long list in steps and reserves the space of the rest', async () => {
    const frames: FrameRequestCallback[] = [];
    const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    const { container } = open('/companies?view=cards', many);
    await screen.findByText('Company 0');
    expect(screen.queryByText('Company 13')).toBeNull();
    expect(container.querySelectorAll('.waiting')).toHaveLength(2);
    await act(async () => frames.splice(0).forEach((draw) => draw(0)));
    nextFrame.mockRestore();
    expect(screen.getByText('Company 13')).toBeInTheDocument();
    expect(container.querySelectorAll('.waiting')).toHaveLength(0);
  });

  it('renders a table at once when the page is opened with it, because the height of its rows is unknown', async () => {
    const { container } = open('/companies?view=table', many);
    await screen.findByText('Company 0');
    expect(screen.getByText('Company 13')).toBeInTheDocument();
    expect(container.querySelectorAll('.waiting')).toHaveLength(0);
  });

  it('distinguishes the three kinds of empty lists', async () => {
    const nothing = companyPage([]);
    const first = open('/companies', nothing);
    expect(await screen.findByRole('heading', { name: 'No companies yet' })).toBeInTheDocument();
    first.unmount();

    const second = open('/companies?q=zzz&category=tenant&sort=newest', nothing);
    expect(await screen.findByRole('heading', { name: 'No matching company' })).toBeInTheDocument();
    await second.user.click(screen.getAllByRole('button', { name: 'Clear search and filters' }).at(-1) as HTMLElement);
    expect(second.address()).toBe('/companies?sort=newest');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    second.unmount();

    open('/companies', refusal(403, 'errors.auth.forbidden'));
    expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fcompanies');
  });

  it('shows an error in place with its reference, and recovers', async () => {
    const page = open('/companies', refusal(503, 'errors.unavailable'));
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/companies/query': two });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
  });

  it('speaks French', async () => {
    const page = open('/companies?q=opt', two, { language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entreprises' })).toBeInTheDocument();
    expect(await screen.findByText('190 entreprises')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Meilleure correspondance' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['cards', 'table'])('has no accessibility violation as %s', async (view) => {
    const { container } = open(`/companies?view=${view}&category=startup`);
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('exports the filtered list, for people who manage companies', async () => {
    const other = open();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    other.unmount();
    const page = open('/companies?q=light&category=startup&sort=newest', two, {
      permissions: ['CompanyList_Read', 'CompanyList_Create'],
    });
    await screen.findByRole('link', { name: 'Acme Photonics' });
    page.client.answer({ 'GET /api/companies/export': refusal(503, 'errors.unavailable') });
    await page.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file could not be saved. Please try again.')).toBeInTheDocument();
    expect(asked(page).at(-1)).toBe(
      '/api/companies/export?queryFilters=category%3Astartup&queryText=light&sort=newest',
    );
  });

  it('tells that there is no connection, and reloads by itself when it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = open('/companies', new CallError({ failure: 'network' }));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeInTheDocument();
    isOnline.mockRestore();
    page.client.answer({ 'GET /api/companies/query': two });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
  });
});
