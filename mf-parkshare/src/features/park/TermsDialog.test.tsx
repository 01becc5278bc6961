import { refusal, screen, waitFor, within } from '@park/testing';
import { parkingCompany } from '../../testing/park';
import { renderParkshare } from '../../testing/render-parkshare';
import { TermsDialog } from './TermsDialog';

const put = 'PUT /api/parking/companies/{id}/terms';

it('shows both states of terms that somebody else has saved, and goes on with the chosen one', async () => {
  const { poolCap, personCap } = parkingCompany.terms;
  const current = { monthlyGrant: 45, poolCap, personCap, version: 2 };
  const page = renderParkshare(() => <TermsDialog company={parkingCompany} onClose={() => {}} />, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: { [put]: refusal(409, 'errors.parking.changedMeanwhile', { details: { current } }) },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const grant = dialog.getByRole('textbox', { name: /^Credits per month/ });
  await page.user.clear(grant);
  await page.user.type(grant, '99');
  await page.user.click(dialog.getByRole('button', { name: 'Save terms' }));
  const grants = within(await dialog.findByRole('group', { name: 'Credits per month' }));
  expect(grants.getByRole('radio', { name: 'Yours: 99' })).toBeChecked();
  expect(grants.getByRole('radio', { name: 'Saved in the meantime: 45' })).toBeInTheDocument();
  page.client.answer({ [put]: undefined });
  await page.user.click(dialog.getByRole('button', { name: 'Save terms' }));
  const sent = () =>
    page.client.calls.filter(({ name }) => name === put).map(({ input }) => (input as { body: unknown }).body);
  await waitFor(() =>
    expect(sent()).toEqual([
      { monthlyGrant: 99, poolCap, personCap, version: 1 },
      { monthlyGrant: 99, poolCap, personCap, version: 2 },
    ]),
  );
});
