import { screen, within } from '@park/testing';
import { parkingBooking } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import { CancelBooking } from './CancelBooking';

async function ask(credits: number) {
  const canGiveBack = (['am', 'pm'] as const).map((half) => ({ half, credits }));
  const booking = parkingBooking({ canGiveBack, creditsBack: 2 * credits });
  const page = renderParkshare(() => <CancelBooking booking={booking} onCancelled={() => undefined} />, {});
  await page.user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
  return within(screen.getByRole('alertdialog'));
}

it('says what each half of a whole day refunds', async () => {
  const question = await ask(1);
  expect(question.getByRole('radio', { name: 'Morning' })).toHaveAccessibleDescription('refunds 1 credit');
  expect(question.getByRole('radio', { name: 'Whole day' })).toHaveAccessibleDescription('refunds 2 credits');
});

it('says once that a day free of charge refunds nothing', async () => {
  const question = await ask(0);
  expect(question.queryByText(/refunds 0/)).not.toBeInTheDocument();
  expect(question.getByText('It was free of charge, so no credit is refunded.')).toBeInTheDocument();
});
