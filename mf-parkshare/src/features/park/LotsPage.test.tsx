import { screen } from '@park/testing';
import { managedLot } from '../../testing/park';
import { renderParkshare } from '../../testing/render-parkshare';
import LotsPage from './LotsPage';

it.each([
  [1, '1 fermée aujourd’hui'],
  [2, '2 fermées aujourd’hui'],
])('agrees in French with %i closed spots', async (closedToday, text) => {
  const page = renderParkshare(LotsPage, {
    language: 'fr',
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    answers: { 'GET /api/parking/park/lots': { items: [{ ...managedLot, closedToday }] } },
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
