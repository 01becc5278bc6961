import type { Lease } from '@park/contract/parking-leases';
import { screen, waitFor, within } from '@park/testing';
import { heldSpot } from '../../testing/holding';
import { lotSpots, managedLot } from '../../testing/park';
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

it('keeps the focus in the list when a lease has ended and offers nothing more', async () => {
  const page = renderParkshare(LeasesPage, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: {
      'GET /api/parking/leases': { items: [{ ...activeLease, may: { ...activeLease.may, end: true } }] },
      'POST /api/parking/leases/{id}/decision': activeLease,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'End the lease of spot A005 today' }));
  page.client.answer({ 'GET /api/parking/leases': { items: [activeLease] } });
  await page.user.click(await screen.findByRole('button', { name: 'End lease' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the lease/ })).not.toBeInTheDocument());
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  expect(document.body).not.toHaveFocus();
});

it('offers a spot of the park, and asks before it discards the choice', async () => {
  const page = renderParkshare(LeasesPage, {
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: {
      'GET /api/parking/leases': { items: [activeLease] },
      'GET /api/parking/park/lots': { items: [managedLot] },
      'GET /api/parking/park/lots/{id}/spots': lotSpots,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Offer a spot of the park' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'P1 North' });
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Car park' }), 'P1 North');
  expect(await dialog.findByRole('option', { name: /^A006/ })).toBeInTheDocument();
  expect(dialog.queryByRole('option', { name: /^A005/ })).not.toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Offer' }));
  for (const name of ['Spot', 'To'])
    expect(await dialog.findByRole('combobox', { name })).toHaveAccessibleDescription(/choose/);
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});
