import { refusal, screen, within } from '@park/testing';
import { heldHalf, heldSpot, ownSpots } from '../../testing/holding';
import { today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import { OwnSpotCards } from './OwnSpotCard';

const Card = () => <OwnSpotCards date={today} />;

it('releases the whole day with one press, and the message undoes it', async () => {
  const page = renderParkshare(Card, {
    at: '/parkshare',
    answers: {
      'GET /api/parking/own-spots': ownSpots(),
      'POST /api/parking/releases': { halves: 2 },
      'POST /api/parking/releases/take-back': { halves: 2 },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Release for Fri 20 Nov' }));
  await screen.findByText('Spot A005: 2 half days released.');
  const bodyOf = (call: string) => page.client.calls.find(({ name }) => name === call)?.input;
  expect(bodyOf('POST /api/parking/releases')).toEqual({
    body: {
      spotId: heldSpot.id,
      halves: ['am', 'pm'],
      audience: 'companyThenPark',
      firstDay: today,
      lastDay: today,
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 half days are yours again.');
  expect(bodyOf('POST /api/parking/releases/take-back')).toEqual({
    body: { spotId: heldSpot.id, date: today, halves: ['am', 'pm'] },
  });
});

it('keeps the focus in the card when the pressed button is gone', async () => {
  const released = { state: 'released', may: { release: false, takeBack: true } } as const;
  const page = renderParkshare(Card, {
    at: '/parkshare',
    answers: {
      'GET /api/parking/own-spots': ownSpots(),
      'POST /api/parking/releases': { halves: 2 },
      'POST /api/parking/releases/take-back': { halves: 2 },
    },
  });
  const release = await screen.findByRole('button', { name: 'Release for Fri 20 Nov' });
  page.client.answer({
    'GET /api/parking/own-spots': ownSpots([heldHalf(released), heldHalf({ ...released, half: 'pm' })]),
  });
  await page.user.click(release);
  const takeBack = await screen.findByRole('button', { name: 'Take it back' });
  expect(release).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(takeBack);
  expect(document.body).not.toHaveFocus();
  page.client.answer({ 'GET /api/parking/own-spots': ownSpots() });
  await page.user.click(takeBack);
  expect(document.activeElement).toContainElement(
    await screen.findByRole('button', { name: 'Release for Fri 20 Nov' }),
  );
  expect(document.body).not.toHaveFocus();
});

it('offers other days when nothing of the day can be released', async () => {
  const booked = heldHalf({ state: 'booked', may: { release: false, takeBack: false } });
  const page = renderParkshare(Card, {
    at: '/parkshare',
    answers: { 'GET /api/parking/own-spots': ownSpots([booked]) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Other days and options' }));
  expect(await screen.findByRole('dialog', { name: 'Release spot A005' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Release for Fri/ })).not.toBeInTheDocument();
});

it('asks before it discards a choice of other days', async () => {
  const page = renderParkshare(Card, { at: '/parkshare', answers: { 'GET /api/parking/own-spots': ownSpots() } });
  await page.user.click(await screen.findByRole('button', { name: 'Other days and options' }));
  await page.user.click(await screen.findByRole('radio', { name: 'Everybody in the park' }));
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
});

it('releases to another company', async () => {
  const company = { id: '00000000-0000-4000-8000-000000000201', name: 'Terravolo' };
  const page = renderParkshare(Card, {
    at: '/parkshare',
    answers: {
      'GET /api/parking/own-spots': { ...ownSpots(), companies: [company] },
      'POST /api/parking/releases': { halves: 2 },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Other days and options' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release spot A005' }));
  await page.user.click(dialog.getByRole('radio', { name: 'Another company' }));
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Company' }), 'Terravolo');
  await page.user.click(dialog.getByRole('button', { name: 'Release' }));
  await screen.findByText('Spot A005: 2 half days released.');
  expect(page.client.calls.find(({ name }) => name === 'POST /api/parking/releases')).toMatchObject({
    input: { body: { audience: 'named', companyId: company.id } },
  });
});

it('offers to try again when the spots did not load', async () => {
  const page = renderParkshare(Card, {
    at: '/parkshare',
    answers: { 'GET /api/parking/own-spots': refusal(500, 'errors.unexpected') },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  page.client.answer({ 'GET /api/parking/own-spots': ownSpots() });
  await page.user.click(retry);
  expect(await screen.findByRole('heading', { name: /A005/ })).toBeInTheDocument();
});
