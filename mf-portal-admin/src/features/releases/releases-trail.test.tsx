import { act, refusal, screen, within } from '@park/testing';
import { audit, auditItem, releases, remote, withStaged } from '../../testing/releases';
import { renderReleases } from '../../testing/render-releases';

const area = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const row = (name: RegExp) =>
  within(within(screen.getByRole('table', { name: /^Versions of/ })).getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);

describe('without reloading', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const nextReading = () => act(() => jest.advanceTimersByTimeAsync(2_100));

  it('shows and announces politely what others do, and reads the trail again', async () => {
    const page = renderReleases({ answers: { 'GET /api/releases': releases(withStaged()) } });
    await nextReading();
    const [announcer] = screen.getAllByRole('status').filter((status) => status.textContent === '');
    page.client.answer({
      'GET /api/releases': releases({
        ...withStaged({ state: 'released' }),
        live: '1.2.0-new',
        previous: '1.1.0-live',
      }),
      'GET /api/releases/audit': audit(
        auditItem({ id: '9', version: '1.2.0-new', reason: 'From the command line' }),
        auditItem(),
      ),
    });
    await nextReading();
    expect(announcer).toHaveTextContent('Directory: version 1.2.0-new is live');
    expect(screen.getByText('From the command line')).toBeInTheDocument();
    expect(cells(/1\.2\.0-new/)[0]).toMatch(/^Live/);
  });

  it('leaves the rows in their place while somebody works on them', async () => {
    const page = renderReleases({ answers: { 'GET /api/releases': releases(remote()) } });
    await nextReading();
    const names = () =>
      screen
        .getAllByRole('rowheader')
        .map((header) => header.querySelector('button')?.textContent)
        .filter(Boolean);
    act(() => screen.getByRole('button', { name: 'Version 1.0.0-before, details' }).focus());
    page.client.answer({ 'GET /api/releases': releases(withStaged()) });
    await nextReading();
    expect(names()).toEqual(['1.1.0-live', '1.0.0-before', '1.2.0-new']);
    act(() => screen.getByRole('button', { name: 'Promote 1 staged version' }).focus());
    expect(names()).toEqual(['1.2.0-new', '1.1.0-live', '1.0.0-before']);
  });
});

describe('the audit trail', () => {
  it('tells who did what, from what to what, when and why, page by page', async () => {
    const page = renderReleases({
      answers: {
        'GET /api/releases/audit': ({ query }) =>
          query?.paginationId
            ? {
                items: [
                  auditItem({
                    id: '0',
                    by: 'system',
                    action: 'fell back',
                    version: '1.0.0',
                    before: { live: '1.1.0' },
                    after: { live: '1.0.0' },
                    reason: null,
                  }),
                ],
                paginationId: null,
              }
            : {
                items: [auditItem({ forced: true, before: { live: '1.0.0-before' }, after: { live: '1.1.0-live' } })],
                paginationId: 'p2',
              },
      },
    });
    const trail = await area(/Audit trail/);
    const first = within(await trail.findByRole('row', { name: /Promoted 1\.1\.0-live/ }));
    expect(first.getByText('1.0.0-before → 1.1.0-live')).toBeInTheDocument();
    expect(first.getByText('Checks not passed')).toBeInTheDocument();
    expect(first.getByText('Luc Favre')).toBeInTheDocument();
    await page.user.click(trail.getByRole('button', { name: /more/i }));
    const last = within(await trail.findByRole('row', { name: /Fell back from 1\.1\.0/ }));
    expect(last.getByText('The portal itself')).toBeInTheDocument();
    expect(trail.queryByRole('button', { name: /more/i })).toBeNull();
  });

  it('of one area is in the address, and links back to all', async () => {
    const page = renderReleases({
      answers: { 'GET /api/releases/audit': ({ query }) => audit(...(query?.remote ? [] : [auditItem()])) },
    });
    page.client.answer({
      'GET /api/releases/audit': ({ query }) => (query?.remote ? { items: [], paginationId: null } : audit()),
    });
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'Directory');
    expect(page.address()).toBe('/portal/admin/releases?area=mf-directory');
    await page.user.click(await screen.findByRole('button', { name: 'Show all areas' }));
    expect(page.address()).toBe('/portal/admin/releases');
    expect(await screen.findByText('The new search')).toBeInTheDocument();
  });

  it('keeps a failure to itself', async () => {
    renderReleases({ answers: { 'GET /api/releases/audit': refusal(503, 'errors.unavailable') } });
    const trail = await area(/Audit trail/);
    expect(await trail.findByRole('alert')).toHaveTextContent('errors.unavailable');
    expect(screen.getByRole('rowheader', { name: /1\.1\.0-live/ })).toBeInTheDocument();
  });
});
