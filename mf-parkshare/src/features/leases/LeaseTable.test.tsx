import type { Lease } from '@park/contract/parking-leases';
import { refusal, screen, within } from '@park/testing';
import { heldSpot } from '../../testing/holding';
import { monday, today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import { LeaseTable } from './LeaseTable';

const post = 'POST /api/parking/leases/{id}/decision';
const lease: Lease = {
  id: 'lease-1',
  spot: heldSpot,
  from: null,
  to: { id: 'terravolo', name: 'Terravolo' },
  firstDay: today,
  lastDay: monday,
  state: 'offered',
  may: { decide: true, withdraw: true, end: true },
};

const open = () =>
  renderParkshare(() => <LeaseTable leases={[lease]} onDecided={() => undefined} />, { answers: { [post]: lease } });

it('accepts a lease at once and says so', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Accept the lease of spot A005' }));
  expect(await screen.findByText('The lease of spot A005 has been accepted.')).toBeInTheDocument();
});

it.each([
  ['decline', 'Decline the lease of spot A005', 'Decline lease', 'The lease of spot A005 has been declined.'],
  ['withdraw', 'Withdraw the offer of spot A005', 'Withdraw offer', 'The offer of spot A005 has been withdrawn.'],
  ['end', 'End the lease of spot A005 today', 'End lease', 'The lease of spot A005 ends today.'],
])('asks before: %s', async (decision, name, confirm, done) => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name }));
  const question = within(screen.getByRole('alertdialog', { name: `${name}?` }));
  expect(page.client.calls.some((call) => call.name === post)).toBe(false);
  await page.user.click(question.getByRole('button', { name: confirm }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(page.client.calls.find((call) => call.name === post)).toMatchObject({ input: { body: { decision } } });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('keeps the question open when the decision is refused', async () => {
  const page = open();
  page.client.answer({ [post]: refusal(409, 'errors.parking.leaseDecided') });
  await page.user.click(await screen.findByRole('button', { name: 'Withdraw the offer of spot A005' }));
  const question = within(screen.getByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: 'Withdraw offer' }));
  expect(await question.findByRole('alert')).toBeInTheDocument();
});
