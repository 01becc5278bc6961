import { axe, refusal, screen, waitFor, type FakeAnswers } from '@park/testing';
import { colleagues, person } from '../../testing/company';
import { renderPortal } from '../../testing/render-portal';
import { Colleagues } from './Colleagues';

const open = (answers: FakeAnswers = {}) => renderPortal(Colleagues, { permissions: ['Collaborator_Manage'], answers });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asked = (page: ReturnType<typeof open>) =>
  page.client.calls.map(({ url }) => url).filter((url) => !url.includes('catalogs'));

describe('colleagues', () => {
  it('lists the people of the own company with role and ways to reach them', async () => {
    const page = open();
    expect(await screen.findByRole('link', { name: 'ada.rochat@acme.example' })).toHaveAttribute(
      'href',
      'mailto:ada.rochat@acme.example',
    );
    expect(screen.getByRole('link', { name: '+41 21 000 00 00' })).toHaveAttribute('href', 'tel:+41210000000');
    expect(names()).toEqual(['Ada Rochat', 'Emma KellerYou']);
    expect(await screen.findByText('Company administrator')).toBeInTheDocument();
    expect(asked(page)).toEqual(['/api/companies/employees?pageSize=5']);
    expect(page.missingTexts).toEqual([]);
  });

  it('names those without role and without name', async () => {
    open({
      'GET /api/companies/employees': colleagues([
        person({ role: null, firstName: '', lastName: '', username: 'a.rochat' }),
      ]),
    });
    expect(await screen.findByRole('heading', { name: 'a.rochat' })).toBeInTheDocument();
    expect(screen.getByText('No role')).toBeInTheDocument();
  });

  it('searches among the own company only, keeps the list meanwhile, and says how many there are', async () => {
    let answer: (value: ReturnType<typeof colleagues>) => void = () => undefined;
    const page = open({ 'GET /api/users/query': () => new Promise((resolve) => (answer = resolve)) });
    await screen.findByText('Ada Rochat');
    await page.user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'kel ');
    await waitFor(() =>
      expect(asked(page)).toEqual([
        '/api/companies/employees?pageSize=5',
        '/api/users/query?pageSize=5&queryFilters=company%3Acompany-1&queryText=kel',
      ]),
    );
    expect(names()).toEqual(['Ada Rochat', 'Emma KellerYou']);
    answer(colleagues([person({ hashedId: 'emma', firstName: 'Emma', lastName: 'Keller' })]));
    await waitFor(() => expect(names()).toEqual(['Emma KellerYou']));
    expect(screen.getByText('1 person shown')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toEqual(['Ada Rochat', 'Emma KellerYou']);
  });

  it('leads back from a search that finds nobody', async () => {
    const page = open({ 'GET /api/users/query': colleagues([]) });
    await screen.findByText('Ada Rochat');
    await page.user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show everybody' }));
    expect(names()).toEqual(['Ada Rochat', 'Emma KellerYou']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('loads more, and keeps what is there when that fails', async () => {
    const page = open({
      'GET /api/companies/employees': ({ query }) =>
        query?.paginationId === 'b'
          ? refusal(503, 'errors.unavailable')
          : colleagues(
              [person({ hashedId: query?.paginationId ?? '1', lastName: query?.paginationId ?? 'First' })],
              query?.paginationId ? 'b' : 'a',
            ),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Ada a')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(names()).toEqual(['Ada First', 'Ada a']);
  });

  it('says so when there is nobody yet', async () => {
    open({ 'GET /api/companies/employees': colleagues([]) });
    expect(await screen.findByRole('heading', { name: 'No colleagues yet' })).toBeInTheDocument();
  });

  it('shows an error in place and recovers', async () => {
    const page = open({ 'GET /api/companies/employees': refusal(503, 'errors.unavailable') });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/companies/employees': colleagues() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Rochat')).toBeInTheDocument();
    expect(await screen.findByText('Employee')).toBeInTheDocument();
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await screen.findByText('Employee');
    expect((await axe(container)).violations).toEqual([]);
  });
});
