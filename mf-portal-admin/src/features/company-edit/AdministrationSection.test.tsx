import type { ManagedCompany } from '@park/contract/company-editing';
import { act, axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { managedCompany } from '../../testing/managed-company';
import { AdministrationSection } from './AdministrationSection';

const contract = { contractId: 5452, firstDay: null, lastDay: null, minutesPerMonth: 750 };
const company: ManagedCompany = managedCompany({ contracts: [contract] });

const open = (answers: FakeAnswers = {}) =>
  renderPortal(() => <AdministrationSection company={company} />, {
    answers: {
      'GET /api/catalogs/{id}': {
        id: 'contracts',
        items: [
          { id: '5452', label: 'Rooms' },
          { id: '5453', label: 'KNOVA' },
        ],
      },
      'PATCH /api/companies/{id}': company,
      'PUT /api/companies/{id}/contracts': company,
      ...answers,
    },
  });
const bodies = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls.filter((call) => call.name === name).map(({ input }) => input.body);

describe('the administration of a company', () => {
  it('has no accessibility violation and all its texts', async () => {
    const page = open();
    await screen.findByRole('checkbox', { name: 'KNOVA' });
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('stores the last choice when the switch is used twice in a row', async () => {
    const releases: (() => void)[] = [];
    const page = open({
      'PATCH /api/companies/{id}': () => new Promise((resolve) => releases.push(() => resolve(company))),
    });
    const choice = screen.getByRole('switch', { name: /may sign in/ });
    await page.user.click(choice);
    await page.user.click(choice);
    expect(choice).toBeChecked();
    await act(async () => releases.shift()?.());
    await waitFor(() => expect(bodies(page, 'PATCH /api/companies/{id}')).toHaveLength(2));
    expect(bodies(page, 'PATCH /api/companies/{id}')[1]).toEqual({ enabled: true });
    await act(async () => releases.shift()?.());
  });

  it('shows the stored state again, and why, when the switch was refused', async () => {
    const page = open({ 'PATCH /api/companies/{id}': refusal(422, 'errors.people.lastSuperAdministrator') });
    const choice = screen.getByRole('switch', { name: /may sign in/ });
    await page.user.click(choice);
    expect(await screen.findByText(/^This is the last active super administrator/)).toBeInTheDocument();
    expect(choice).toBeChecked();
  });

  it('asks before contracts end, and sends the others as they are', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Rooms' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'KNOVA' }));
    await page.user.click(screen.getByRole('button', { name: 'Save contracts' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the contract Rooms?' }));
    expect(bodies(page, 'PUT /api/companies/{id}/contracts')).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Save contracts' }));
    await waitFor(() => expect(bodies(page, 'PUT /api/companies/{id}/contracts')).toHaveLength(1));
    expect(bodies(page, 'PUT /api/companies/{id}/contracts')[0]).toEqual({
      contracts: [{ contractId: 5453, firstDay: null, lastDay: null, minutesPerMonth: null }],
    });
  });

  it('keeps the focus at the exit when planning replaces the form', async () => {
    const page = open({
      'PUT /api/companies/{id}/departure': company,
      'GET /api/companies/{id}/departure': { effects: [] },
    });
    await page.user.type(await screen.findByRole('textbox', { name: /^Last day$/ }), '31/12/2026');
    const plan = screen.getByRole('button', { name: 'Plan the exit' });
    await page.user.click(plan);
    await waitFor(() => expect(plan).not.toHaveFocus());
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Exit' }));
  });

  it('accepts hours with a decimal point or comma, and refuses other texts', async () => {
    const page = open();
    const hours = await screen.findByRole('textbox', { name: 'Hours of rooms per month for Rooms' });
    expect(hours).toHaveValue('12.5');
    await page.user.clear(hours);
    await page.user.type(hours, 'many');
    await page.user.click(screen.getByRole('button', { name: 'Save contracts' }));
    expect(screen.getByText(/^Enter a number of hours/)).toBeInTheDocument();
    await page.user.clear(hours);
    await page.user.type(hours, '1,5');
    await page.user.click(screen.getByRole('button', { name: 'Save contracts' }));
    await waitFor(() => expect(bodies(page, 'PUT /api/companies/{id}/contracts')).toHaveLength(1));
    expect(bodies(page, 'PUT /api/companies/{id}/contracts')[0]).toEqual({
      contracts: [{ ...contract, minutesPerMonth: 90 }],
    });
  });
});
