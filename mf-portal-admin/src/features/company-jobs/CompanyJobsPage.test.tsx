import type { ManagedJob } from '@park/contract/job-editing';
import type { CompanyJob } from '@park/contract/jobs';
import { refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import CompanyJobsPage from './CompanyJobsPage';

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(CompanyJobsPage, {
    at: '/portal/company-jobs',
    permissions: ['Portal_Access', 'Jobs_Create'],
    answers: { 'GET /api/jobs/company': { items: [], paginationId: null }, ...answers },
    ...options,
  });

it('opens an empty form for a new job, and asks for no stored one (ROUTE-26)', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a job' });
  expect(within(dialog).getByRole('textbox', { name: /^Title in English/ })).toHaveValue('');
  expect(page.client.calls.map(({ name }) => name)).not.toContain('GET /api/jobs/{id}/editing');
  expect(page.missingTexts).toEqual([]);
});

it('shows in the preview what is written, as readers see it', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  const dialog = await screen.findByRole('dialog');
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

const withJob = (job: ManagedJob = stored): RenderOptions['answers'] => ({
  'GET /api/jobs/company': { items: [{ ...listed, ...job }], paginationId: null },
  'GET /api/jobs/{id}/editing': job,
  'GET /api/catalogs/{id}': { id: 'job-types', items: [{ id: 'permanent', label: 'Permanent' }] },
});

it('edits what is stored now, also when the job changed since it was opened before', async () => {
  const page = open({
    answers: {
      ...withJob(),
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

it('begins a new job on the day of the park, which has begun before the day of UTC', async () => {
  const page = open({ now: new Date('2026-11-20T23:30:00Z') });
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  expect(screen.getByRole('textbox', { name: /^First day/ })).toHaveValue('21/11/2026');
});

it('names the job that is edited, and its last day, which midnight ends', async () => {
  const page = open({ answers: withJob({ ...stored, expiresAt: '2026-12-01T23:00:00.000Z' }) });
  expect(await screen.findByText(/^Until .* 1 Dec/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Edit Mechanic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mechanic' }));
  expect(dialog.getByRole('textbox', { name: /^Last day/ })).toHaveValue('01/12/2026');
});

it('asks which text stays when somebody else saved meanwhile, and saves the choice', async () => {
  const current: ManagedJob = {
    ...stored,
    version: 2,
    location: 'Lausanne',
    texts: { ...stored.texts, en: { title: 'Head mechanic', description: '<p>Repairs.</p>' } },
  };
  const page = open({
    answers: { ...withJob(), 'PUT /api/jobs/{id}': refusal(409, 'errors.conflict', { details: { current } }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Mechanic' }));
  const title = await screen.findByRole('textbox', { name: /^Title in English/ });
  await page.user.type(title, ' wanted');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const choice = within(await screen.findByRole('group', { name: 'Title in English' }));
  expect(choice.getByRole('radio', { name: /Mechanic wanted/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Lausanne/ })).toBeChecked();
  page.client.answer({ 'PUT /api/jobs/{id}': { ...current, version: 3 } });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.client.calls.filter(({ name }) => name === 'PUT /api/jobs/{id}').at(-1)?.input.body).toMatchObject({
    version: 2,
    location: 'Lausanne',
    texts: { en: { title: 'Mechanic wanted' } },
  });
});

it('asks before typed texts are discarded', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Write a job' }));
  await page.user.type(screen.getByRole('textbox', { name: /^Title in English/ }), 'Mechanic');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Write a job' })).toBeInTheDocument();
});

it('asks before it archives a job', async () => {
  const page = open({ answers: { ...withJob(), 'POST /api/jobs/{id}/archive': { ...stored, state: 'archived' } } });
  const archivals = () => page.client.calls.filter(({ name }) => name === 'POST /api/jobs/{id}/archive');
  await page.user.click(await screen.findByRole('button', { name: 'Archive Mechanic' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Archive Mechanic?' }));
  expect(archivals()).toEqual([]);
  await page.user.click(question.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Mechanic is archived')).toBeInTheDocument();
  expect(archivals()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Edit Mechanic' })).toHaveFocus();
  expect(page.missingTexts).toEqual([]);
});

it('restores an archived job as a draft', async () => {
  const archived: ManagedJob = { ...stored, isPublished: false, state: 'archived' };
  const page = open({
    answers: { ...withJob(archived), 'POST /api/jobs/{id}/restore': { ...archived, state: 'draft' } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Restore Mechanic' }));
  expect(await screen.findByText('Mechanic is a draft again')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Archive Mechanic' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit Mechanic' })).toHaveFocus();
  expect(page.missingTexts).toEqual([]);
});

it('keeps the focus in the list after a job is deleted', async () => {
  const page = open({ answers: { ...withJob(), 'DELETE /api/jobs/{id}': () => Promise.resolve(undefined) } });
  await page.user.click(await screen.findByRole('button', { name: 'Delete Mechanic' }));
  page.client.answer({ 'GET /api/jobs/company': { items: [], paginationId: null } });
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mechanic' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});
