import type { FileImportPlan } from '@park/contract/file-imports';
import { axe, refusal, screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import CompanyEditPage from '../company-edit/CompanyEditPage';
import ManageEventsPage from '../publishing/ManageEventsPage';

const plan: FileImportPlan = {
  hash: 'h1',
  encoding: 'Windows-1252',
  counts: { create: 1, update: 1, unchanged: 0, error: 1 },
  rows: [
    { row: 3, key: 'old', title: '', outcome: 'error', column: 'founded', message: '"long ago" is not a year' },
    { row: 2, key: 'made', title: '', outcome: 'create', column: '', message: '' },
    { row: 4, key: 'one', title: '', outcome: 'update', column: 'name website', message: '' },
  ],
  questions: [{ column: 'category', value: 'Spin-off', rows: 2, fallback: null }],
};
const answers: FakeAnswers = {
  'GET /api/catalogs/{id}': { id: 'company-categories', items: [{ id: 'Startup', label: 'Start-up' }] },
  'POST /api/company-imports/preview': plan,
  'POST /api/company-imports': { counts: plan.counts, resultFile: 'row,key' },
};

const open = (options: RenderOptions = {}) =>
  renderPortal(CompanyEditPage, {
    at: '/portal/company-edit?view=import',
    permissions: ['Portal_Access', 'CompanyList_Edit', 'Collaborator_ManageCompanyList'],
    answers,
    ...options,
  });
const file = (name = 'list.csv') => new File(['key,name\n'], name);
const forms = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls
    .filter((call) => call.name === name)
    .map(({ input }) => Object.fromEntries((input as { body: FormData }).body.entries()));

describe('importing companies', () => {
  it('shows errors first, asks once about a word, and applies what it showed', async () => {
    const page = open();
    await page.user.upload(await screen.findByLabelText('File'), file());
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/3old.*Left outfounded:"long ago" is not a year$/);
    expect(screen.getByText(/read as Windows-1252/)).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.selectOptions(screen.getByRole('combobox', { name: '“Spin-off”, in 2 rows, means' }), 'Startup');
    await page.user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(forms(page, 'POST /api/company-imports/preview')).toHaveLength(2));
    expect(forms(page, 'POST /api/company-imports/preview')[1]?.categories).toBe('{"Spin-off":"Startup"}');
    await page.user.click(await screen.findByRole('button', { name: 'Import 2 records' }));
    expect(await screen.findByText(/2 records were imported/)).toHaveTextContent('1 row was left out.');
    expect(forms(page, 'POST /api/company-imports')[0]).toMatchObject({ hash: 'h1' });
    expect(page.missingTexts).toEqual([]);
  });

  it('shows the new plan when something has changed since, in French too', async () => {
    const page = open({
      language: 'fr',
      answers: {
        ...answers,
        'POST /api/company-imports': refusal(409, 'errors.import.changed', {
          details: { plan: { ...plan, counts: { ...plan.counts, create: 5 } } },
        }),
      },
    });
    await page.user.upload(await screen.findByLabelText('Fichier'), file());
    await page.user.click(await screen.findByRole('button', { name: 'Importer 2 fiches' }));
    expect(await screen.findByRole('button', { name: 'Importer 6 fiches' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});

describe('importing events', () => {
  it('asks what a category means, and names in French what it becomes without an answer', async () => {
    const question = { column: 'category' as const, value: 'Quilles', rows: 2, fallback: 'conference' };
    const page = renderPortal(ManageEventsPage, {
      at: '/portal/admin/manage-events?view=import',
      permissions: ['Portal_Access'],
      flags: ['CAN_EDIT_NEWS_EVENTS'],
      language: 'fr',
      answers: {
        'GET /api/catalogs/{id}': ({ params }) => ({
          id: params.id,
          items: [
            { id: 'conference', label: 'Conférence' },
            { id: 'networking', label: 'Rencontre' },
          ],
        }),
        'POST /api/publication-imports/preview': { ...plan, encoding: '', questions: [question] },
      },
    });
    await page.user.upload(await screen.findByLabelText('Fichier'), file('park.ics'));
    const choice = await screen.findByRole('combobox', { name: /Quilles.*, sur 2 lignes, signifie/ });
    await waitFor(() => expect(choice).toHaveTextContent('Conférence, comme sans catégorie'));
    await page.user.selectOptions(choice, 'networking');
    await page.user.click(screen.getByRole('button', { name: /Vérifier/ }));
    await waitFor(() =>
      expect(forms(page, 'POST /api/publication-imports/preview')[1]?.categories).toBe('{"Quilles":"networking"}'),
    );
    expect(page.missingTexts).toEqual([]);
  });

  it('sends the file with its language, as drafts unless told otherwise', async () => {
    const page = renderPortal(ManageEventsPage, {
      at: '/portal/admin/manage-events?view=import',
      permissions: ['Portal_Access'],
      flags: ['CAN_EDIT_NEWS_EVENTS'],
      answers: { 'POST /api/publication-imports/preview': { ...plan, encoding: '', questions: [] } },
    });
    await page.user.click(await screen.findByRole('radio', { name: 'French' }));
    await page.user.upload(screen.getByLabelText('File'), file('park.ics'));
    await waitFor(() =>
      expect(forms(page, 'POST /api/publication-imports/preview')[0]).toMatchObject({
        kind: 'events',
        language: 'fr',
        draft: 'true',
        categories: '{}',
      }),
    );
    expect(page.missingTexts).toEqual([]);
  });
});
