import type { CallInput } from '@park/contract';
import { refusal, screen, waitFor, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { bookingDetails, lot, lotDay, parkingBooking, parkingDay, south, spot, today } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import ParkingPage from './ParkingPage';

type Body = CallInput<'POST /api/parking/spots/book'>['body'];

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

const booked = { booking: parkingBooking({ date: today, halves: ['am'] }), parkshareCredits: 4 };

const open = async (answers: FakeAnswers = {}, at = '/parkshare?half=am', options: RenderOptions = {}) => {
  const page = renderParkshare(ParkingPage, {
    at,
    answers: {
      'GET /api/parking/parking-lots': ({ query }) => parkingDay({ half: query?.half ?? 'day' }),
      'GET /api/parking/freeSpots/{id}': ({ query }) => lotDay({ half: query?.half ?? 'day' }),
      'GET /api/parking/bookings/{id}': bookingDetails({ booking: booked.booking }),
      'POST /api/parking/spots/book': booked,
      ...answers,
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 3, name: /P1 North/ });
  return page;
};

const bodies = (page: Awaited<ReturnType<typeof open>>) =>
  page.client.calls
    .filter(({ name }) => name === 'POST /api/parking/spots/book')
    .map(({ input }) => input.body as Body);
const bookAny = () => screen.getByRole('button', { name: 'Book the morning in P1 North' });
const chooser = () => screen.findByRole('form', { name: 'Free spots in P1 North' });
const alert = () => screen.findByRole('alert');

describe('booking', () => {
  it('books any spot of a lot: is busy meanwhile, then shows the result, the new balance and the spot', async () => {
    let answer: (value: typeof booked) => void = () => {};
    const page = await open({ 'POST /api/parking/spots/book': () => new Promise((resolve) => (answer = resolve)) });
    await page.user.click(bookAny());
    expect(screen.getByRole('button', { name: 'Booking' })).toHaveAttribute('aria-busy', 'true');
    page.client.answer({
      'GET /api/parking/parking-lots': parkingDay({
        half: 'am',
        own: { am: 'booking-1', pm: null },
        parkshareCredits: 4,
      }),
    });
    answer(booked);
    expect(await screen.findByText('Booked: P1 North, spot A010, Fri 20 Nov, morning')).toBeInTheDocument();
    expect(bodies(page)).toEqual([{ lotId: 'north', date: today, halves: ['am'] }]);
    expect(page.services.session.getState().user?.parkshareCredits).toBe(4);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('4 credits');
    const own = await screen.findByRole('heading', { name: 'P1 North, spot A010' });
    await waitFor(() => expect(document.activeElement).toContainElement(own));
    expect(page.missingTexts).toEqual([]);
  });

  it('books both halves for the whole day', async () => {
    const page = await open({}, '/parkshare?date=2026-11-23');
    await page.user.click(screen.getByRole('button', { name: 'Book the whole day in P1 North' }));
    await waitFor(() => expect(bodies(page)).toEqual([{ lotId: 'north', date: '2026-11-23', halves: ['am', 'pm'] }]));
  });

  it('sends one call, however often the button is pressed', async () => {
    const page = await open({ 'POST /api/parking/spots/book': () => new Promise(() => undefined) });
    await page.user.dblClick(bookAny());
    expect(bodies(page)).toHaveLength(1);
  });

  it('can be undone from the toast, which updates the balance', async () => {
    const page = await open({
      'DELETE /api/parking/bookings/{id}': { booking: parkingBooking({ state: 'cancelled' }), parkshareCredits: 5 },
    });
    await page.user.click(bookAny());
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Booking cancelled. You have 5 credits.')).toBeInTheDocument();
    expect(page.client.calls.filter(({ name }) => name.startsWith('DELETE')).map(({ url }) => url)).toEqual([
      '/api/parking/bookings/booking-1',
    ]);
    expect(page.services.session.getState().user?.parkshareCredits).toBe(5);
  });

  it('reports an undo that fails', async () => {
    const page = await open({ 'DELETE /api/parking/bookings/{id}': refusal(503, 'errors.unavailable') });
    await page.user.click(bookAny());
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/could not be cancelled/)).toBeInTheDocument();
  });

  it('updates the balance to 0 with the last credit', async () => {
    const page = await open({ 'POST /api/parking/spots/book': { ...booked, parkshareCredits: 0 } });
    await page.user.click(bookAny());
    await waitFor(() => expect(page.services.session.getState().user?.parkshareCredits).toBe(0));
  });
});

describe('choosing a spot', () => {
  it('opens a lot in the address, shows its spots by kind, and closes it again', async () => {
    const page = await open();
    const toggle = screen.getByRole('button', { name: 'Choose a spot in P1 North' });
    await page.user.click(toggle);
    expect(page.address()).toBe('/parkshare?half=am&lot=north');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const form = within(await chooser());
    expect(form.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Standard2',
      'Electric1',
      'Accessible1',
    ]);
    expect(form.getByRole('radio', { name: 'A011 (of your company)' })).toBeInTheDocument();
    expect(form.getByText('Spots of your company')).toBeInTheDocument();
    await page.user.click(toggle);
    expect(page.address()).toBe('/parkshare?half=am');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('books a specific spot', async () => {
    const page = await open({}, '/parkshare?half=am&lot=north');
    const form = within(await chooser());
    await page.user.click(form.getByRole('radio', { name: 'A012' }));
    expect(form.getByText('Costs 1 of your 5 credits')).toBeInTheDocument();
    await page.user.click(form.getByRole('button', { name: 'Book A012 for the morning' }));
    expect(await screen.findByText(/^Booked: /)).toBeInTheDocument();
    expect(bodies(page)).toEqual([{ spotId: 'spot-A012', date: today, halves: ['am'] }]);
    expect(page.address()).toBe('/parkshare?half=am');
  });

  it('says that a spot costs nothing on days when parking is free', async () => {
    const page = await open({
      'GET /api/parking/parking-lots': parkingDay({ half: 'am', cost: { am: 0, pm: 0 } }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Choose a spot in P1 North' }));
    const form = within(await chooser());
    expect(form.getByText('Costs nothing')).toBeInTheDocument();
    expect(form.queryByText(/^Costs \d/)).toBeNull();
  });

  it('books any spot of a kind, by keyboard', async () => {
    const page = await open({}, '/parkshare?half=am&lot=north');
    const form = within(await chooser());
    const [anyStandard] = form.getAllByRole('radio', { name: 'Any' });
    expect(anyStandard).toBeChecked();
    expect(form.getByRole('button', { name: 'Book any standard spot for the morning' })).toBeInTheDocument();
    anyStandard?.focus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(form.getByRole('button', { name: 'Book any accessible spot for the morning' })).toBeInTheDocument();
    await page.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(bodies(page)).toEqual([{ lotId: 'north', kind: 'accessible', date: today, halves: ['am'] }]),
    );
  });

  it('shows a skeleton, an error with a retry, and an empty state', async () => {
    let isDown = true;
    const page = await open(
      {
        'GET /api/parking/freeSpots/{id}': () =>
          isDown ? refusal(503, 'errors.unavailable') : lotDay({ half: 'am', spots: [] }),
      },
      '/parkshare?half=am&lot=north',
    );
    isDown = false;
    await page.user.click(within(await alert()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No spot is free here at that time.' })).toBeInTheDocument();
    page.unmount();
    await open(
      { 'GET /api/parking/freeSpots/{id}': () => new Promise(() => undefined) },
      '/parkshare?half=am&lot=north',
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('does not show the spots of one lot under another', async () => {
    const both = parkingDay({
      half: 'am',
      lots: [lot(), { ...south, freeByKind: { ...south.freeByKind, standard: 3 } }],
    });
    const page = await open(
      {
        'GET /api/parking/parking-lots': both,
        'GET /api/parking/freeSpots/{id}': ({ params }) =>
          params.id === 'north' ? lotDay({ half: 'am' }) : new Promise(() => undefined),
      },
      '/parkshare?half=am&lot=north',
    );
    await chooser();
    await page.user.click(screen.getByRole('button', { name: 'Choose a spot in P2 South' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});

describe('a refusal', () => {
  const refused = async (status: number, key: string, after: FakeAnswers = {}) => {
    const page = await open({ 'POST /api/parking/spots/book': refusal(status, key) });
    page.client.answer(after);
    await page.user.click(bookAny());
    return { page, notice: within(await alert()) };
  };

  it('for a taken spot offers the next one in the lot and loads the counts again', async () => {
    const { page, notice } = await refused(409, 'errors.parking.taken');
    expect(notice.getByText('Somebody was faster: nothing of this kind is left in P1 North')).toBeInTheDocument();
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
    const page = await open(
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
    const page = await open(
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
      'It may have been booked in another window. Each person has one spot at a time.',
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
      'This spot is not shared for that time any more',
      '9 other spots are still free here.',
    ],
    [404, 'errors.parking.spotNotFound', 'This spot does not exist any more', '9 other spots are still free here.'],
    [422, 'errors.parking.inThePast', 'This time is over', 'A half can be booked until it ends.'],
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
    expect(notice.getByText('This car park does not exist any more')).toBeInTheDocument();
    expect(await screen.findByText('Still free for Fri 20 Nov, morning: P2 South (3).')).toBeInTheDocument();
  });

  it('disappears with another half', async () => {
    const { page } = await refused(409, 'errors.parking.alreadyBooked');
    await page.user.click(screen.getByRole('radio', { name: 'Afternoon' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('speaks French', async () => {
    const page = await open(
      { 'POST /api/parking/spots/book': refusal(409, 'errors.parking.taken') },
      '/parkshare?half=am',
      { language: 'fr' },
    );
    await page.user.click(screen.getByRole('button', { name: 'Réserver le matin à P1 North' }));
    expect(await within(await alert()).findByText('9 autres places sont encore libres ici.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});
