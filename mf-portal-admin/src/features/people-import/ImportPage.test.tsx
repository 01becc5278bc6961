import type { PeopleImportPlan } from '@park/contract/people-import';
import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ImportPage from './ImportPage';

const table = new File(['E-mail,First name\nada@acme.example,Ada'], 'people.csv', { type: 'text/csv' });
const plan: PeopleImportPlan = {
  hash: 'plan-1',
  counts: { create: 1, update: 0, unchanged: 0, error: 1 },
  rows: [
    {
      row: 3,
      outcome: 'error',
      email: '',
      name: 'Bo',
      changes: [],
      errors: [{ field: 'email', value: 'bo', key: 'errors.import.unknownReason' }],
    },
    { row: 2, outcome: 'create', email: 'ada@acme.example', name: 'Ada', changes: [], errors: [] },
  ],
};

const open = (answers: FakeAnswers = {}) =>
  renderPortal(ImportPage, {
    at: '/portal/company-new-collaborator/import',
    answers: {
      'POST /api/people-imports/columns': {
        columns: [
          { name: 'E-mail', examples: ['ada@acme.example'], field: 'email' },
          { name: 'First name', examples: ['Ada'], field: null },
        ],
        rowCount: 2,
      },
      'POST /api/people-imports/preview': plan,
      ...answers,
    },
  });

async function openPreview(page: ReturnType<typeof open>): Promise<void> {
  await page.user.upload(screen.getByLabelText('Table of people'), table);
  await page.user.click(await screen.findByRole('button', { name: 'Check the table' }));
  await screen.findByRole('table', { name: 'Rows of the table' });
}

describe('importing people', () => {
  it('moves a field that is chosen for another column', async () => {
    const page = open();
    await page.user.upload(screen.getByLabelText('Table of people'), table);
    const other = await screen.findByRole('combobox', { name: 'Column “First name”' });
    await page.user.selectOptions(other, 'email');
    expect(other).toHaveValue('email');
    expect(screen.getByRole('combobox', { name: 'Column “E-mail”' })).toHaveValue('');
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('shows a general sentence for a reason that it has no text for, never its key', async () => {
    const page = open();
    await openPreview(page);
    const row = within(screen.getByRole('row', { name: /Bo/ }));
    expect(row.getByText(/“bo”: Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByText(/unknownReason/)).toBeNull();
  });

  it('imports nothing when the plan has changed, and shows the new one', async () => {
    const changed = { ...plan, hash: 'plan-2', counts: { ...plan.counts, create: 2 } };
    const page = open({
      'POST /api/people-imports': refusal(409, 'errors.import.changed', { details: { plan: changed } }),
    });
    await openPreview(page);
    await page.user.click(screen.getByRole('button', { name: 'Import 1 person' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 2 people' })).toBeInTheDocument());
  });
});
