import { axe, fireEvent, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { companyCredits, creditLine } from '../../testing/credits';
import { renderParkshare } from '../../testing/render-parkshare';
import CompanyCreditsPage from './CompanyCreditsPage';

const open = (options: RenderOptions = {}) =>
  renderParkshare(CompanyCreditsPage, {
    at: '/parkshare/manager/credits',
    permissions: ['Parkshare_Read', 'Parkshare_Book', 'Parkshare_Manage'],
    ...options,
    answers: {
      'GET /api/parking/credits/company': companyCredits(),
      'GET /api/parking/credits/company/lines': {
        items: [creditLine({ reason: 'distribution', person: 'Emil Employee' })],
        paginationId: null,
      },
      ...options.answers,
    },
  });

describe('people and credits of a company', () => {
  it('hands out credits to a person and says what the person has then', async () => {
    const after = companyCredits();
    const page = open({
      answers: {
        'POST /api/parking/credits/distribute': {
          ...after,
          people: after.people.map((person) => ({ ...person, credits: person.credits + 4 })),
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Give credits to Emil Employee' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('At most 15 now.')).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give credits' }));
    expect(await screen.findByText('Emil Employee now has 9 credits.')).toBeInTheDocument();
    expect(screen.getByText('Given to Emil Employee')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the focus in the list when a person has reached the limit', async () => {
    const people = companyCredits().people.map((person) => ({ ...person, canReceive: 0 }));
    const page = open({ answers: { 'POST /api/parking/credits/distribute': companyCredits({ people }) } });
    await page.user.click(await screen.findByRole('button', { name: 'Give credits to Emil Employee' }));
    page.client.answer({ 'GET /api/parking/credits/company': companyCredits({ people }) });
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give credits' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Give credits to/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('group', { name: 'People' })).toHaveFocus());
  });

  it('keeps the input and says the numbers when the pool does not reach', async () => {
    open({ answers: { 'POST /api/parking/credits/distribute': refusal(422, 'errors.parking.poolTooSmall') } });
    fireEvent.click(await screen.findByRole('button', { name: 'Give credits to Emil Employee' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/Credits/), { target: { value: '12' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give credits' }));
    expect(await within(dialog).findByText(/The company has/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/Credits/)).toHaveDisplayValue('12');
  });

  it('names what the person may receive now when the amount is higher', async () => {
    const page = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Give credits to Emil Employee' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const amount of ['16', '9999']) {
      fireEvent.change(dialog.getByLabelText(/Credits/), { target: { value: amount } });
      fireEvent.click(dialog.getByRole('button', { name: 'Give credits' }));
      await waitFor(() => expect(dialog.getByLabelText(/Credits/)).toHaveAccessibleDescription(/15 or less/));
      expect(dialog.getByLabelText(/Credits/)).toHaveDisplayValue(amount);
    }
    expect(page.client.calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('asks before it discards the amount', async () => {
    const page = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Give credits to Emil Employee' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Credits/), { target: { value: '12' } });
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('is accessible in French', async () => {
    const page = open({ language: 'fr' });
    expect(await screen.findByText('Nora Full')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
