import { refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { alert, bodies, bookAny, booked, chooser, openMorning } from '../../testing/booking-a-spot';
import { lot, lotDay, parkingDay, south, spot } from '../../testing/parking';

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

describe('a refusal', () => {
  const refused = async (status: number, key: string, after: FakeAnswers = {}) => {
    const page = await openMorning({ 'POST /api/parking/spots/book': refusal(status, key) });
    page.client.answer(after);
    await page.user.click(bookAny());
    return { page, notice: within(await alert()) };
  };

  it('for a taken spot offers the next one in the lot and loads the counts again', async () => {
    const { page, notice } = await refused(409, 'errors.parking.taken');
    expect(notice.getByText('Somebody was faster: no spot of this kind is left in P1 North')).toBeInTheDocument();
    expect(await notice.findByText('9 other spots are still free here.')).toBeInTheDocument();
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/parking/parking-lots')).toHaveLength(2);
    page.client.answer({ 'POST /api/parking/spots/book': booked });
    await page.user.click(notice.getByRole('button', { name: 'Book another spot here' }));
    expect(await screen.findByText(/^Booked: /)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for a full lot shows where spots are still free', async () => {
    const full = {
      ...lot(),
      free: { am: 0, pm: 0, day: 0 },
      freeByKind: { standard: 0, electric: 0, accessible: 0, motorbike: 0 },
    };
    const { notice } = await refused(409, 'errors.parking.taken', {
      'GET /api/parking/parking-lots': parkingDay({ half: 'am', lots: [full, south] }),
    });
    expect(await notice.findByText('Still free for Fri 20 Nov, morning: P2 South (3).')).toBeInTheDocument();
    expect(notice.queryByRole('button')).toBeNull();
  });

  it('for a full day says that nothing is left', async () => {
    const { notice } = await refused(409, 'errors.parking.taken', {
      'GET /api/parking/parking-lots': parkingDay({
        half: 'am',
        lots: [{ ...south, id: 'north', free: { am: 0, pm: 0, day: 0 } }],
      }),
    });
    expect(await notice.findByText('Nothing else is free for Fri 20 Nov, morning.')).toBeInTheDocument();
  });

  it('for a taken specific spot names it, loads the spots again and keeps the lot open', async () => {
    const page = await openMorning(
      { 'POST /api/parking/spots/book': refusal(409, 'errors.parking.taken') },
      '/parkshare?half=am&lot=north',
    );
    const form = within(await chooser());
    await page.user.click(form.getByRole('radio', { name: 'A010' }));
    page.client.answer({
      'GET /api/parking/freeSpots/{id}': lotDay({ half: 'am', spots: [spot('A011', { from: 'company' })] }),
    });
    await page.user.click(form.getByRole('button', { name: 'Book A010 for the morning' }));
    expect(within(await alert()).getByText('Somebody was faster: spot A010 has just been booked')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'A010' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Book any standard spot for the morning' })).toBeInTheDocument();
    expect(page.address()).toBe('/parkshare?half=am&lot=north');
  });

  it('keeps the selected spot when the network fails, and retries the same selection', async () => {
    const page = await openMorning(
      { 'POST /api/parking/spots/book': refusal(503, 'errors.unavailable') },
      '/parkshare?half=am&lot=north',
    );
    const form = within(await chooser());
    await page.user.click(form.getByRole('radio', { name: 'A012' }));
    await page.user.click(form.getByRole('button', { name: 'Book A012 for the morning' }));
    const notice = within(await alert());
    expect(form.getByRole('radio', { name: 'A012' })).toBeChecked();
    page.client.answer({ 'POST /api/parking/spots/book': booked });
    await page.user.click(notice.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodies(page).map((body) => body.spotId)).toEqual(['spot-A012', 'spot-A012']));
  });

  it.each([
    [
      409,
      'errors.parking.alreadyBooked',
      'You already have a spot for this time',
      'It may have been booked in another window. Each person can have one spot at a time.',
    ],
    [
      422,
      'errors.parking.noCredits',
      'You do not have enough credits for this',
      'This costs 1 credit; you have 5 credits.',
    ],
    [
      422,
      'errors.parking.notReleased',
      'This spot is no longer released for that time',
      '9 other spots are still free here.',
    ],
    [404, 'errors.parking.spotNotFound', 'This spot no longer exists', '9 other spots are still free here.'],
    [422, 'errors.parking.inThePast', 'This time is over', 'A half day can be booked until it ends.'],
    [422, 'errors.parking.tooFarAhead', 'This is too far ahead', 'Spots can be booked up to Sun 20 Dec.'],
  ])('%i %s is said in words', async (status, key, title, reason) => {
    const { page, notice } = await refused(status, key);
    expect(notice.getByText(title)).toBeInTheDocument();
    expect(await notice.findByText(reason)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('for a lot that no longer exists is shown above the list', async () => {
    const { notice } = await refused(404, 'errors.parking.lotNotFound', {
      'GET /api/parking/parking-lots': parkingDay({
        half: 'am',
        lots: [{ ...south, freeByKind: { ...south.freeByKind, standard: 3 } }],
      }),
    });
    expect(notice.getByText('This car park no longer exists')).toBeInTheDocument();
    expect(await screen.findByText('Still free for Fri 20 Nov, morning: P2 South (3).')).toBeInTheDocument();
  });

  it('disappears with another half', async () => {
    const { page } = await refused(409, 'errors.parking.alreadyBooked');
    await page.user.click(screen.getByRole('radio', { name: 'Afternoon' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('renders in French', async () => {
    const page = await openMorning(
      { 'POST /api/parking/spots/book': refusal(409, 'errors.parking.taken') },
      '/parkshare?half=am',
      { language: 'fr' },
    );
    await page.user.click(screen.getByRole('button', { name: 'Réserver le matin à P1 North' }));
    expect(await within(await alert()).findByText('9 autres places sont encore libres ici.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
