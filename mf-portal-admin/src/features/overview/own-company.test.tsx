import { refusal, screen, within } from '@park/testing';
import { companyPage } from '../../testing/company';
import { openOverview, settled } from '../../testing/overview-page';

describe('own company', () => {
  it('says who it is, what the person is in it, and leads to its public page', async () => {
    openOverview('Employee');
    await settled();
    const company = within(screen.getByRole('region', { name: 'Your company' }));
    expect(company.getByRole('heading', { name: 'Acme' })).toBeInTheDocument();
    const facts = Object.fromEntries(
      company.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      'Your role': 'Employee',
      Category: 'Resident',
      Agreement: 'Science quarter',
      Building: 'Building A',
      'Open jobs': '3',
    });
    expect(company.getByRole('link', { name: 'Public page' })).toHaveAttribute(
      'href',
      '/companies/details?id=company-1',
    );
    expect(company.getByRole('link', { name: '3' })).toHaveAttribute('href', '/jobs?company=company-1');
  });

  it('leads nowhere when the company is not in the public directory', async () => {
    openOverview('Employee', { answers: { 'GET /api/companies/{id}': refusal(404, 'errors.notFound') } });
    expect(await screen.findByText('Not in the public directory')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Public page' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays with what the session knows when its page cannot be read, and recovers', async () => {
    const page = openOverview('External', {
      answers: { 'GET /api/companies/{id}': refusal(503, 'errors.unavailable') },
    });
    const alert = await screen.findByRole('alert');
    expect(screen.getByText('Science quarter')).toBeInTheDocument();
    page.client.answer({ 'GET /api/companies/{id}': companyPage() });
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Public page' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the id of a category or role that no catalog names', async () => {
    openOverview('External', { user: { role: 4808 }, company: { category: 'Partner' } });
    await settled();
    expect(screen.getByText('4808')).toBeInTheDocument();
    expect(screen.getByText('Partner')).toBeInTheDocument();
  });
});
