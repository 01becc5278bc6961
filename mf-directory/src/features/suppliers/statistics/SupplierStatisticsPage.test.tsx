import {
  axe,
  firstCallUrls,
  fireEvent,
  refusal,
  screen,
  waitFor,
  within,
  type FakeAnswers,
  type RenderOptions,
} from '@park/testing';
import descriptor from '../../../../remote.config';
import { renderDirectory } from '../../../testing/render-directory';
import { supplierStatistics } from '../../../testing/suppliers';
import SupplierStatisticsPage from './SupplierStatisticsPage';

const open = (
  at = '/approved-suppliers/statistics',
  statistics: FakeAnswers['GET /api/stats/suppliers'] = supplierStatistics(),
  options: RenderOptions = {},
) =>
  renderDirectory(SupplierStatisticsPage, {
    at,
    permissions: ['Suppliers_Read', 'Suppliers_GenerateStats'],
    answers: { 'GET /api/stats/suppliers': statistics },
    ...options,
  });

describe('statistics of suppliers', () => {
  it('shows totals, months, categories and suppliers in tables', async () => {
    const page = open();
    expect(await screen.findByRole('table', { name: 'By month' })).toHaveTextContent(/Oct 2026.*1,200.*Nov 2026/);
    expect(screen.getByText('1,240', { selector: 'dd' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('table', { name: 'By supplier' })).getByRole('row', { name: /Ruches & Toits/ }),
    ).toHaveTextContent('52');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/approved-suppliers/statistics', '/approved-suppliers/statistics?from=2026-01-01&to=2026-03-31'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('table', { name: 'By month' });
      expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
    },
  );

  it('stores another period in the address, and shows the period of the loaded statistics', async () => {
    const page = open();
    await screen.findByRole('table', { name: 'By month' });
    expect(screen.getByLabelText('From')).toHaveValue('01/10/2026');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
    await waitFor(() => expect(page.client.calls.at(-1)?.url).toBe('/api/stats/suppliers?from=2026-05-01'));
    expect(page.address()).toBe('/approved-suppliers/statistics?from=2026-05-01');
  });

  it('has an empty state, and shows an error in place', async () => {
    const empty = open(
      undefined,
      supplierStatistics({
        totals: { suppliers: 0, votes: 0, voters: 0, newSuppliers: 0 },
        months: [],
        categories: [],
        suppliers: [],
      }),
    );
    expect(await screen.findByRole('heading', { name: 'No approved suppliers yet' })).toBeInTheDocument();
    empty.unmount();
    open(undefined, refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('renders in French and is accessible', async () => {
    const page = open(undefined, undefined, { language: 'fr' });
    expect(await screen.findByRole('table', { name: 'Par mois' })).toHaveTextContent(/oct\. 2026/);
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
