import type { Lease } from '@park/contract/parking-leases';
import { screen } from '@park/testing';
import { heldSpot } from '../../testing/holding';
import { monday, today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import LeasesPage from './LeasesPage';

const activeLease: Lease = {
  id: 'lease-1',
  spot: heldSpot,
  from: null,
  to: { id: 'terravolo', name: 'Terravolo' },
  firstDay: today,
  lastDay: monday,
  state: 'active',
  may: { decide: false, withdraw: false, end: false },
};

it('leads back to all leases when none matches the filter', async () => {
  const page = renderParkshare(LeasesPage, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: { 'GET /api/parking/leases': { items: [activeLease] } },
  });
  await page.user.click(await screen.findByRole('radio', { name: 'Open offers' }));
  expect(screen.getByRole('heading', { name: 'No lease matches' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Show all leases' }));
  expect(screen.getByRole('table')).toHaveTextContent('Terravolo');
});
