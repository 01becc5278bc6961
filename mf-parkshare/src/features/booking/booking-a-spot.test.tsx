import { refusal, screen, waitFor, within } from '@park/testing';
import { alert, bodies, bookAny, booked, chooser, openMorning } from '../../testing/booking-a-spot';
import { lot, lotDay, parkingBooking, parkingDay, south, today } from '../../testing/parking';

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

describe('booking', () => {
  it('books any spot of a lot: is busy meanwhile, then shows the result, the new balance and the spot', async () => {
    let answer: (value: typeof booked) => void = () => {};
    const page = await openMorning({
      'POST /api/parking/spots/book': () => new Promise((resolve) => (answer = resolve)),
    });
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
    const page = await openMorning({}, '/parkshare?date=2026-11-23');
    await page.user.click(screen.getByRole('button', { name: 'Book the whole day in P1 North' }));
    await waitFor(() => expect(bodies(page)).toEqual([{ lotId: 'north', date: '2026-11-23', halves: ['am', 'pm'] }]));
  });

  it('sends one call, however often the button is pressed', async () => {
    const page = await openMorning({ 'POST /api/parking/spots/book': () => new Promise(() => undefined) });
    await page.user.dblClick(bookAny());
    expect(bodies(page)).toHaveLength(1);
  });

  it('can be undone from the toast, which updates the balance', async () => {
    const page = await openMorning({
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

  it('reports an undo that fails, with the reason', async () => {
    const page = await openMorning({ 'DELETE /api/parking/bookings/{id}': refusal(503, 'errors.unavailable') });
    await page.user.click(bookAny());
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/could not be cancelled.*bookings\. ./)).toBeInTheDocument();
  });

  it('updates the balance to 0 with the last credit', async () => {
    const page = await openMorning({ 'POST /api/parking/spots/book': { ...booked, parkshareCredits: 0 } });
    await page.user.click(bookAny());
    await waitFor(() => expect(page.services.session.getState().user?.parkshareCredits).toBe(0));
  });
});

describe('choosing a spot', () => {
  it('opens a lot in the address, shows its spots by kind, and closes it again', async () => {
    const page = await openMorning();
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
    const page = await openMorning({}, '/parkshare?half=am&lot=north');
    const form = within(await chooser());
    await page.user.click(form.getByRole('radio', { name: 'A012' }));
    expect(form.getByText('Costs 1 of your 5 credits')).toBeInTheDocument();
    await page.user.click(form.getByRole('button', { name: 'Book A012 for the morning' }));
    expect(await screen.findByText(/^Booked: /)).toBeInTheDocument();
    expect(bodies(page)).toEqual([{ spotId: 'spot-A012', date: today, halves: ['am'] }]);
    expect(page.address()).toBe('/parkshare?half=am');
  });

  it('says that a spot costs nothing on days when parking is free', async () => {
    const page = await openMorning({
      'GET /api/parking/parking-lots': parkingDay({ half: 'am', cost: { am: 0, pm: 0 } }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Choose a spot in P1 North' }));
    const form = within(await chooser());
    expect(form.getByText('Free of charge')).toBeInTheDocument();
    expect(form.queryByText(/^Costs \d/)).toBeNull();
  });

  it('books any spot of a kind, by keyboard', async () => {
    const page = await openMorning({}, '/parkshare?half=am&lot=north');
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
    const page = await openMorning(
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
    await openMorning(
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
    const page = await openMorning(
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
