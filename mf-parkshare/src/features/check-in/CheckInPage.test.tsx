import type { CheckIn } from '@park/contract/parking-check-in';
import { axe, refusal, screen, waitFor } from '@park/testing';
import { today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import CheckInPage from './CheckInPage';

const call = 'POST /api/parking/check-in';

const open = (at: string, answer?: CheckIn | ReturnType<typeof refusal>) =>
  renderParkshare(CheckInPage, { at, answers: answer ? { [call]: answer } : {} });

const checkIn: CheckIn = {
  date: today,
  halves: ['am'],
  lot: { id: 'north', name: 'P1 North' },
  spot: { id: 'spot-5', number: 'A005' },
  bookingId: 'b1',
  checkedInAt: `${today}T07:00:00.000Z`,
};

it('asks to scan the code again when the address has none', async () => {
  const page = open('/parkshare/check-in');
  expect(await screen.findByRole('heading', { name: 'No car park was given' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I am here' })).not.toBeInTheDocument();
  expect((await axe(page.container)).violations).toEqual([]);
  expect(page.missingTexts).toEqual([]);
});

it('asks to scan the code again when the api cannot read it', async () => {
  const page = open('/parkshare/check-in?code=x', refusal(400, 'errors.validation'));
  await page.user.click(await screen.findByRole('button', { name: 'I am here' }));
  const heading = await screen.findByRole('heading', { name: 'No car park was given' });
  await waitFor(() => expect(heading.closest('[tabindex]')).toHaveFocus());
});

it('keeps the focus at the answer when the button is gone', async () => {
  const page = open('/parkshare/check-in?code=entrance-north', checkIn);
  await page.user.click(await screen.findByRole('button', { name: 'I am here' }));
  const answer = await screen.findByText(/^Checked in: /);
  await waitFor(() => expect(answer.closest('[tabindex]')).toHaveFocus());
});
