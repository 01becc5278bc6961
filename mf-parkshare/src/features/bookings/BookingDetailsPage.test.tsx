import {
  axe,
  refusal,
  screen,
  waitFor,
  within,
  type FakeAnswers,
  type RenderOptions,
  firstCallUrls,
} from '@park/testing';
import descriptor from '../../../remote.config';
import { bookingDetails, creditEntry, parkingBooking, today } from '../../testing/parking';
import { noLinks, renderParkshare } from '../../testing/render-parkshare';
import BookingDetailsPage from './BookingDetailsPage';

const at = '/parkshare/bookings/details?id=booking-1';

const open = (details: FakeAnswers['GET /api/parking/bookings/{id}'] = bookingDetails(), options: RenderOptions = {}) =>
  renderParkshare(BookingDetailsPage, {
    at,
    ...options,
    answers: { 'GET /api/parking/bookings/{id}': details, ...options.answers },
  });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('details of a parking booking', () => {
  it('has a title while it loads, then place, time, directions and credits, with breadcrumbs', async () => {
    const page = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Parking booking' })).toBeInTheDocument();
    expect(await title('P1 North, spot A010')).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Where you are' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/parkshare', '/parkshare/bookings']);
    expect(screen.getByText('Mon 23 Nov, whole day')).toBeInTheDocument();
    expect(facts()).toEqual({
      Time: 'Morning 06:00–13:00Afternoon 13:00–20:00',
      'Kind of spot': 'Standard',
      'Booked on': 'Thu 19 Nov',
    });
    const way = within(screen.getByRole('region', { name: 'Directions' }));
    expect(
      [...screen.getByRole('region', { name: 'Directions' }).querySelectorAll('p')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      'Lake road 40',
      'Leave the lake road at the roundabout.',
      'The barrier opens on the left lane.',
      'Show on a map',
    ]);
    expect(way.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=46.5'),
    );
    expect(document.title).toBe('P1 North, spot A010 · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('shows each credit entry with its sign', async () => {
    open(
      bookingDetails({
        credits: [
          creditEntry(),
          creditEntry({ id: '2', reason: 'recall', delta: 1, balance: 5, at: '2026-11-20T16:00:00.000Z' }),
          creditEntry({ id: '3', reason: 'compensation', delta: 1, balance: 6 }),
        ],
      }),
    );
    const table = within(await screen.findByRole('table', { name: 'Effect of this booking on your credits' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.lastElementChild?.textContent ?? cell.textContent)),
    ).toEqual([
      ['Booked', 'Thu 19 Nov, 11:00', '−1', '4'],
      ['Taken back, credit refunded', 'Fri 20 Nov, 17:00', '+1', '5'],
      ['Compensation', 'Thu 19 Nov, 11:00', '+1', '6'],
    ]);
  });

  it('sends exactly the first calls of the descriptor', async () => {
    const page = open();
    await title('P1 North, spot A010');
    expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
  });

  it('redirects to the bookings without an id, and sends no call (AMB-42)', () => {
    const page = open(bookingDetails(), { at: '/parkshare/bookings/details' });
    expect(page.address()).toBe('/parkshare/bookings');
    expect(page.client.calls).toEqual([]);
    expect(firstCallUrls(descriptor, '/parkshare/bookings/details')).toEqual([]);
  });

  it.each([
    ['Booked', bookingDetails()],
    ['Now', bookingDetails({ booking: parkingBooking({ date: today }) })],
    ['Past', bookingDetails({ booking: parkingBooking({ date: '2026-11-19', canCancel: false }) })],
    ['Cancelled', bookingDetails({ booking: parkingBooking({ state: 'cancelled' }) })],
    ['Taken back', bookingDetails({ booking: parkingBooking({ state: 'recalled' }) })],
  ])('says that it is %s', async (state, details) => {
    open(details);
    const header = (await title('P1 North, spot A010')).closest('header') as HTMLElement;
    expect(within(header).getByText(state)).toBeInTheDocument();
    expect(within(header).queryAllByRole('button')).toHaveLength(details.booking.canCancel ? 2 : 0);
  });

  it('shows that only one half was given up', async () => {
    const booking = parkingBooking();
    open(
      bookingDetails({
        booking: {
          ...booking,
          halves: booking.halves.map((half) => (half.half === 'pm' ? { ...half, state: 'recalled' } : half)),
        },
      }),
    );
    await title('P1 North, spot A010');
    expect(facts().Time).toBe('Morning 06:00–13:00Afternoon 13:00–20:00 (Taken back)');
    expect(screen.getByText(/The company that owns the spot needed it back/)).toBeInTheDocument();
  });

  it('leaves out unknown facts', async () => {
    open(
      bookingDetails({
        booking: parkingBooking({ lot: { id: 'x', name: 'P1 North', address: '', position: null } }),
        directions: '',
        credits: [],
      }),
    );
    await title('P1 North, spot A010');
    expect(screen.queryByRole('region', { name: 'Directions' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Credits' })).toBeNull();
  });

  it('can be cancelled here as well, and then shows it', async () => {
    const page = open(bookingDetails(), {
      answers: {
        'DELETE /api/parking/bookings/{id}': { booking: parkingBooking({ state: 'cancelled' }), parkshareCredits: 7 },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
    page.client.answer({
      'GET /api/parking/bookings/{id}': bookingDetails({ booking: parkingBooking({ state: 'cancelled' }) }),
    });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(
      await screen.findByText('Booking cancelled and 2 credits refunded. You have 7 credits.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(page.services.session.getState().user?.parkshareCredits).toBe(7);
  });

  it.each([404, 400])('has a not-found page for a missing booking (%i)', async (status) => {
    const page = open(refusal(status, 'errors.parking.bookingNotFound'));
    expect(await title('Booking not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my bookings' })).toHaveAttribute('href', '/parkshare/bookings');
    expect(document.title).toBe('Booking not found · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('shows an error in place, and recovers', async () => {
    const page = open(refusal(503, 'errors.unavailable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/parking/bookings/{id}': bookingDetails() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('P1 North, spot A010')).toBeInTheDocument();
  });

  it('leads to ticketing with the spot and the way back, for whom it is open (FUNC-11)', async () => {
    const options = {
      permissions: ['Parkshare_Read', 'Parkshare_Book', 'Ticketing_Create'],
      routes: ['/portal/ticketing'],
      configuration: { links: { ...noLinks, ticketing: 'https://tickets.example' } },
    } as const;
    const page = open(bookingDetails(), options);
    const link = await screen.findByRole('link', { name: /^Report a problem with the spot/ });
    const address = new URL(link.getAttribute('href') ?? '', 'https://park.example');
    expect(address.pathname).toBe('/portal/ticketing');
    expect(address.searchParams.get('about')).toBe(`spot:${bookingDetails().booking.spot.id}`);
    expect(address.searchParams.get('back')).toBe(at);
    page.unmount();
    open(bookingDetails(), { ...options, permissions: ['Parkshare_Read', 'Parkshare_Book'] });
    await title('P1 North, spot A010');
    expect(screen.queryByRole('link', { name: /^Report a problem/ })).not.toBeInTheDocument();
  });

  describe('choosing the vehicle', () => {
    const put = 'PUT /api/parking/bookings/{id}/vehicle';
    const choose = async (plate: string | null, plates: readonly string[], more: FakeAnswers = {}) => {
      const page = open(bookingDetails({ booking: parkingBooking({ plate }) }), {
        answers: {
          'GET /api/parking/vehicles': { vehicles: plates.map((value) => ({ plate: value, isElectric: false })) },
          [put]: { booking: parkingBooking(), parkshareCredits: 5 },
          ...more,
        },
      });
      await page.user.click(await screen.findByRole('button', { name: 'Choose vehicle' }));
      return page;
    };
    const plateField = () => screen.findByRole('combobox', { name: /^Number plate/ });
    const sent = (page: Awaited<ReturnType<typeof choose>>) =>
      page.client.calls.filter(({ name }) => name === put).map(({ input }) => (input as { body: unknown }).body);

    it('sends the plate, or none', async () => {
      const page = await choose('VD 1', ['VD 1', 'VD 2']);
      await page.user.selectOptions(await plateField(), 'VD 2');
      await page.user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('The vehicle is saved.');
      await page.user.click(screen.getByRole('button', { name: 'Choose vehicle' }));
      await page.user.selectOptions(await plateField(), '');
      await page.user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sent(page)).toEqual([{ plate: 'VD 2' }, { plate: null }]));
      expect(page.missingTexts).toEqual([]);
    });

    it('asks before it discards the choice', async () => {
      const page = await choose('VD 1', ['VD 1', 'VD 2']);
      await page.user.selectOptions(await plateField(), 'VD 2');
      await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    });

    it('offers no plate that is not among the vehicles any more, and says at the field what was refused', async () => {
      const page = await choose('VD 9', ['VD 1'], {
        [put]: refusal(400, 'errors.validation', { fields: { plate: 'errors.field.choice' } }),
      });
      expect(await plateField()).toHaveDisplayValue('No vehicle');
      await page.user.selectOptions(await plateField(), 'VD 1');
      await page.user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      expect(await plateField()).toHaveAccessibleDescription(/Please check this answer/);
    });

    it('leads to the vehicles when there are none', async () => {
      const page = await choose(null, []);
      expect(await screen.findByRole('link', { name: 'Add your vehicle' })).toHaveAttribute(
        'href',
        '/parkshare/vehicles',
      );
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('has the place and the directions in French', async () => {
    const page = open(bookingDetails({ booking: parkingBooking({ state: 'recalled' }) }), { language: 'fr' });
    expect(await title('P1 North, place A010')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Accès' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await title('P1 North, spot A010');
    expect((await axe(container)).violations).toEqual([]);
  });
});
