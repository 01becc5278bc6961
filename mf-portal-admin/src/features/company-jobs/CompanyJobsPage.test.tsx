import type { ManagedJob } from '@park/contract/job-editing';
import type { CompanyJob } from '@park/contract/jobs';
import { screen, waitFor, within } from '@park/testing';
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

const stored: ManagedJob = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 1,
  companyId: '22222222-2222-4222-8222-222222222222',
  texts: { en: { title: 'Mechanic', description: '<p>Repairs.</p>' }, fr: { title: '', description: '' } },
  contractType: 'permanent',
  workload: { minimum: 80, maximum: 100 },
  location: '',
  applyUrl: null,
  applyEmail: 'jobs@garage.example',
  isPublished: true,
  publishedAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-12-01T22:59:59.000Z',
  state: 'published',
  views: [],
  viewCount: 0,
};
const listed = { ...stored, title: 'Mechanic', language: 'en', company: null } as unknown as CompanyJob;

it('edits what is stored now, also when the job changed since it was opened before', async () => {
  const page = renderPortal(CompanyJobsPage, {
    at: '/portal/company-jobs',
    permissions: ['Portal_Access', 'Jobs_Create'],
    answers: {
      'GET /api/jobs/company': { items: [listed], paginationId: null },
      'GET /api/jobs/{id}/editing': stored,
      'GET /api/catalogs/{id}': { items: [{ id: 'permanent', label: 'Permanent' }] } as never,
      'POST /api/jobs/{id}/extend': { ...stored, version: 2 },
      'PUT /api/jobs/{id}': { ...stored, version: 3 },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Mechanic' }));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await page.user.click(screen.getByRole('button', { name: 'Extend Mechanic by 30 days' }));
  page.client.answer({ 'GET /api/jobs/{id}/editing': { ...stored, version: 2 } });
  await page.user.click(screen.getByRole('button', { name: 'Edit Mechanic' }));
  await page.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.client.calls.find(({ name }) => name === 'PUT /api/jobs/{id}')?.input).toMatchObject({
      body: { version: 2 },
    }),
  );
});
