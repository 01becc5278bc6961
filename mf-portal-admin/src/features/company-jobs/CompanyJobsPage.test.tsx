import { screen, within } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import CompanyJobsPage from './CompanyJobsPage';

const open = () =>
  renderPortal(CompanyJobsPage, {
    at: '/portal/company-jobs',
    permissions: ['Portal_Access', 'Jobs_Create'],
    answers: { 'GET /api/jobs/company': { items: [], paginationId: null } },
  });

it('opens an empty form for a new job, and asks for no stored one (ROUTE-26)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  const dialog = screen.getByRole('dialog', { name: 'Write a job' });
  expect(within(dialog).getByRole('textbox', { name: /^Title in English/ })).toHaveValue('');
  expect(page.client.calls.map(({ name }) => name)).not.toContain('GET /api/jobs/{id}/editing');
  expect(page.missingTexts).toEqual([]);
});

it('shows in the preview what is written, as readers see it', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  const dialog = screen.getByRole('dialog');
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Title in English/ }), 'Mechanic');
  await page.user.type(within(dialog).getByRole('textbox', { name: /^Description in English/ }), '- repair\n- advise');
  await page.user.click(within(dialog).getByText('Preview'));
  expect(within(dialog).getByRole('heading', { level: 3, name: 'Mechanic' })).toBeInTheDocument();
  expect(
    within(within(dialog).getByRole('article'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['repair', 'advise']);
});
