import { CallError } from '@park/platform';
import { act, axe, firstCallUrls, refusal, screen, waitFor, within } from '@park/testing';
import descriptor from '../../../remote.config';
import { companyItem, companyPage } from '../../testing/companies';
import { asked, openCompanies, twoCompanies } from '../../testing/company-list';

beforeEach(() => localStorage.clear());

describe('company list', () => {
  it('shows a skeleton of the chosen view, then the companies with their number', async () => {
    const page = openCompanies();
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
    const page = openCompanies(at);
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(asked(page)).toEqual(firstCallUrls(descriptor, at));
  });

  it('shows initials for a company without a logo', async () => {
    openCompanies();
    await screen.findByText('AP');
    expect(screen.getByText('LF')).toBeInTheDocument();
  });

  it('searches while typing, keeps the list meanwhile, and stores the text in the address', async () => {
    const page = openCompanies('/companies?category=startup');
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
    const page = openCompanies('/companies?q=acme');
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(page.address()).toBe('/companies?q=acmex');
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(page.address()).toBe('/companies');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('never lets an old answer replace a newer one', async () => {
    const answers: Record<string, (page: typeof twoCompanies) => void> = {};
    const page = openCompanies('/companies', ({ query }) => {
      const text = query?.queryText ?? '';
      return text === '' ? twoCompanies : new Promise((resolve) => (answers[text] = resolve));
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
    const page = openCompanies();
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
    const page = openCompanies('/companies?location=building-11');
    const buildings = within(await screen.findByRole('group', { name: 'Building' }));
    expect(buildings.getAllByRole('checkbox')).toHaveLength(8);
    expect(buildings.getByRole('checkbox', { name: /Building 11/ })).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(buildings.getAllByRole('checkbox')).toHaveLength(12);
  });

  it('has a sheet of filters for small screens, which says how many companies there are', async () => {
    const page = openCompanies('/companies?category=startup');
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
    const visitor = openCompanies();
    await screen.findByRole('group', { name: 'Category' });
    expect(screen.queryByRole('group', { name: 'Agreement' })).toBeNull();
    visitor.unmount();
    openCompanies('/companies', twoCompanies, { user: {} });
    expect(await screen.findByRole('group', { name: 'Agreement' })).toBeInTheDocument();
  });

  it('ignores filters that no link of the portal has', async () => {
    const page = openCompanies('/companies?location=%00');
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(asked(page)).toEqual(['/api/companies/query?pageSize=24']);
  });

  it('sorts, and leaves the default order out of the address', async () => {
    const page = openCompanies();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(order).queryByRole('option', { name: 'Best match' })).toBeNull();
    await page.user.selectOptions(order, 'newest');
    expect(page.address()).toBe('/companies?sort=newest');
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/companies/query?pageSize=24&sort=newest'));
    await page.user.selectOptions(order, 'name');
    expect(page.address()).toBe('/companies');
  });

  it('remembers the table on this device, unless the address has another view', async () => {
    const page = openCompanies();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    await page.user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(page.address()).toBe('/companies?view=table');
    const row = within(screen.getByRole('table', { name: 'Companies' })).getByRole('row', { name: /Acme/ });
    expect(within(row).getByRole('link', { name: 'acme.example' })).toHaveAttribute(
      'href',
      'https://www.acme.example/',
    );
    page.unmount();
    openCompanies();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    // A company with an invalid web address has no link.
    expect(screen.queryByText(/javascript/)).toBeNull();
    openCompanies('/companies?view=cards');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('distinguishes the three kinds of empty lists', async () => {
    const nothing = companyPage([]);
    const first = openCompanies('/companies', nothing);
    expect(await screen.findByRole('heading', { name: 'No companies yet' })).toBeInTheDocument();
    first.unmount();

    const second = openCompanies('/companies?q=zzz&category=tenant&sort=newest', nothing);
    expect(await screen.findByRole('heading', { name: 'No matching companies' })).toBeInTheDocument();
    await second.user.click(screen.getAllByRole('button', { name: 'Clear search and filters' }).at(-1) as HTMLElement);
    expect(second.address()).toBe('/companies?sort=newest');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    second.unmount();

    openCompanies('/companies', refusal(403, 'errors.auth.forbidden'));
    expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fcompanies');
  });

  it('shows an error in place with its reference, and recovers', async () => {
    const page = openCompanies('/companies', refusal(503, 'errors.unavailable'));
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/companies/query': twoCompanies });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = openCompanies('/companies?q=opt', twoCompanies, { language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entreprises' })).toBeInTheDocument();
    expect(await screen.findByText('190 entreprises')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Meilleure correspondance' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['cards', 'table'])('has no accessibility violation as %s', async (view) => {
    const { container } = openCompanies(`/companies?view=${view}&category=startup`);
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('exports the filtered list, for people who manage companies', async () => {
    const other = openCompanies();
    await screen.findByRole('link', { name: 'Acme Photonics' });
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    other.unmount();
    const page = openCompanies('/companies?q=light&category=startup&sort=newest', twoCompanies, {
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

  it('says that there is no connection, and reloads by itself when it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = openCompanies('/companies', new CallError({ failure: 'network' }));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeInTheDocument();
    isOnline.mockRestore();
    page.client.answer({ 'GET /api/companies/query': twoCompanies });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Acme Photonics' })).toBeInTheDocument();
  });
});
