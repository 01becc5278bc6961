import { refusal, screen } from '@park/testing';
import { today } from '../../testing/parking';
import { openParking } from '../../testing/parking-page';

const days = 'GET /api/parking/days';

it('offers to try again when the days did not load', async () => {
  const page = openParking('/parkshare', { [days]: refusal(500, 'errors.unexpected') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const day = { date: today, free: { am: 3, pm: 2, day: 2 }, isFreeOfCharge: false, own: { am: false, pm: false } };
  page.client.answer({ [days]: { days: [day], may: { readDayList: false } } });
  await page.user.click(retry);
  expect(await screen.findByRole('list', { name: 'The next 14 days' })).toBeInTheDocument();
});
