import { refusal, screen } from '@park/testing';
import { managedLot } from '../../testing/park';
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
