import { refusal, screen } from '@park/testing';
import { renderParkshare } from '../../testing/render-parkshare';
import DayListPage from './DayListPage';

it('tells a person who has parking, but not the day list, whom the list is for', async () => {
  renderParkshare(DayListPage, {
    answers: { 'GET /api/parking/day-list': refusal(403, 'errors.parking.dayListNotAllowed') },
  });
  expect(
    await screen.findByRole('heading', { name: 'The day list is for Facilities and the park’s staff' }),
  ).toBeInTheDocument();
});
