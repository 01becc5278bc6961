import { refusal, screen } from '@park/testing';
import { today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import DayListPage from './DayListPage';

const call = 'GET /api/parking/day-list';

it('tells a person who has parking, but not the day list, whom the list is for, and offers nothing else', async () => {
  const page = renderParkshare(DayListPage, {
    answers: { [call]: refusal(403, 'errors.parking.dayListNotAllowed') },
  });
  expect(
    await screen.findByRole('heading', { name: 'The day list is for Facilities and the park’s staff' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it('keeps day, car park and printing for those who may read it', async () => {
  renderParkshare(DayListPage, { answers: { [call]: { date: today, lots: [] } } });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous day' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Car park' })).toBeInTheDocument();
});

it('shows today for an address with a day that does not exist', async () => {
  const page = renderParkshare(DayListPage, {
    at: '/parkshare/park/day?date=tomorrow',
    answers: { [call]: { date: today, lots: [] } },
  });
  expect(await screen.findByRole('heading', { name: 'Who parks where on Fri 20 Nov' })).toBeInTheDocument();
  expect(page.client.calls.map(({ input }) => input)).toEqual([{ query: { date: undefined } }]);
});
