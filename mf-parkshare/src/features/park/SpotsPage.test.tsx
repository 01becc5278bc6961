import { refusal, screen, waitFor, within } from '@park/testing';
import { lotSpots, managedLot } from '../../testing/park';
import { renderParkshare } from '../../testing/render-parkshare';
import SpotsPage from './SpotsPage';

it('leads from an unknown car park to all car parks', async () => {
  renderParkshare(SpotsPage, {
    at: `/parkshare/park/lots/spots?id=${managedLot.id}`,
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: { 'GET /api/parking/park/lots/{id}/spots': refusal(404, 'errors.parking.lotNotFound') },
  });
  expect(await screen.findByRole('heading', { name: 'Car park not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all car parks' })).toHaveAttribute('href', '/parkshare/park/lots');
});

describe('retiring a spot', () => {
  const retirement = 'POST /api/parking/park/spots/{id}/retirement';

  async function openSpot() {
    const page = renderParkshare(SpotsPage, {
      at: `/parkshare/park/lots/spots?id=${managedLot.id}`,
      permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
      answers: { 'GET /api/parking/park/lots/{id}/spots': lotSpots, [retirement]: undefined },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit spot A005' }));
    return page;
  }

  it('asks first', async () => {
    const page = await openSpot();
    await page.user.click(screen.getByRole('button', { name: 'Retire spot' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retire spot A005?' }));
    expect(page.client.calls.map(({ name }) => name)).not.toContain(retirement);
    expect(question.queryByText(/will be discarded/)).not.toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Retire spot' }));
    expect(await screen.findByText('Spot A005 is retired.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the focus in the list that the spot has left', async () => {
    const page = await openSpot();
    const spots = lotSpots.spots.map((spot) => (spot.number === 'A005' ? { ...spot, isRetired: true } : spot));
    page.client.answer({ 'GET /api/parking/park/lots/{id}/spots': { ...lotSpots, spots } });
    await page.user.click(screen.getByRole('button', { name: 'Retire spot' }));
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Retire spot' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'A005' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Spots of P1 North' })).toHaveFocus());
  });

  it('says that typed changes would be discarded, and keeps them after all', async () => {
    const page = await openSpot();
    await page.user.type(screen.getByRole('textbox', { name: 'Number' }), 'B');
    await page.user.click(screen.getByRole('button', { name: 'Retire spot' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retire spot A005?' }));
    expect(question.getByText(/will be discarded/)).toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('A005B');
  });
});
